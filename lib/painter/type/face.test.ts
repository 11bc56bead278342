import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { faceFor, fontOf, writtenIn } from './face.ts';
import { faceStyles } from './face-styles.ts';
import { type SampleLanguage, samples } from './testing/samples.ts';

const context = createCanvas(160, 120).getContext('2d');

/** The ink of a text as a string, for comparison. */
function inkOf(font: string, text: string): string {
  context.clearRect(0, 0, 160, 120);
  context.font = font;
  context.fillText(text, 20, 80);
  return Buffer.from(context.getImageData(0, 0, 160, 120).data).toString('base64');
}

/** The family whose glyph a list of families draws: the first that draws the character in the same way alone. */
function ownerOf(families: readonly string[], character: string, weight: number): string | undefined {
  const drawn = inkOf(`${weight} 48px ${families.join(', ')}`, character);
  return families.find((family) => inkOf(`${weight} 48px ${family}`, character) === drawn);
}

const nowhere = 'Easel has no such family';

describe('faceFor', () => {
  it.each(Object.keys(samples) as SampleLanguage[])(
    'has every character of %s in bundled fonts, in every type style',
    (language) => {
      for (const style of [
        faceStyles.strong,
        faceStyles.serif,
        faceStyles.condensed,
        faceStyles.brush,
        faceStyles.body,
      ]) {
        const face = faceFor(style, samples[language]);
        const families = face.families.split(', ');
        for (const family of families) expect(GlobalFonts.has(family.slice(1, -1))).toBe(true);
        context.lang = face.language;
        for (const character of new Set(writtenIn(face, samples[language]).replaceAll(/[\s\p{M}]/gu, ''))) {
          const drawn = inkOf(fontOf(face, 48), character);
          const missing = inkOf(`${face.weight} 48px "${nowhere}"`, character);
          // A family that does not exist gives a glyph of the system's fonts, or none.
          expect(drawn === missing ? character : null, `${language} ${face.families}`).toBeNull();
          expect(ownerOf(families, character, face.weight), `${language}: ${character}`).toBeDefined();
        }
      }
    },
  );

  it('joins Arabic letters: a word is narrower than its letters apart', () => {
    const text = 'سلسبيل';
    const face = faceFor(faceStyles.strong, text);
    context.font = fontOf(face, 100);
    const apart = Array.from(text).reduce((sum, letter) => sum + context.measureText(letter).width, 0);
    expect(context.measureText(text).width).toBeLessThan(apart * 0.8);
  });

  it('forms Devanagari conjuncts', () => {
    const face = faceFor(faceStyles.strong, 'क्ष');
    context.font = fontOf(face, 100);
    const apart = context.measureText('क').width + context.measureText('ष').width;
    expect(context.measureText('क्ष').width).toBeLessThan(apart * 0.9);
  });

  it('stacks Thai marks without adding width', () => {
    const face = faceFor(faceStyles.strong, 'ปี่');
    context.font = fontOf(face, 100);
    expect(context.measureText('ปี่').width).toBeCloseTo(context.measureText('ป').width, 0);
  });

  it('draws one Han letter in each language’s own form', () => {
    const inks = ['骨', '骨の', '骨은'].map((surroundings) => {
      const face = faceFor(faceStyles.strong, '骨', surroundings);
      context.lang = face.language;
      return inkOf(fontOf(face, 64), '骨');
    });
    expect(new Set(inks).size).toBeGreaterThan(1);
  });

  it('does not space joined scripts and writes capitals by the language’s rules', () => {
    expect(faceFor(faceStyles.text, 'مرحبا').tracking).toBe(0);
    expect(faceFor(faceStyles.text, 'hello').tracking).toBeGreaterThan(0);
    expect(writtenIn(faceFor(faceStyles.text, 'Καλημέρα'), 'Καλημέρα')).toBe('ΚΑΛΗΜΕΡΑ');
    expect(writtenIn(faceFor(faceStyles.text, 'Straße'), 'Straße')).toBe('STRASSE');
  });

  it('does not use a display typeface that lacks a letter', () => {
    expect(faceFor(faceStyles.condensed, 'Open').families).toMatch(/^"Easel bebas-neue/);
    expect(faceFor(faceStyles.condensed, 'Ανοιχτό').families).toMatch(/^"Easel sofia-sans-extra-condensed/);
  });
});
