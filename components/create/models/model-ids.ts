import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { readFavouriteModels, readRecentModels, readLastModel } from './model-memory';

const idCharacters = /^[a-z0-9][\w.:@/+-]{1,254}$/i;
const joined = /[\d.:@/_-]/;
const most = 8;

/**
 * Ids of models to offer where no list has them: the last one, those chosen and marked in this browser, and those of jobs, each once.
 *
 * @param jobs as they are shown, the newest first
 * @param isKnown whether an id is left out, as it is offered elsewhere
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

/** Whether a text that was typed may be a model's id, rather than a word that was searched for: `acme/flux.1`, not `inpaint`. */
export function looksLikeModelId(text: string): boolean {
  return canBeModelId(text) && joined.test(text);
}
