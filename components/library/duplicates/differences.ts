import { formatPixels, formatWhen } from '@/lib/client/format';
import { modelNameOf } from '@/lib/client/models/model-names';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { duplicateMessages } from './messages';

/** What copies may differ in. */
type Trait = keyof typeof duplicateMessages.traits;

/** A trait in which the items of a group differ, with the value of each item in their order; null where it has none. */
export interface Difference {
  trait: Trait;
  values: (string | null)[];
}

const readers: Readonly<Record<Trait, (item: LibraryItem, now: Date) => string | null>> = {
  size: ({ media: { width, height } }) => (width === null || height === null ? null : formatPixels(width, height)),
  model: ({ modelName, model }) => (model === null ? modelName : modelNameOf({ model, modelName })),
  seed: ({ media }) => media.seed,
  date: ({ createdAt }, now) => formatWhen(createdAt, now),
  bytes: ({ media }) => formatBytes(media.bytes),
};

/** In what the items of a group differ, the most telling first. */
export function differencesOf(items: readonly LibraryItem[], now: Date): Difference[] {
  const traits = Object.keys(readers) as Trait[];
  return traits
    .map((trait) => ({ trait, values: items.map((item) => readers[trait](item, now)) }))
    .filter(({ values }) => new Set(values).size > 1);
}
