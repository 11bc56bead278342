import { describe, expect, it } from 'vitest';
import { mediaFieldsOf, withMedium } from './media-fields.ts';

describe('mediaFieldsOf', () => {
  it('finds single and listed media in display order, and leaves hidden ones out', () => {
    const schema = {
      properties: {
        clips: { type: 'array', items: { type: 'string', renderType: 'video-url' }, title: 'Clips', 'x-order': 2 },
        input_image: { type: 'string', renderType: 'image-url', title: 'First frame', 'x-order': 1 },
        secret_image: { type: 'string', renderType: 'image-url', 'x-hidden': true },
        prompt: { type: 'string', 'x-order': 0 },
      },
    };
    expect(mediaFieldsOf(schema)).toEqual([
      { name: 'input_image', title: 'First frame', kind: 'image', isList: false, mode: null },
      { name: 'clips', title: 'Clips', kind: 'video', isList: true, mode: null },
    ]);
  });

  it('finds media that may be null, that are one or several, or that a catalogue wraps', () => {
    const image = { type: 'string', format: 'uri' };
    const schema = {
      properties: {
        image_url: { anyOf: [image, { type: 'null' }], title: 'Start' },
        mask_url: { allOf: [image] },
        images: { oneOf: [image, { type: 'array', items: image }] },
      },
    };
    expect(mediaFieldsOf(schema)).toMatchObject([
      { name: 'image_url', title: 'Start', kind: 'image', isList: false },
      { name: 'mask_url', kind: 'image', isList: false },
      { name: 'images', kind: 'image', isList: true },
    ]);
  });

  it('finds none where there is no schema', () => {
    expect(mediaFieldsOf(null)).toEqual([]);
  });
});

describe('withMedium', () => {
  const field = { name: 'image', title: 'Image', kind: 'image', isList: false, mode: null } as const;

  it('takes the place of what was there', () => {
    expect(withMedium({ image: '/old', prompt: 'a' }, field, '/new')).toEqual({ image: '/new', prompt: 'a' });
  });

  it('goes to the end of a list', () => {
    expect(withMedium({ image: ['/old'] }, { ...field, isList: true }, '/new')).toEqual({ image: ['/old', '/new'] });
    expect(withMedium({}, { ...field, isList: true }, '/new')).toEqual({ image: ['/new'] });
  });

  it('turns to the exclusive mode of the field', () => {
    expect(withMedium({ images: ['/a'], $mode: 0 }, { ...field, mode: 1 }, '/new')).toEqual({
      images: ['/a'],
      image: '/new',
      $mode: 1,
    });
  });
});
