import { describe, expect, it } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

describe('isDiskFull', () => {
  it('recognises the codes of the system and of PostgreSQL', () => {
    for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
      expect(isDiskFull(Object.assign(new Error('write'), { code }))).toBe(true);
    }
  });

  it('recognises messages of libraries, and checks causes', () => {
    const message = new Error('scene.png: write error\nsystem error: No space left on device');
    expect(isDiskFull(message)).toBe(true);
    expect(isDiskFull(new Error('a query failed', { cause: message }))).toBe(true);
  });

  it('returns false for other errors', () => {
    for (const thrown of [new Error('EIO'), Object.assign(new Error('x'), { code: 'EACCES' }), 'ENOSPC', null]) {
      expect(isDiskFull(thrown)).toBe(false);
    }
  });
});
