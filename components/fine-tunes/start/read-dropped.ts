import type { DroppedFile } from '../check/check-messages';

/** The used part of a dropped folder or file. */
type Entry = Pick<FileSystemEntry, 'isFile' | 'isDirectory' | 'fullPath'>;

function readFile(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => {
    entry.file(resolve, reject);
  });
}

/** The entries of a folder, which browsers list in parts. */
async function readFolder(folder: FileSystemDirectoryEntry): Promise<Entry[]> {
  const reader = folder.createReader();
  const entries: Entry[] = [];
  for (;;) {
    const part = await new Promise<Entry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return entries;
    entries.push(...part);
  }
}

async function readEntry(entry: Entry): Promise<DroppedFile[]> {
  if (entry.isFile) return [{ path: entry.fullPath.slice(1), file: await readFile(entry as FileSystemFileEntry) }];
  const inside = await readFolder(entry as FileSystemDirectoryEntry);
  return (await Promise.all(inside.map(readEntry))).flat();
}

/** The files of a drop, with those in folders. It has to be called while the event is handled. */
export function readDropped(data: DataTransfer): Promise<DroppedFile[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry());
  const files = chosenFiles(data.files);
  // Some programs drop files that are in no file system.
  if (entries.every((entry) => entry === null)) return Promise.resolve(files);
  return Promise.all(entries.flatMap((entry) => (entry === null ? [] : [readEntry(entry)]))).then((read) =>
    read.flat(),
  );
}

/** The files of an input, with their paths in a chosen folder. */
export function chosenFiles(list: Iterable<File> | null): DroppedFile[] {
  return [...(list ?? [])].map((file) => ({
    path: file.webkitRelativePath === '' ? file.name : file.webkitRelativePath,
    file,
  }));
}
