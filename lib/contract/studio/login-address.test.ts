import { describe, expect, it } from 'vitest';
import { loginAddress, returnPath } from './login-address.ts';

describe('returnPath', () => {
  it('returns the requested path with its query', () => {
    expect(returnPath('/library?q=red+kite&starred=1')).toBe('/library?q=red+kite&starred=1');
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\t/[',
    '/.//evil.example',
    'https://evil.example',
    '/login',
    `/${'a'.repeat(3_000)}`,
  ])('returns Create for any other address: %s', (asked) => {
    expect(returnPath(asked)).toBe('/');
  });
});

describe('loginAddress', () => {
  it('names the path to return to, and the error', () => {
    expect(loginAddress('/')).toBe('/login');
    expect(loginAddress('/library?q=a b', 'wrong')).toBe('/login?problem=wrong&to=%2Flibrary%3Fq%3Da%2520b');
  });
});
