import { chooseList, type DroppedFile, isListFile, withoutClutter } from '@/components/ui/dropped-files';

/** What files are for in the library. */
export interface LibraryFiles {
  /** The files to add. */
  files: File[];
  /** A list of prompts or a table, of which Create makes a batch; null for none. */
  list: File | null;
  /** How many further texts are left out. */
  leftOut: number;
}

/**
 * Sorts files for the library: without clutter, and without the settings beside exported files.
 */
export function libraryFiles(dropped: readonly DroppedFile[]): LibraryFiles {
  const all = withoutClutter(dropped)
    .map(({ file }) => file)
    .filter(({ name }) => !/\.json$/i.test(name));
  const lists = all.filter(({ name }) => isListFile(name));
  const files = all.filter(({ name }) => !isListFile(name));
  const list = chooseList(lists, files.length > 0);
  return { files, list, leftOut: lists.length - (list === null ? 0 : 1) };
}
