import type { NativePackage } from './native-package.ts';

/** @napi-rs/canvas' addon; the package's bill of materials (`sbom.cdx.json`) names the parts. */
export const skia: NativePackage = {
  name: '@napi-rs/canvas-*',
  about: `Skia, about 120 Rust crates (mostly MIT or Apache-2.0, four MPL-2.0), and @napi-rs/canvas itself (MIT), linked into
one addon. The package's sbom.cdx.json names every crate. Sources: https://github.com/Brooooooklyn/canvas`,
  parts: [
    { name: 'Skia', licence: 'BSD-3-Clause' },
    { name: 'brotli', licence: 'MIT' },
    { name: 'expat', licence: 'MIT' },
    { name: 'freetype', licence: 'FTL' },
    { name: 'harfbuzz', licence: 'MIT-Modern-Variant' },
    { name: 'highway', licence: 'Apache-2.0' },
    { name: 'icu', licence: 'ICU' },
    { name: 'libjpeg-turbo', licence: 'BSD-3-Clause AND IJG AND Zlib' },
    { name: 'libjxl', licence: 'BSD-3-Clause' },
    { name: 'libpng', licence: 'libpng-2.0' },
    { name: 'libwebp', licence: 'BSD-3-Clause' },
    { name: 'wuffs', licence: 'Apache-2.0' },
    { name: 'zlib', licence: 'Zlib' },
  ],
};
