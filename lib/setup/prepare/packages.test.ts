import { describe, expect, it } from 'vitest';
import { isInstalled } from './packages.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/for-other-systems': { version: '2.0.0', integrity: 'sha512-b', optional: true },
};

describe('isInstalled', () => {
  it('holds when every package is there, optional ones aside', () => {
    expect(isInstalled(wanted, { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' } })).toBe(true);
  });

  it('does not hold when a package is missing, of another version, or of other content', () => {
    expect(isInstalled(wanted, {})).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/one': { version: '1.0.1', integrity: 'sha512-a' } })).toBe(false);
    expect(isInstalled(wanted, { 'node_modules/one': { version: '1.0.0', integrity: 'sha512-z' } })).toBe(false);
  });

  it('does not hold when an optional package is of another version', () => {
    const installed = {
      'node_modules/one': { version: '1.0.0', integrity: 'sha512-a' },
      'node_modules/for-other-systems': { version: '2.1.0', integrity: 'sha512-c' },
    };
    expect(isInstalled(wanted, installed)).toBe(false);
  });
});
