import { describe, expect, it } from 'vitest';
import { ownCount } from './own-count.ts';

const schema = { properties: { num_images: { type: 'integer', title: 'Pictures', default: 1 } } };

describe('ownCount', () => {
  it('reads the number of results of one generation, as typed or by default', () => {
    expect(ownCount(schema, {})).toEqual({ label: 'Pictures', count: 1 });
    expect(ownCount(schema, { num_images: '3' })).toEqual({ label: 'Pictures', count: 3 });
    expect(ownCount(schema, { num_images: 'x' })).toEqual({ label: 'Pictures', count: 1 });
  });

  it('returns null for a model without such a setting', () => {
    expect(ownCount({ properties: { prompt: { type: 'string' } } }, { num_images: 2 })).toBeNull();
  });
});
