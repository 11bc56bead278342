import { describe, expect, it } from 'vitest';
import { isFilePath, isResource } from './repository-path.ts';

describe('isFilePath', () => {
  it.each(['data.jsonl', 'a/b/c.csv', 'größe 1/…/x.parquet', '.hidden', 'a..b', `${'a'.repeat(1019)}.jsonl`.slice(6)])(
    'takes %s',
    (path) => {
      expect(isFilePath(path)).toBe(true);
    },
  );

  it.each(['', '/a', 'a/', 'a//b', './a', 'a/../b', '..', 'a\0b', 'a\nb', 'a\\b', 'ü'.repeat(513)])(
    'refuses %j',
    (path) => {
      expect(isFilePath(path)).toBe(false);
    },
  );
});

describe('isResource', () => {
  it.each(['main/data.parquet', 'a branch/deep/data.jsonl', '0a1b2c/x'])('takes %s', (resource) => {
    expect(isResource(resource)).toBe(true);
  });

  it.each([
    'data',
    'main',
    '/main/data.csv',
    'main/',
    'main//data.csv',
    'main/../data.csv',
    `${'b'.repeat(256)}/a`,
    'ma\0in/a',
  ])('refuses %j', (resource) => {
    expect(isResource(resource)).toBe(false);
  });
});
