import { describe, expect, it } from 'vitest';
import { derivedName, derivedTitle } from './derived-name.ts';

const source = { name: 'harbour seed 7.png', width: 768, height: 512 };
const named = (name: string, width: number | null, height: number | null, distinction = '') =>
  derivedName({ ...source, name }, { width, height }, { model: 'Creative upscale', distinction });

const titled = (caption: string, width: number, height: number) =>
  derivedTitle({ caption, width: 768, height: 512 }, { width, height }, 'Cut out');

describe('derivedName', () => {
  it('says how much larger the result is', () => {
    expect(named('harbour seed 7.png', 1536, 1024)).toBe('harbour seed 7 @2x');
    expect(named('harbour.v2.png', 1151, 768)).toBe('harbour.v2 @1.5x');
    expect(named('harbour.png', 1536, 1024, ' (2)')).toBe('harbour @2x (2)');
  });

  it('contains what became of a file with a long name', () => {
    expect(named(`${'fog '.repeat(20)}.png`, 1536, 1024)).toMatch(/^fog .*fog @2x$/);
  });

  it('multiplies repeated enlargements', () => {
    expect(named('harbour @2x.png', 1536, 1024)).toBe('harbour @4x');
  });

  it('names the model where the result is not larger', () => {
    expect(named('harbour.png', 768, 512)).toBe('harbour, creative upscale');
    expect(named('harbour.png', 1536, 1536)).toBe('harbour, creative upscale');
    expect(named('sea.wav', null, null, ' (3)')).toBe('sea, creative upscale (3)');
  });
});

describe('derivedTitle', () => {
  it('is the caption of the source with the factor, also of a repeated enlargement', () => {
    expect(titled('A mill by a river', 1536, 1024)).toBe('A mill by a river ×2');
    expect(titled('A mill by a river ×2', 1536, 1024)).toBe('A mill by a river ×4');
  });

  it('names the model where the result is not larger', () => {
    expect(titled('A mill by a river', 768, 512)).toBe('A mill by a river, cut out');
  });
});
