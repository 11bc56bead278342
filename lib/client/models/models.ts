import { queryOptions } from '@tanstack/react-query';
import type { LooseModel } from '../../contract/model.ts';
import { saysNoModelList } from '../../contract/no-model-list.ts';
import { RequestError, requestJson } from '../request.ts';

/** The keys of everything about models in the query cache. */
export const modelKeys = {
  list: ['models', 'list'] as const,
  one: (id: string) => ['models', 'one', id] as const,
};

/** Model ids may hold slashes, which are part of the path. */
function modelPath(id: string): string {
  return `/api/ai/models/${id.split('/').map(encodeURIComponent).join('/')}`;
}

/** Every model the upstream lists. It is foreign data: what is no model is left out. */
export function modelListOptions() {
  return queryOptions({
    queryKey: modelKeys.list,
    queryFn: async ({ signal }): Promise<LooseModel[]> => {
      const [{ looseModelListSchema }, body] = await Promise.all([
        import('../../contract/model.ts'),
        requestJson<unknown>('/api/ai/models', { signal }),
      ]);
      return looseModelListSchema.parse(body).data;
    },
    staleTime: 5 * 60_000,
  });
}

/** Whether a failure to read the list says that the service has none: then its models are known by their ids alone. */
export function hasNoModelList(error: unknown): boolean {
  return error instanceof RequestError && saysNoModelList(error.status);
}

/** Whether a service lists no models: it has no list, or all that is known of is what the studio's settings name. */
export function listsNoModels(list: { data: LooseModel[] | undefined; error: unknown }): boolean {
  return hasNoModelList(list.error) || list.data?.every(isUnlisted) === true;
}

/** Whether no list of the service has a model. */
export function isUnlisted({ unlisted }: LooseModel): boolean {
  return unlisted === true;
}

/** One model, whether a list has it or not. */
export function modelOptions(id: string) {
  return queryOptions({
    queryKey: modelKeys.one(id),
    queryFn: async ({ signal }): Promise<LooseModel> => {
      const [{ looseModelSchema }, body] = await Promise.all([
        import('../../contract/model.ts'),
        requestJson<unknown>(modelPath(id), { signal }),
      ]);
      return looseModelSchema.parse(body);
    },
    staleTime: 5 * 60_000,
  });
}
