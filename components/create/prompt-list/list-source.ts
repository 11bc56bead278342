import type { DroppedFile } from '@/components/ui/dropped-files';
import type { SendTarget } from '@/lib/client/models/send-targets';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** A file of a list. */
export interface ListFile extends DroppedFile {
  /** The same file in the studio, which is not uploaded again: `file` has only its name and type. */
  stored?: StudioMedia;
}

/**
 * Where a batch comes from: a text that is typed or pasted, a list in a file, or a set of media. `left` are the files of
 * the same drop that are not used.
 */
export type ListSource =
  | { kind: 'text' }
  /** `files` are the media that its cells may name. */
  | { kind: 'file'; file: File; files: readonly DroppedFile[]; left: readonly DroppedFile[] }
  /** Each file becomes a request; `target` is the field that they were dropped on, null before the choice. */
  | {
      kind: 'media';
      media: MediaKind;
      files: readonly ListFile[];
      left: readonly DroppedFile[];
      target: SendTarget | null;
    };

/** The batch of files that the studio has: each becomes a request to the target. */
export function sourceOfMedia(target: SendTarget, items: readonly StudioMedia[]): ListSource | null {
  const [first] = items;
  if (first === undefined) return null;
  const files = items.map((stored) => ({
    path: stored.name,
    file: new File([], stored.name, { type: stored.contentType }),
    stored,
  }));
  return { kind: 'media', media: first.kind, files, left: [], target };
}
