/** A file that was dropped, pasted or picked. */
export interface DroppedFile {
  /** Its path within the drop, as in `album/kite.png`. */
  path: string;
  file: File;
}

/** Files that operating systems add. */
const clutter = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i;

/** Leaves out files that nobody means to use. */
export function withoutClutter(files: readonly DroppedFile[]): DroppedFile[] {
  return files.filter(({ path }) => !clutter.test(path));
}

/** Whether a file may be a list of prompts or a table, by the end of its name or path. */
export function isListFile(path: string): boolean {
  return /\.(?:txt|csv|tsv)$/i.test(path);
}

/** The list to make a batch of: texts beside other files are their captions, unless there is only one. Null for none. */
export function chooseList<T>(lists: readonly T[], hasOthers: boolean): T | null {
  return lists.length === 1 || !hasOthers ? (lists[0] ?? null) : null;
}

/** Whether a drag carries files. So do images of a page in some browsers. */
export function carriesFiles({ types }: Pick<DataTransfer, 'types'>): boolean {
  return types.includes('Files');
}

/** The files of a drop, those in folders included. It must be called in the drop event, whose data is gone later. */
export async function droppedFiles(data: Pick<DataTransfer, 'items' | 'files'>): Promise<DroppedFile[]> {
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  const plain = chosenFiles(data.files);
  // Some programs drop files that are in no file system.
  if (!entries.some(({ isDirectory }) => isDirectory)) return withoutClutter(plain);
  const found = await Promise.all(entries.map(filesOf));
  return withoutClutter(found.flat());
}

/** The files of an input, with their paths in a chosen folder. */
export function chosenFiles(list: Iterable<File> | null): DroppedFile[] {
  return [...(list ?? [])].map((file) => ({ path: file.webkitRelativePath || file.name, file }));
}

async function filesOf(entry: FileSystemEntry): Promise<DroppedFile[]> {
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => {
      (entry as FileSystemFileEntry).file(resolve, reject);
    });
    return [{ path: entry.fullPath.slice(1), file }];
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: DroppedFile[] = [];
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
