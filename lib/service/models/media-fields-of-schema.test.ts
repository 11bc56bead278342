import { describe, expect, it } from 'vitest';
import { mediaFieldsOfSchema } from './media-fields-of-schema.ts';

describe('mediaFieldsOfSchema', () => {
  it('lists the fields that are marked as media, in their order', () => {
    const properties = {
      prompt: { type: 'string' },
      video: { type: 'string', renderType: 'video-url' },
      images: { type: 'array', items: { type: 'string', renderType: 'image-url' } },
      sounds: { type: ['array', 'null'], renderType: 'audio-url' },
      style: { enum: ['a'], renderType: 'button-group' },
    };
    expect(mediaFieldsOfSchema({ type: 'object', properties })).toEqual([
      { name: 'video', kind: 'video', isList: false },
      { name: 'images', kind: 'image', isList: true },
      { name: 'sounds', kind: 'audio', isList: true },
    ]);
  });

  it('finds none in what is no schema', () => {
    expect(mediaFieldsOfSchema({})).toEqual([]);
    expect(mediaFieldsOfSchema({ properties: { a: 7, b: { renderType: 7, items: 'x' } } })).toEqual([]);
  });
});
