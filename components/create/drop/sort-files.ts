import { chooseList, type DroppedFile, isListFile } from '@/components/ui/dropped-files';
import type { MediaKind } from '@/lib/contract/media-kind';
import { kindOfFile } from '@/lib/schema-form/media-field/admit-files';

/** What dropped files are for. `left` are those that are not used with the others. */
export type SortedFiles = { left: DroppedFile[] } & (
  | { kind: 'media'; media: MediaKind; files: DroppedFile[] }
  /** A list of prompts or a table; `files` are the media that its cells may name. */
  | { kind: 'list'; list: DroppedFile; files: DroppedFile[] }
  /** Settings or a workflow. */
  | { kind: 'json'; file: DroppedFile }
  | { kind: 'none' }
);

const isJson = ({ path }: DroppedFile) => /\.json$/i.test(path);
const mediaKindOf = ({ file }: DroppedFile) => (isListFile(file.name) ? null : kindOfFile(file));

/** Sorts the files of one drop: a list with what it names, else media of one kind, that of the first. */
export function sortFiles(dropped: readonly DroppedFile[]): SortedFiles {
  const media = dropped.filter((one) => mediaKindOf(one) !== null);
  const lists = dropped.filter(({ path }) => isListFile(path));
  const [first] = media;
  const list = chooseList(lists, first !== undefined);
  if (list !== null) {
    return { kind: 'list', list, files: media, left: dropped.filter((one) => one !== list && !media.includes(one)) };
  }
  if (first !== undefined) {
    const kind = mediaKindOf(first) ?? 'image';
    const files = media.filter((one) => mediaKindOf(one) === kind);
    return { kind: 'media', media: kind, files, left: dropped.filter((one) => !files.includes(one)) };
  }
  const [json, ...others] = dropped.filter(isJson);
  if (json !== undefined && others.length === 0) {
    return { kind: 'json', file: json, left: dropped.filter((one) => one !== json) };
  }
  return { kind: 'none', left: [...dropped] };
}
