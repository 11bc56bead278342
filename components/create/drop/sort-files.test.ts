import { describe, expect, it } from 'vitest';
import { sortFiles } from './sort-files';

const dropped = (...paths: string[]) =>
  paths.map((path) => ({ path, file: new File(['x'], path.split('/').at(-1) ?? path) }));

describe('sortFiles', () => {
  it.each([
    ['an image', ['a.png'], 'media', ['a.png'], []],
    ['a folder of images', ['in/a.png', 'in/b.jpg', 'in/notes.md'], 'media', ['in/a.png', 'in/b.jpg'], ['in/notes.md']],
    ['images and a video', ['a.png', 'b.mp4', 'c.png'], 'media', ['a.png', 'c.png'], ['b.mp4']],
    ['a table with the images that it names', ['t.csv', 'a.png'], 'list', ['a.png'], []],
    ['images with captions', ['a.png', 'a.txt', 'b.png', 'b.txt'], 'media', ['a.png', 'b.png'], ['a.txt', 'b.txt']],
  ])('sorts %s', (_, paths, kind, used, left) => {
    const sorted = sortFiles(dropped(...paths));
    expect(sorted.kind).toBe(kind);
    expect('files' in sorted && sorted.files.map(({ path }) => path)).toEqual(used);
    expect(sorted.left.map(({ path }) => path)).toEqual(left);
  });

  it('knows settings, and what nobody can use', () => {
    expect(sortFiles(dropped('kite.json')).kind).toBe('json');
    expect(sortFiles(dropped('photos.zip')).kind).toBe('none');
    expect(sortFiles(dropped('a.txt', 'b.txt'))).toMatchObject({ kind: 'list', left: [{ path: 'b.txt' }] });
  });
});
