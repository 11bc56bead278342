import { describe, expect, it } from 'vitest';
import { ownCount } from './own-count';

const schema = { properties: { num_images: { type: 'integer', title: 'Pictures', default: 1 } } };

describe('ownCount', () => {
  it('reads how many results one generation makes, as typed or by default', () => {
    expect(ownCount(schema, {})).toEqual({ label: 'Pictures', count: 1 });
    expect(ownCount(schema, { num_images: '3' })).toEqual({ label: 'Pictures', count: 3 });
    expect(ownCount(schema, { num_images: 'x' })).toEqual({ label: 'Pictures', count: 1 });
  });

  it('is null for a model without such a setting', () => {
    expect(ownCount({ properties: { prompt: { type: 'string' } } }, { num_images: 2 })).toBeNull();
  });
});
