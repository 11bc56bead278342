import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { bindProperty } from './bind-property.ts';

const address = { type: 'string', renderType: 'image-url' };
const list = { type: 'array', items: address, minItems: 0, maxItems: 10, renderType: 'image-url' };
const video = { type: 'string', renderType: 'video-url' };

function bind(base: JsonObject, engine: JsonObject, places = 1) {
  return bindProperty({ name: 'files', base, engine, values: null, isExact: false, places });
}

describe('bindMedia', () => {
  it('has as many files as both take', () => {
    expect(bind(list, address)).toEqual({ property: { ...list, maxItems: 1 } });
    const two = { ...list, minItems: 2, maxItems: 2 };
    expect(bind(list, two)).toEqual({ property: two });
    expect(bind(address, list)).toEqual({ property: address });
    expect(bind(address, { type: 'string' })).toEqual({ property: address });
  });

  it('sends one file to every place of the map', () => {
    const two = { ...list, minItems: 2, maxItems: 2 };
    expect(bind(address, two, 2)).toEqual({ property: address });
    expect(bind(address, two)).toEqual({
      issue: 'files does not fit: it is one image, and the engine takes 2 there.',
    });
  });

  it('says that no number of files fits', () => {
    expect(bind({ ...list, minItems: 2 }, address)).toEqual({
      issue: 'files does not fit: the engine takes 1 there.',
    });
  });

  it('takes files of the same kind only', () => {
    expect(bind(address, video)).toEqual({ issue: 'files does not fit: the engine takes videos there.' });
    expect(bind({ type: 'string' }, video)).toEqual({ issue: 'files does not fit: the engine takes videos there.' });
  });
});
