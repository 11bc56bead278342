import { describe, expect, it } from 'vitest';
import { loginAddress, returnPath } from './login-address.ts';

describe('returnPath', () => {
  it('keeps what was asked for, with its query', () => {
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
  ])('leads nowhere else: %s', (asked) => {
    expect(returnPath(asked)).toBe('/');
  });
});

describe('loginAddress', () => {
  it('says where to go afterwards, and what went wrong', () => {
    expect(loginAddress('/')).toBe('/login');
    expect(loginAddress('/library?q=a b', 'wrong')).toBe('/login?problem=wrong&to=%2Flibrary%3Fq%3Da%2520b');
  });
});
