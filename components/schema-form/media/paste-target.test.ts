import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { createFormModel } from '@/lib/schema-form/model/form-model';
import { pasteTarget } from './paste-target';

const address = { type: 'string', renderType: 'image-url' };
const model = createFormModel({
  type: 'object',
  'x-exclusive-modes': [
    { title: 'References', fields: ['images'] },
    { title: 'Frames', fields: ['first', 'last'] },
  ],
  properties: { images: { type: 'array', items: address }, first: address, last: address },
});
const image = { name: 'a.png', type: 'image/png' };
const targetOf = (values: JsonObject) => pasteTarget(model, values, { uploadsOf: () => [] }, image)?.name;

describe('pasteTarget', () => {
  it('returns the first field of the mode in use that has room', () => {
    expect(targetOf({})).toBe('images');
    expect(targetOf({ images: ['/a'], $mode: 1 })).toBe('first');
    expect(targetOf({ first: '/a' })).toBe('last');
  });

  it('returns a full field if none has room', () => {
    expect(targetOf({ first: '/a', last: '/b' })).toBe('first');
  });
});
