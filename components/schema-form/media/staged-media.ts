import { createStore } from '@/lib/client/create-store';
import type { MediaField } from '@/lib/schema-form/form-field';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** The result that is on the stage beside the form; null for none. */
export const stagedMedia = createStore<StudioMedia | null>(null);

/** The staged result as the one that an empty field is likely to be meant for; null where it is none. */
export function offeredMedia(
  field: Pick<MediaField, 'isRequired' | 'media'>,
  staged: StudioMedia | null,
): StudioMedia | null {
  const isOfKind = field.media === null || field.media === staged?.kind;
  return field.isRequired && isOfKind ? staged : null;
}
