import { describe, expect, it } from 'vitest';
import { droppedFiles } from './dropped-files';

const file = (name: string) => new File(['x'], name);

function fileEntry(name: string) {
  return {
    fullPath: `/${name}`,
    isFile: true,
    isDirectory: false,
    file: (take: (found: File) => void) => take(file(name)),
  };
}

/** A folder that gives its entries in parts, as Chromium does after 100. */
function folderEntry(parts: object[][]) {
  const left = [...parts];
  return {
    isFile: false,
    isDirectory: true,
    createReader: () => ({ readEntries: (take: (found: object[]) => void) => take(left.shift() ?? []) }),
  };
}

const dropOf = (entries: object[], files: File[] = []) =>
  ({ items: entries.map((entry) => ({ webkitGetAsEntry: () => entry })), files }) as unknown as DataTransfer;

describe('droppedFiles', () => {
  it('finds the files in folders, and leaves out clutter', async () => {
    const inner = folderEntry([[fileEntry('b.png')]]);
    const outer = folderEntry([[fileEntry('a.png'), inner], [fileEntry('.DS_Store')]]);
    const found = await droppedFiles(dropOf([outer, fileEntry('d.mp4')]));
    expect(found.map(({ path }) => path)).toEqual(['a.png', 'b.png', 'd.mp4']);
  });

  it('takes plain files as they are', async () => {
    const found = await droppedFiles(dropOf([fileEntry('a.png')], [file('a.png'), file('Thumbs.db')]));
    expect(found.map(({ path }) => path)).toEqual(['a.png']);
  });
});
