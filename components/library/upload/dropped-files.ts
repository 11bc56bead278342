/** Files that operating systems add, and the settings beside exported files. */
const clutter = /^(?:\.|Thumbs\.db$|desktop\.ini$)|\.json$/i;

/** Leaves out files that nobody means to add. */
export function withoutClutter(files: readonly File[]): File[] {
  return files.filter(({ name }) => !clutter.test(name));
}

/** The files of a drop, those in folders included. It must be called in the drop event, whose data is gone later. */
export async function droppedFiles(data: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = [...data.files];
  if (!entries.some(({ isDirectory }) => isDirectory)) return withoutClutter(plain);
  const found = await Promise.all(entries.map(filesOf));
  return withoutClutter(found.flat());
}

async function filesOf(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [file];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  for (;;) {
    // A folder is read in parts; an empty part is its end.
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject);
    });
    if (part.length === 0) return files;
    const inside = await Promise.all(part.map(filesOf));
    files.push(...inside.flat());
  }
}
