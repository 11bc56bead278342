import { describe, expect, it } from 'vitest';
import { libraryFiles } from './library-files';

const sorted = (...names: string[]) => {
  const { files, list, leftOut } = libraryFiles(names.map((name) => ({ path: name, file: new File(['x'], name) })));
  return { files: files.map(({ name }) => name), list: list?.name ?? null, leftOut };
};

describe('libraryFiles', () => {
  it('leaves out what exports have beside their files', () => {
    expect(sorted('a.png', 'a.png.json', '.DS_Store')).toEqual({ files: ['a.png'], list: null, leftOut: 0 });
  });

  it('takes one list for a batch, also beside media', () => {
    expect(sorted('prompts.csv')).toEqual({ files: [], list: 'prompts.csv', leftOut: 0 });
    expect(sorted('a.png', 'prompts.TXT')).toEqual({ files: ['a.png'], list: 'prompts.TXT', leftOut: 0 });
    expect(sorted('one.txt', 'two.txt')).toEqual({ files: [], list: 'one.txt', leftOut: 1 });
  });

  it('takes several texts beside media for captions', () => {
    expect(sorted('a.png', 'a.txt', 'b.png', 'b.txt')).toEqual({ files: ['a.png', 'b.png'], list: null, leftOut: 2 });
  });
});
