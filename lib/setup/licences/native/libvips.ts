import type { NativePackage } from './native-package.ts';

/** sharp's libvips; the package's README names the parts and their licences. */
export const libvips: NativePackage = {
  name: '@img/sharp-libvips-*, @img/sharp-win32-*, @img/sharp-wasm32',
  about: `libvips and its dependencies, under LGPL-3.0-or-later as a whole: a library that sharp loads, or (Windows, WebAssembly)
that is linked with it. Sources: https://github.com/lovell/sharp-libvips`,
  parts: [
    { name: 'aom', licence: 'BSD-2-Clause AND LicenseRef-AOM-Patent-License-1.0' },
    { name: 'cairo', licence: 'MPL-1.1' },
    { name: 'cgif', licence: 'MIT' },
    { name: 'expat', licence: 'MIT' },
    { name: 'fontconfig', licence: 'HPND-sell-variant' },
    { name: 'freetype', licence: 'FTL' },
    { name: 'fribidi', licence: 'LGPL-3.0-or-later' },
    { name: 'glib', licence: 'LGPL-3.0-or-later' },
    { name: 'harfbuzz', licence: 'MIT-Modern-Variant' },
    { name: 'highway', licence: 'BSD-3-Clause' },
    { name: 'lcms', licence: 'MIT' },
    { name: 'libarchive', licence: 'BSD-2-Clause' },
    { name: 'libexif', licence: 'LGPL-3.0-or-later' },
    { name: 'libffi', licence: 'MIT' },
    { name: 'libheif', licence: 'LGPL-3.0-or-later' },
    { name: 'libimagequant', licence: 'BSD-2-Clause' },
    { name: 'libnsgif', licence: 'MIT' },
    { name: 'libpng', licence: 'libpng-2.0' },
    { name: 'librsvg', licence: 'LGPL-3.0-or-later' },
    { name: 'libtiff', licence: 'libtiff' },
    { name: 'libultrahdr', licence: 'MIT' },
    { name: 'libvips', licence: 'LGPL-3.0-or-later' },
    { name: 'libwebp', licence: 'BSD-3-Clause' },
    { name: 'libxml2', licence: 'MIT' },
    { name: 'mozjpeg', licence: 'Zlib AND IJG AND BSD-3-Clause' },
    { name: 'pango', licence: 'LGPL-3.0-or-later' },
    { name: 'pixman', licence: 'MIT' },
    { name: 'proxy-libintl', licence: 'LGPL-3.0-or-later' },
    { name: 'zlib-ng', licence: 'Zlib' },
  ],
};
