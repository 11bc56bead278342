import { describe, expect, it } from 'vitest';
import { createUniqueNames } from './unique-names.ts';

describe('createUniqueNames', () => {
  it('numbers names that a file system may confuse, and avoids device names', () => {
    const name = createUniqueNames();
    expect(['a.png', 'A.png', 'a.png', 'con.png', 'a (2).png'].map((requested) => name(requested))).toEqual([
      'a.png',
      'A (2).png',
      'a (3).png',
      '_con.png',
      'a (2) (2).png',
    ]);
  });
});
