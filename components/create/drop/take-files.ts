import type { DroppedFile } from '@/components/ui/dropped-files';
import { handedFiles } from '@/components/schema-form/media/handed-files';
import { rememberUsedModel } from '@/lib/client/models/last-used-models';
import { isForEach } from '@/lib/client/models/is-for-each';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { RequestState } from '../request/request-state';
import type { ListSource } from '../prompt-list/list-source';
import type { FileChoice } from './file-choices';

/** Files of one kind. */
export interface ChosenMedia {
  media: MediaKind;
  files: readonly DroppedFile[];
  /** The files of the same drop that are not used. */
  left: readonly DroppedFile[];
}

/** Whether a choice uses each file by itself: its field takes one. */
export function isEach({ target }: FileChoice, { files }: Pick<ChosenMedia, 'files'>): boolean {
  return isForEach(target, files.length);
}

/**
 * Uses files as chosen: they are uploaded into the field of the model's form, which shows the progress. Files of which
 * each is used by itself become a batch.
 *
 * @returns the source of that batch; null where the form took them
 */
export function takeFiles(
  request: Pick<RequestState, 'putMedia'>,
  chosen: ChosenMedia,
  choice: FileChoice,
): ListSource | null {
  const { target, action } = choice;
  rememberUsedModel(target.model.id, action === null ? [] : [action]);
  if (isEach(choice, chosen))
    return { kind: 'media', media: chosen.media, files: chosen.files, left: chosen.left, target };
  request.putMedia(target, []);
  const schema = schemaOf(target.model);
  if (schema !== null)
    handedFiles.set({ schema, field: target.field.name, files: chosen.files.map(({ file }) => file) });
  return null;
}
