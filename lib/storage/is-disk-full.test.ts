import { describe, expect, it } from 'vitest';
import { isDiskFull } from './is-disk-full.ts';

describe('isDiskFull', () => {
  it('knows the codes of the system and of PostgreSQL', () => {
    for (const code of ['ENOSPC', 'EDQUOT', '53100']) {
      expect(isDiskFull(Object.assign(new Error('write'), { code }))).toBe(true);
    }
  });

  it('knows the words of libraries, and looks at causes', () => {
    const message = new Error('scene.png: write error\nsystem error: No space left on device');
    expect(isDiskFull(message)).toBe(true);
    expect(isDiskFull(new Error('a query failed', { cause: message }))).toBe(true);
  });

  it('holds nothing else for it', () => {
    for (const thrown of [new Error('EIO'), Object.assign(new Error('x'), { code: 'EACCES' }), 'ENOSPC', null]) {
      expect(isDiskFull(thrown)).toBe(false);
    }
  });
});
