import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { readLastModel } from '@/lib/client/models/last-model';
import { readFavouriteModels, readRecentModels } from '@/lib/client/models/model-memory';

const idCharacters = /^[a-z0-9][\w.:@/+-]{1,254}$/i;
const joined = /[\d.:@/_-]/;
const most = 8;

/**
 * Ids of unlisted models to offer: the last one, recent ones and favourites of this browser, and those of jobs, each
 * once.
 *
 * @param jobs in their order on the screen, the newest first
 * @param isKnown whether an id is left out because it is listed elsewhere
 */
export function usedModelIds(
  storage: Pick<Storage, 'getItem'>,
  jobs: readonly Pick<StudioJob, 'model'>[],
  isKnown: (id: string) => boolean,
): string[] {
  const last = readLastModel(storage);
  const ids = [
    ...(last === null ? [] : [last]),
    ...readRecentModels(storage),
    ...readFavouriteModels(storage),
    ...jobs.map(({ model }) => model),
  ];
  return [...new Set(ids)].filter((id) => !isKnown(id)).slice(0, most);
}

/** Whether a text can be a model's id at all. */
export function canBeModelId(text: string): boolean {
  return idCharacters.test(text);
}

/** Whether typed text looks like a model's id rather than a search word: `acme/flux.1`, not `inpaint`. */
export function looksLikeModelId(text: string): boolean {
  return canBeModelId(text) && joined.test(text);
}
