# Dear ImGui with its SDL2 and SDL_Renderer backends, as third_party::imgui.
# From the system's package (its library, and the two backends from the sources it ships), or else from
# upstream at a pinned tag. Without a network: -DFETCHCONTENT_SOURCE_DIR_IMGUI=/path/to/imgui.
set(GONEROOMS_IMGUI auto CACHE STRING "Where Dear ImGui comes from: auto, system or fetch")
set_property(CACHE GONEROOMS_IMGUI PROPERTY STRINGS auto system fetch)
set(imgui_tag v1.90.9)

# The backends were renamed in 1.90 (sdlrenderer2) and 1.89 (sdl2); both namings are looked for.
set(platform_names imgui_impl_sdl2 imgui_impl_sdl)
set(renderer_names imgui_impl_sdlrenderer2 imgui_impl_sdlrenderer)

function(first_existing_source out folder)
  foreach(name IN LISTS ARGN)
    if(EXISTS ${folder}/${name}.cpp)
      set(${out} ${folder}/${name}.cpp PARENT_SCOPE)
      return()
    endif()
  endforeach()
  message(FATAL_ERROR "cannot build Dear ImGui: none of ${ARGN} is in ${folder}")
endfunction()

set(imgui_from_system OFF)
if(NOT GONEROOMS_IMGUI STREQUAL "fetch")
  find_path(IMGUI_INCLUDE_DIR imgui.h PATH_SUFFIXES imgui)
  find_library(IMGUI_LIBRARY imgui)
  find_path(IMGUI_BACKEND_INCLUDE_DIR NAMES imgui_impl_sdl2.h imgui_impl_sdl.h
    HINTS ${IMGUI_INCLUDE_DIR} PATH_SUFFIXES backends imgui/backends)
  find_path(IMGUI_BACKEND_SOURCE_DIR NAMES imgui_impl_sdlrenderer2.cpp imgui_impl_sdlrenderer.cpp
    PATHS /usr/share/doc/libimgui-dev/examples/backends /usr/share/imgui/backends /usr/src/imgui/backends
    NO_DEFAULT_PATH)
  if(IMGUI_INCLUDE_DIR AND IMGUI_LIBRARY AND IMGUI_BACKEND_INCLUDE_DIR AND IMGUI_BACKEND_SOURCE_DIR)
    set(imgui_from_system ON)
  elseif(GONEROOMS_IMGUI STREQUAL "system")
    message(FATAL_ERROR "cannot use the system's Dear ImGui: headers ${IMGUI_INCLUDE_DIR}, "
      "library ${IMGUI_LIBRARY}, backend headers ${IMGUI_BACKEND_INCLUDE_DIR}, "
      "backend sources ${IMGUI_BACKEND_SOURCE_DIR}; use -DGONEROOMS_IMGUI=fetch")
  endif()
endif()

if(imgui_from_system)
  # Both backends from source: then the archive gives nothing but the core.
  first_existing_source(platform ${IMGUI_BACKEND_SOURCE_DIR} ${platform_names})
  first_existing_source(renderer ${IMGUI_BACKEND_SOURCE_DIR} ${renderer_names})
  add_library(third_party_imgui STATIC ${platform} ${renderer})
  target_include_directories(third_party_imgui SYSTEM PUBLIC ${IMGUI_INCLUDE_DIR} ${IMGUI_BACKEND_INCLUDE_DIR})
  target_link_libraries(third_party_imgui PUBLIC ${IMGUI_LIBRARY})
  # Debian takes stb out of the archive into its own static library.
  find_library(STB_LIBRARY NAMES libstb.a stb)
  if(STB_LIBRARY)
    target_link_libraries(third_party_imgui PUBLIC ${STB_LIBRARY} m)
  endif()
  message(STATUS "Dear ImGui: ${IMGUI_LIBRARY}, ${renderer}")
else()
  FetchContent_Declare(imgui GIT_REPOSITORY https://github.com/ocornut/imgui.git
    GIT_TAG ${imgui_tag} GIT_SHALLOW ON)
  FetchContent_MakeAvailable(imgui)  # it has no CMakeLists.txt of its own: this only fetches
  first_existing_source(platform ${imgui_SOURCE_DIR}/backends ${platform_names})
  first_existing_source(renderer ${imgui_SOURCE_DIR}/backends ${renderer_names})
  add_library(third_party_imgui STATIC ${platform} ${renderer}
    ${imgui_SOURCE_DIR}/imgui.cpp ${imgui_SOURCE_DIR}/imgui_draw.cpp
    ${imgui_SOURCE_DIR}/imgui_tables.cpp ${imgui_SOURCE_DIR}/imgui_widgets.cpp)
  target_include_directories(third_party_imgui SYSTEM PUBLIC ${imgui_SOURCE_DIR} ${imgui_SOURCE_DIR}/backends)
  message(STATUS "Dear ImGui: ${imgui_SOURCE_DIR}, ${renderer}")
endif()
target_link_libraries(third_party_imgui PUBLIC third_party::sdl)
target_compile_options(third_party_imgui PRIVATE -w)
add_library(third_party::imgui ALIAS third_party_imgui)
