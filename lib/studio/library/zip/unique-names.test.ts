import { describe, expect, it } from 'vitest';
import { createUniqueNames } from './unique-names.ts';

describe('createUniqueNames', () => {
  it('makes names differ that a file system may take for one, and avoids those of devices', () => {
    const name = createUniqueNames();
    expect(['a.png', 'A.png', 'a.png', 'con.png', 'a (2).png'].map((wish) => name(wish))).toEqual([
      'a.png',
      'A (2).png',
      'a (3).png',
      '_con.png',
      'a (2) (2).png',
    ]);
  });
});
