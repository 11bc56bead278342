import { describe, expect, it } from 'vitest';
import { baseName } from './base-name.ts';

describe('baseName', () => {
  it('is the name without its last extension', () => {
    expect(['kite.png', 'kite.v2.png', 'kite', 'kite.'].map(baseName)).toEqual(['kite', 'kite.v2', 'kite', 'kite.']);
  });
});
