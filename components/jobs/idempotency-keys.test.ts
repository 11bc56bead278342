import { describe, expect, it } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys';

function numberedKeys() {
  let next = 0;
  return createIdempotencyKeys(() => `key-${(next += 1)}`);
}

describe('createIdempotencyKeys', () => {
  it('starts no second request about a subject while one is pending', () => {
    const keys = numberedKeys();
    expect([keys.begin('job-1'), keys.begin('job-1'), keys.begin('job-2')]).toEqual(['key-1', null, 'key-2']);
  });

  it('gives each answered request a key of its own', () => {
    const keys = numberedKeys();
    keys.begin('job-1');
    keys.end('job-1', true);
    expect(keys.begin('job-1')).toBe('key-2');
  });

  it('reuses the key of an unanswered request', () => {
    const keys = numberedKeys();
    keys.begin('job-1');
    keys.end('job-1', false);
    expect(keys.begin('job-1')).toBe('key-1');
  });
});
