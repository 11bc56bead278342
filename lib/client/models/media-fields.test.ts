import { describe, expect, it } from 'vitest';
import { mediaFieldsOf } from './media-fields.ts';

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
      { name: 'input_image', title: 'First frame', kind: 'image', isList: false },
      { name: 'clips', title: 'Clips', kind: 'video', isList: true },
    ]);
  });

  it('finds nullable media, single-or-list media, and media wrapped by a catalogue', () => {
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

  it('finds none without a schema', () => {
    expect(mediaFieldsOf(null)).toEqual([]);
  });
});
