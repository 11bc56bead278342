import { describe, expect, it } from 'vitest';
import { addressObjection, admitFiles } from './media/admit-files.ts';
import { drawnRatio, readAspectRatio, reduceRatio } from './sizes/aspect-ratio.ts';
import { countSet } from './values/count-set.ts';
import { describeMedia, formatDuration } from './media/describe-media.ts';
import { drawSeed } from './values/draw-seed.ts';
import { fieldHint } from './help/field-hint.ts';
import type { FormField, MediaField, NumberField } from './form-field.ts';
import { createFormModel } from './model/form-model.ts';
import { describeAddress, isMediaAddress, kindOfAddress, readMediaAddress } from './media/media-address.ts';
import { currentNumber, fitNumber, numberFromText, stepNumber } from './kinds/number-text.ts';
import { moveEntry, placeUpload } from './place-upload.ts';
import { ratiosInView } from './sizes/ratios-in-view.ts';
import { readOptions } from './kinds/read-choice.ts';
import { setAt } from './set-at.ts';
import { describeSize, sizeForRatio } from './sizes/size-for-ratio.ts';

function only<Kind extends FormField['kind']>(kind: Kind, property: unknown, name = 'value') {
  const [field] = createFormModel({ properties: { [name]: property } }).fields;
  if (field?.kind !== kind) throw new Error(`not a ${kind}`);
  return field as Extract<FormField, { kind: Kind }>;
}

const file = (name: string, type = 'image/png', size = 10) => ({ name, type, size });

describe('readAspectRatio', () => {
  it('reads every way that catalogues write proportions', () => {
    expect(readAspectRatio('16:9')).toEqual({ width: 16, height: 9 });
    expect(readAspectRatio('1024x1536')).toEqual({ width: 1024, height: 1536 });
    expect(readAspectRatio('portrait_16_9')).toEqual({ width: 9, height: 16 });
    expect(readAspectRatio('landscape_4_3')).toEqual({ width: 4, height: 3 });
    expect(readAspectRatio('square_hd')).toEqual({ width: 1, height: 1 });
    for (const other of ['auto', '2x', '720P', '0:1', 3]) expect(readAspectRatio(other)).toBeNull();
  });
});

describe('drawnRatio', () => {
  it('stays inside 26 × 22 and never vanishes', () => {
    expect(drawnRatio({ width: 1, height: 1 })).toEqual({ width: 17, height: 17 });
    expect(drawnRatio({ width: 21, height: 9 })).toEqual({ width: 26, height: 11 });
    expect(drawnRatio({ width: 1, height: 40 })).toEqual({ width: 4, height: 22 });
  });
});

describe('reduceRatio', () => {
  it('divides by what both sides share', () => {
    expect(reduceRatio(1536, 1024)).toEqual({ width: 3, height: 2 });
    expect(reduceRatio(1.5, 1)).toBeNull();
  });
});

describe('ratiosInView', () => {
  const options =
    readOptions({ enum: ['auto', '21:9', '16:9', '3:2', '7:5', '4:3', '1:1', '4:5', '9:16'] })?.options ?? [];
  it('keeps one line, with the chosen one on it', () => {
    expect(ratiosInView(options, '', false)).toEqual({ columns: 7, places: [0, 1, 2, 3, 4, 5], hidden: 3 });
    expect(ratiosInView(options, '8', false).places).toEqual([0, 1, 2, 3, 4, 8]);
    expect(ratiosInView(options, '', true)).toMatchObject({ columns: 5, hidden: 0 });
    expect(ratiosInView(options.slice(0, 3), '', false)).toEqual({ columns: 3, places: [0, 1, 2], hidden: 0 });
  });
});

describe('numberFromText', () => {
  it('makes a number of text only where nothing is lost', () => {
    expect(numberFromText('12')).toBe(12);
    for (const text of ['', '1.', '0.50', '-', '1e3', '007']) expect(numberFromText(text)).toBe(text);
  });
});

describe('stepNumber', () => {
  const field: NumberField = only('number', { type: 'number', minimum: 0, maximum: 1, default: 0.5 });
  it('steps from the default, on the steps, inside the bounds', () => {
    expect(stepNumber(field, undefined, 1)).toBe(0.51);
    expect(stepNumber(field, '0.995', 10)).toBe(1);
    expect(stepNumber(field, 0.3, -100)).toBe(0);
    expect(fitNumber(field, 0.1 + 0.2)).toBe(0.3);
    expect(currentNumber(field, 'x')).toBeNull();
  });
});

describe('drawSeed', () => {
  it('stays inside the bounds', () => {
    expect(drawSeed({ minimum: null, maximum: null, step: 1 }, 0)).toBe(0);
    expect(drawSeed({ minimum: null, maximum: null, step: 1 }, 0.999_999_999_9)).toBe(2_147_483_647);
    expect(drawSeed({ minimum: 5, maximum: 6, step: 1 }, 0.99)).toBe(6);
  });
});

describe('sizeForRatio', () => {
  const side: NumberField = only('number', { type: 'integer', minimum: 64, maximum: 1500 }, 'width');
  it('keeps the pixels, in whole eights, inside the bounds', () => {
    const fields = { width: side, height: side };
    expect(sizeForRatio({ width: 16, height: 9 }, 1024 * 1024, fields)).toEqual({ width: 1368, height: 768 });
    expect(sizeForRatio({ width: 1, height: 1 }, 5000 * 5000, fields)).toEqual({ width: 1496, height: 1496 });
  });
});

describe('describeSize', () => {
  it('names simple proportions and the pixels', () => {
    expect(describeSize(1536, 1024)).toBe('3:2 · 1.57 MP');
    expect(describeSize(1368, 768)).toBe('16:9 · 1.05 MP');
    expect(describeSize(1000, 611)).toBe('0.61 MP');
  });
});

