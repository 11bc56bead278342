import type { DroppedFile } from '@/components/ui/dropped-files';
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

const isList = ({ path }: DroppedFile) => /\.(?:txt|csv|tsv)$/i.test(path);
const isJson = ({ path }: DroppedFile) => /\.json$/i.test(path);
const mediaKindOf = ({ file }: DroppedFile) => (isList({ path: file.name, file }) ? null : kindOfFile(file));

/** Sorts the files of one drop: a list with what it names, else media of one kind, that of the first. */
export function sortFiles(dropped: readonly DroppedFile[]): SortedFiles {
  const media = dropped.filter((one) => mediaKindOf(one) !== null);
  const lists = dropped.filter(isList);
  const [first] = media;
  const [list] = lists;
  // Texts beside images are captions, not the list of what to do with them.
  if (list !== undefined && (lists.length === 1 || first === undefined)) {
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
