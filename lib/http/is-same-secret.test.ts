import { describe, expect, it } from 'vitest';
import { isSameSecret } from './is-same-secret.ts';

describe('isSameSecret', () => {
  it('compares texts of any length', () => {
    expect(isSameSecret('secret', 'secret')).toBe(true);
    for (const other of ['', 'secre', 'secrets', 'Secret', 'sécret']) expect(isSameSecret('secret', other)).toBe(false);
  });
});
