import { describe, expect, it } from 'vitest';
import { findColour } from '../../colour/colour-names.ts';
import type { EditOperation } from '../operations/edit-operation.ts';
import { readInstructions } from './read-instructions.ts';

const names = (prompt: string): string[] => readInstructions(prompt, 1).map(({ name }) => name);

function only<Name extends EditOperation['name']>(prompt: string, name: Name): EditOperation & { name: Name } {
  const found = readInstructions(prompt, 1).find((operation) => operation.name === name);
  if (found === undefined) throw new Error(`${prompt} gives no ${name}`);
  return found as EditOperation & { name: Name };
}

const kinds = (operation: EditOperation): string[] => operation.region?.include.map(({ kind }) => kind) ?? [];

describe('readInstructions', () => {
  it.each([
    ['black and white', ['monochrome']],
    ['B&W please', ['monochrome']],
    ['Warmer, with a soft vignette and a little film grain', ['temperature', 'vignette', 'grain']],
    ['much brighter and slightly cooler', ['exposure', 'temperature']],
    ['sepia', ['sepia']],
    ['invert the colours', ['invert']],
    ['duotone of navy and gold', ['duotone']],
    ['blur', ['blur']],
    ['sharpen it', ['sharpen']],
    ['remove the noise', ['denoise']],
    ['unblur', ['sharpen']],
    ['pixelate', ['pixelate']],
    ['a pencil sketch', ['sketch']],
    ['watercolour painting', ['watercolour']],
    ['oil painting', ['oil']],
    ['emboss', ['emboss']],
    ['rotate left', ['rotate']],
    ['flip vertically', ['flip']],
    ['rotate 90 degrees clockwise and flip it vertically', ['rotate', 'flip']],
    ['crop to 16:9', ['crop']],
    ['square crop', ['crop']],
    ['remove the background', ['cutout']],
    ['make the background transparent', ['cutout']],
    ['make the background white', ['backdrop']],
    ['on a sky blue background', ['backdrop']],
    ['make the red car blue', ['recolour']],
    ['change green to orange', ['recolour']],
    ['blue instead of red', ['recolour']],
    ['turn the sky pink', ['recolour']],
    ['make it blue', ['tint']],
    ['cyberpunk', ['style']],
    ['add fog', ['style', 'fog']],
    ['make it rain', ['style', 'rain']],
    ['let it snow', ['snow']],
    ['anime style', ['cartoon']],
    ['teal and pink palette', ['style']],
    ['a hat on the man', ['style']],
    ['add a thin white border', ['border']],
    ['“Hello” at the top', ['lettering']],
  ])('reads “%s”', (prompt, expected) => {
    expect(names(prompt)).toEqual(expected);
  });

  it('preserves the order of the prompt, and puts borders and lettering last', () => {
    expect(names('add "Sale", a black border, sharpen, then blur the background')).toEqual([
      'sharpen',
      'blur',
      'border',
      'lettering',
    ]);
  });

  it('reads strengths as words and as percentages', () => {
    const [faint, slight, usual, strong] = ['very slightly', 'slightly', '', 'much'].map(
      (words) => only(`${words} brighter`, 'exposure').amount,
    );
    expect([faint, slight, usual, strong]).toEqual(
      [faint, slight, usual, strong].toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    );
    expect(new Set([faint, slight, usual, strong]).size).toBe(4);
    expect(only('brighten by 30 %', 'exposure').amount).toBeCloseTo(0.3);
    expect(only('sharpen it a lot', 'sharpen').amount).toBeGreaterThan(only('sharpen it', 'sharpen').amount);
  });

  it('inverts what the prompt asks for less of, or calls too much', () => {
    expect(only('less contrast', 'contrast').amount).toBeLessThan(0);
    expect(only('reduce the saturation by half', 'saturation').amount).toBeLessThan(0);
    expect(only('it is too dark', 'exposure').amount).toBeGreaterThan(0);
    expect(only('too warm', 'temperature').amount).toBeLessThan(0);
  });

  it('leaves out refused edits', () => {
    expect(names('no vignette, brighter')).toEqual(['exposure']);
    expect(names('warmer without grain')).toEqual(['temperature']);
  });

  it('reads rotations with their direction and angle', () => {
    expect(only('rotate 15 degrees counter-clockwise', 'rotate').degrees).toBe(-15);
    expect(only('turn right', 'rotate').degrees).toBe(90);
    expect(only('upside down', 'rotate').degrees).toBe(180);
    expect(only('mirror it', 'flip').direction).toBe('horizontal');
  });

  it('finds the region of an edit', () => {
    expect(kinds(only('darken the sky', 'exposure'))).toEqual(['sky']);
    expect(kinds(only('blur the background', 'blur'))).toEqual(['background']);
    expect(kinds(only('make the red car blue', 'recolour'))).toEqual(['colour']);
    expect(kinds(only('make the sky darker and more dramatic', 'contrast'))).toEqual(['sky']);
    expect(only('make the photo of a woman brighter', 'exposure').region).toBeNull();
    expect(only('brighter', 'exposure').region).toBeNull();
  });

  it('excludes regions that the prompt protects', () => {
    for (const prompt of ['black and white except the red', 'make everything black and white but the red car']) {
      expect(only(prompt, 'monochrome').region).toMatchObject({
        include: [{ kind: 'everything' }],
        except: [{ kind: 'colour', colour: { name: 'red' } }],
      });
      expect(names(prompt)).toEqual(['monochrome']);
    }
    expect(only('black and white, keep the sky', 'monochrome').region?.except[0]?.kind).toBe('sky');
  });

  it('reads how lettering is set', () => {
    expect(only('add "SALE" in big red letters at the top left, and blur the background', 'lettering')).toMatchObject({
      text: 'SALE',
      down: 'top',
      across: 'left',
      size: 0.16,
      rgb: findColour('red')?.rgb,
    });
    expect(only("“Hello” handwritten, bottom right, in gold. Don't blur", 'lettering')).toMatchObject({
      face: 'hand',
      across: 'right',
      rgb: findColour('gold')?.rgb,
    });
  });

  it('returns an edit for any text, the same each time', () => {
    expect(readInstructions('quux', 5)).toEqual(readInstructions('quux', 5));
    expect(readInstructions('quux', 5)).not.toEqual(readInstructions('frob', 5));
    expect(names('…')).toEqual(['style']);
  });
});
