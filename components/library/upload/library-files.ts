import { type DroppedFile, withoutClutter } from '@/components/ui/dropped-files';

/** The files to add to the library: without clutter, and without the settings beside exported files. */
export function libraryFiles(dropped: readonly DroppedFile[]): File[] {
  return withoutClutter(dropped)
    .map(({ file }) => file)
    .filter(({ name }) => !/\.json$/i.test(name));
}
