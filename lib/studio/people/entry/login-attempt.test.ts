import { describe, expect, it } from 'vitest';
import { readAttempt, signAttempt } from './login-attempt.ts';

const secret = Buffer.alloc(32, 7);
const attempt = { state: 'state', nonce: 'nonce', verifier: 'verifier', to: '/library?search=über', until: 1_000 };

describe('readAttempt', () => {
  it('reads what signAttempt wrote, until the attempt ends', () => {
    const value = signAttempt(secret, attempt);
    expect(value).toMatch(/^[\w-]+\.[\w-]+$/);
    expect(readAttempt(secret, value, 999)).toEqual(attempt);
    expect(readAttempt(secret, value, 1_000)).toBeNull();
  });

  it('reads nothing that another key signed, or nobody', () => {
    const [text = '', signature = ''] = signAttempt(Buffer.alloc(32, 8), attempt).split('.');
    for (const value of [null, '', '.', `${text}.${signature}`, text, `${text}.`]) {
      expect(readAttempt(secret, value, 0)).toBeNull();
    }
  });
});
