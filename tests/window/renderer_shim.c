// Stands between the game and SDL and lets renderers fail, for renderers.sh. What fails is named in
// GONEROOMS_SHIM:
//   create  no accelerated renderer can be made
//   later   the accelerated renderer stops working
//   reset   all textures are lost, and SDL says so
// The last two happen once the file named in GONEROOMS_SHIM_FILE exists.
#define _GNU_SOURCE
#include <SDL.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define REAL(name) ((__typeof__(&(name)))dlsym(RTLD_NEXT, #name))
#define MOST 64

static SDL_Texture *textures[MOST];
static int isSoftware;

static int shallFail(const char *what) {
    const char *asked = getenv("GONEROOMS_SHIM");
    return asked && strcmp(asked, what) == 0;
}

static int isTime(void) {
    const char *file = getenv("GONEROOMS_SHIM_FILE");
    return file && access(file, F_OK) == 0;
}

SDL_Renderer *SDL_CreateRenderer(SDL_Window *window, int index, Uint32 flags) {
    isSoftware = (flags & SDL_RENDERER_SOFTWARE) != 0;
    if (shallFail("create") && !isSoftware) {
        SDL_SetError("forged: no acceleration");
        return NULL;
    }
    return REAL(SDL_CreateRenderer)(window, index, flags);
}

int SDL_UpdateTexture(SDL_Texture *texture, const SDL_Rect *part, const void *pixels, int pitch) {
    if (shallFail("later") && !isSoftware && isTime()) return SDL_SetError("forged: the device is lost");
    return REAL(SDL_UpdateTexture)(texture, part, pixels, pitch);
}

SDL_Texture *SDL_CreateTexture(SDL_Renderer *renderer, Uint32 format, int access, int width, int height) {
    SDL_Texture *texture = REAL(SDL_CreateTexture)(renderer, format, access, width, height);
    for (int i = 0; texture && i < MOST; ++i)
        if (!textures[i]) {
            textures[i] = texture;
            break;
        }
    return texture;
}

void SDL_DestroyTexture(SDL_Texture *texture) {
    for (int i = 0; i < MOST; ++i)
        if (textures[i] == texture) textures[i] = NULL;
    REAL(SDL_DestroyTexture)(texture);
}

static void paintMagenta(SDL_Texture *texture) {
    int width = 0;
    int height = 0;
    SDL_QueryTexture(texture, NULL, NULL, &width, &height);
    Uint32 *pixels = malloc(sizeof(Uint32) * (size_t)width * (size_t)height);
    for (int i = 0; i < width * height; ++i) pixels[i] = 0xffff00ffU;
    REAL(SDL_UpdateTexture)(texture, NULL, pixels, width * (int)sizeof(Uint32));
    free(pixels);
}

int SDL_WaitEventTimeout(SDL_Event *event, int ms) {
    if (!shallFail("reset") || !isTime()) return REAL(SDL_WaitEventTimeout)(event, ms);
    unlink(getenv("GONEROOMS_SHIM_FILE"));
    for (int i = 0; i < MOST; ++i)
        if (textures[i]) paintMagenta(textures[i]);
    memset(event, 0, sizeof *event);
    event->type = SDL_RENDER_DEVICE_RESET;
    return 1;
}
