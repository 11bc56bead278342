import { describe, expect, it } from 'vitest';
import { ratiosWith, startingSettings, withCommon } from './common-settings';

const properties = {
  width: { type: 'integer', default: 1024 },
  height: { type: 'integer', default: 1024 },
  seed: { type: 'integer', minimum: 0, maximum: 1000 },
};
const schema = { type: 'object', properties };
const square = { width: 1, height: 1 };

describe('startingSettings', () => {
  it('takes the size of the form, by its defaults too, and a drawn seed', () => {
    expect(startingSettings(schema, {}, () => 0.5)).toEqual({ ratio: square, seed: '1073741824' });
    expect(startingSettings(schema, { width: 500, height: 300 }, () => 0).ratio).toEqual({ width: 5, height: 3 });
    expect(startingSettings(null, null, () => 0)).toEqual({ ratio: null, seed: '0' });
  });

  it('takes the locked seed of the form, but not one that is drawn anew', () => {
    expect(startingSettings(schema, { seed: 7 }, () => 0).seed).toBe('7');
    expect(startingSettings(schema, { seed: 7, $fresh: ['/seed'] }, () => 0).seed).toBe('0');
  });
});

describe('ratiosWith', () => {
  it('adds an unusual size of the form to the common ones', () => {
    expect(ratiosWith({ width: 1, height: 1 })).toHaveLength(7);
    expect(ratiosWith({ width: 5, height: 3 })[0]).toEqual({ width: 5, height: 3 });
  });
});

describe('withCommon', () => {
  it('sets size and seed where a model has them', () => {
    expect(withCommon(schema, { prompt: 'a', width: 1600, height: 900 }, { ratio: square, seed: '7' })).toEqual({
      values: { prompt: 'a', width: 1200, height: 1200, seed: 7 },
      lacks: [],
    });
  });

  it('says what a model does not have', () => {
    const bare = { type: 'object', properties: { prompt: { type: 'string' } } };
    expect(withCommon(bare, { prompt: 'a' }, { ratio: square, seed: '7' })).toEqual({
      values: { prompt: 'a' },
      lacks: ['size', 'seed'],
    });
    expect(withCommon(schema, {}, { ratio: null, seed: '5000' }).lacks).toEqual(['seed']);
  });
});
