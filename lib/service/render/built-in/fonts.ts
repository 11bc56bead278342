import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';

/** A kind of lettering. */
export type FontFace = 'sans' | 'serif' | 'hand';

const require = createRequire(import.meta.url);

const packages: Record<FontFace, { manifest: () => string; prefix: string; scripts: readonly string[] }> = {
  sans: {
    manifest: () => require.resolve('@fontsource-variable/inter/package.json'),
    prefix: 'inter',
    scripts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext'],
  },
  serif: {
    manifest: () => require.resolve('@fontsource-variable/playfair-display/package.json'),
    prefix: 'playfair-display',
    scripts: ['latin', 'latin-ext', 'vietnamese', 'cyrillic'],
  },
  hand: {
    manifest: () => require.resolve('@fontsource-variable/caveat/package.json'),
    prefix: 'caveat',
    scripts: ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext'],
  },
};

const familyOf = (face: FontFace, script: string): string => `Easel ${face} ${script}`;
const registered = new Set<FontFace>();

function register(face: FontFace): void {
  if (registered.has(face)) return;
  registered.add(face);
  const { manifest, prefix, scripts } = packages[face];
  const files = join(dirname(manifest()), 'files');
  for (const script of scripts) {
    GlobalFonts.registerFromPath(join(files, `${prefix}-${script}-wght-normal.woff2`), familyOf(face, script));
  }
}

/**
 * The value of `font-family` for a face, its fonts registered with the canvas. They come with npm packages, so that lettering
 * looks the same on every machine; what a face lacks is taken from the sans serif.
 */
export function fontFamily(face: FontFace): string {
  const faces: FontFace[] = face === 'sans' ? ['sans'] : [face, 'sans'];
  for (const each of faces) register(each);
  return faces.flatMap((each) => packages[each].scripts.map((script) => `"${familyOf(each, script)}"`)).join(', ');
}
