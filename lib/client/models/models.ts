import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { LooseModel } from '../../contract/model.ts';
import { saysNoModelList } from '../../contract/no-model-list.ts';
import { currentLocale, sourceLocale } from '../../intl/locale.ts';
import { RequestError, requestJson } from '../request.ts';
import { noteModelNames } from './model-names.ts';

/** The keys of everything about models in the query cache. */
export const modelKeys = {
  list: ['models', 'list'] as const,
  one: (id: string) => ['models', 'one', id] as const,
};

/** Model ids may contain slashes, which stay slashes in the path. */
function modelPath(id: string): string {
  return `/api/ai/models/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Every model that the upstream lists. */
export function modelListOptions() {
  return queryOptions({
    queryKey: modelKeys.list,
    queryFn: async ({ signal }): Promise<LooseModel[]> => {
      const [{ readModelList }, body] = await Promise.all([
        import('./read-models.ts'),
        requestJson<unknown>('/api/ai/models', { signal }),
      ]);
      const models = readModelList(body);
      noteModelNames(models);
      return models;
    },
    staleTime: 5 * 60_000,
  });
}

const longestWaitMs = 2000;

/**
 * On a translated page, waits for the names of the models, so that lists of what stores English ones need no second
 * drawing; at most two seconds.
 */
export async function awaitModelNames(client: QueryClient): Promise<void> {
  if (currentLocale() === sourceLocale) return;
  const names = client.ensureQueryData(modelListOptions()).catch(() => null);
  await Promise.race([names, new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}

/** Whether an error of the list means that the service has none: then its models are only known by their ids. */
export function hasNoModelList(error: unknown): boolean {
  return error instanceof RequestError && saysNoModelList(error.status);
}

/** Whether a service lists no models: it has no list, or only the studio's settings name models. */
export function listsNoModels(list: { data: LooseModel[] | undefined; error: unknown }): boolean {
  return hasNoModelList(list.error) || list.data?.every(isUnlisted) === true;
}

/** Whether a model is in no list of the service. */
export function isUnlisted({ unlisted }: LooseModel): boolean {
  return unlisted === true;
}

/** Reads one model, listed or not. */
export function modelOptions(id: string) {
  return queryOptions({
    queryKey: modelKeys.one(id),
    queryFn: async ({ signal }): Promise<LooseModel> => {
      const [{ readModel }, body] = await Promise.all([
        import('./read-models.ts'),
        requestJson<unknown>(modelPath(id), { signal }),
      ]);
      return readModel(body);
    },
    staleTime: 5 * 60_000,
  });
}
