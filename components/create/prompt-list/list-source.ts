import type { DroppedFile } from '@/components/ui/dropped-files';
import type { SendTarget } from '@/lib/client/models/send-targets';
import type { MediaKind } from '@/lib/contract/media-kind';

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
      files: readonly DroppedFile[];
      left: readonly DroppedFile[];
      target: SendTarget | null;
    };