describe('readMediaAddress', () => {
  it('knows the studio’s own media, whichever of their pictures it was', () => {
    const origin = 'http://127.0.0.1:3000';
    expect(readMediaAddress(`${origin}/api/studio/media/abc/thumbnail?x=1`, origin)).toBe('/api/studio/media/abc');
    expect(readMediaAddress(' https://e.com/a.png ', origin)).toBe('https://e.com/a.png');
    expect(readMediaAddress('a.png', origin)).toBeNull();
    expect(isMediaAddress('javascript:alert(1)')).toBe(false);
  });
});

describe('describeAddress', () => {
  it('gives the host and the last part of the path', () => {
    expect(describeAddress('https://e.com/a/b%20c.png?x=1')).toEqual({ host: 'e.com', name: 'b c.png' });
    expect(describeAddress('data:image/png;base64,AA')).toEqual({ host: 'data', name: 'image/png' });
    expect(kindOfAddress('https://e.com/a.MOV')).toBe('video');
    expect(kindOfAddress('https://e.com/a')).toBeNull();
  });
});

describe('admitFiles', () => {
  const field: MediaField = only(
    'media',
    { type: 'array', maxItems: 3, items: { type: 'string', format: 'uri' } },
    'images',
  );
  it('takes what fits and says why not', () => {
    const given = [file('a.png'), file('b.mp4', 'video/mp4'), file('c.png', '', 0), file('d.jpg', ''), file('e.png')];
    const { admitted, messages } = admitFiles(field, given, 1);
    expect(admitted.map(({ name }) => name)).toEqual(['a.png', 'd.jpg']);
    expect(messages).toEqual([
      'b.mp4 is a film; this takes pictures.',
      'c.png is empty.',
      'At most 3 here: only the first 2 were taken.',
    ]);
    expect(admitFiles(field, [file('a.png')], 3).messages).toEqual(['At most 3 here. Remove one first.']);
  });
  it('does not name every file of a whole folder', () => {
    const texts = Array.from({ length: 200 }, (_, index) => file(`${index}.png`, '', 0));
    expect(admitFiles(field, texts, 0).messages).toEqual([
      '0.png is empty.',
      '1.png is empty.',
      '2.png is empty.',
      '197 more were not taken.',
    ]);
  });
  it('says how large a file may be', () => {
    const small: MediaField = { ...field, maxBytes: 10_000_000 };
    expect(admitFiles(small, [file('a.png', 'image/png', 12_400_000)], 0).messages).toEqual([
      'a.png has 12 MB; at most 10 MB here.',
    ]);
  });
  it('objects to an address of another kind', () => {
    expect(addressObjection(field, 'https://e.com/a.mp4')).toBe('This address is a film; this takes pictures.');
    expect(addressObjection(field, 'https://e.com/a')).toBeNull();
  });
});

describe('placeUpload', () => {
  it('keeps the order files were given in, however late they arrive', () => {
    const orders: Record<string, number> = { two: 2, three: 3 };
    const orderOf = (address: string) => orders[address] ?? null;
    expect(placeUpload(['old', 'two', 'three'], orderOf, 1)).toBe(1);
    expect(placeUpload(['old', 'two', 'three'], orderOf, 4)).toBe(3);
    expect(placeUpload(['two', 'old'], orderOf, 1)).toBe(2);
  });
});

describe('moveEntry', () => {
  it('moves one entry and stays inside the list', () => {
    expect(moveEntry(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
    expect(moveEntry(['a', 'b', 'c'], 2, -5)).toEqual(['c', 'a', 'b']);
  });
});

describe('setAt', () => {
  it('sets one place and leaves nothing empty behind', () => {
    expect(setAt({ a: 1 }, '/b/c', 2)).toEqual({ a: 1, b: { c: 2 } });
    expect(setAt({ a: 1, b: { c: 2 } }, '/b/c', undefined)).toEqual({ a: 1 });
  });
});

describe('countSet', () => {
  it('counts what differs from the defaults', () => {
    const { fields } = createFormModel({
      properties: { a: { type: 'integer', default: 3 }, b: { type: 'string' }, c: { type: 'boolean', default: true } },
    });
    expect(countSet(fields, { a: 3, b: '', c: false })).toBe(1);
    expect(countSet(fields, { a: '4', b: 'x' })).toBe(2);
  });
});

describe('fieldHint', () => {
  it('counts words, and characters when they run out', () => {
    const prompt = only('text', { type: 'string', maxLength: 10 }, 'prompt');
    expect(fieldHint(prompt, 'two words')).toBe('9 of 10 characters');
    expect(fieldHint({ ...prompt, maxLength: null }, 'two words')).toBe('2 words');
    expect(fieldHint(prompt, undefined)).toBeNull();
  });
  it('counts media against their limit', () => {
    const images = only('media', { type: 'array', maxItems: 3, items: { type: 'string', format: 'uri' } }, 'images');
    expect(fieldHint(images, undefined)).toBe('up to 3');
    expect(fieldHint(images, ['x'])).toBe('1 of 3');
    const words = only('text-list', { type: 'array', maxItems: 4, items: { type: 'string' } }, 'words');
    expect([fieldHint(words, undefined), fieldHint(words, ['a', 'b'])]).toEqual(['up to 4', '2 of 4']);
  });
});

describe('describeMedia', () => {
  it('gives size, duration and bytes', () => {
    const media = { width: 1920, height: 1080, durationSeconds: 5.2, bytes: 2_100_000 };
    expect(describeMedia(media)).toBe('1920 × 1080 · 0:05 · 2 MB');
    expect(formatDuration(3723)).toBe('1:02:03');
  });
});
