import { describe, expect, it } from 'vitest';
import { QueryClient } from '@tanstack/react-query';
import { runWithLocale } from '../../intl/run-with-locale.ts';
import { awaitModelNames, hasNoModelList, listsNoModels, modelKeys } from './models.ts';
import { RequestError } from '../request.ts';

const answered = (status: number) => new RequestError('Not found.', { code: 'not_found', status });

const settled = (data: object[]) => ({
  data: data.map((model, index) => ({ id: `m-${index}`, ...model })),
  error: null,
});

describe('hasNoModelList', () => {
  it('distinguishes a service without a list from one that fails, is silent, or refuses', () => {
    expect([404, 405, 410, 501].map((status) => hasNoModelList(answered(status)))).toEqual([true, true, true, true]);
    expect([0, 401, 429, 500, 503].some((status) => hasNoModelList(answered(status)))).toBe(false);
    expect(hasNoModelList(null)).toBe(false);
  });
});

describe('listsNoModels', () => {
  it('is true for a service without a list, with an empty one, or only with models of the settings', () => {
    expect(listsNoModels({ data: undefined, error: answered(404) })).toBe(true);
    expect(listsNoModels(settled([]))).toBe(true);
    expect(listsNoModels(settled([{ unlisted: true }, { unlisted: true }]))).toBe(true);
  });

  it('is false while the list is unknown, and when any model is listed', () => {
    expect(listsNoModels({ data: undefined, error: null })).toBe(false);
    expect(listsNoModels({ data: undefined, error: answered(500) })).toBe(false);
    expect(listsNoModels(settled([{ unlisted: true }, {}]))).toBe(false);
  });
});

describe('awaitModelNames', () => {
  it('reads the models on a translated page alone, and forgives that they can’t be read', async () => {
    const client = new QueryClient();
    await awaitModelNames(client);
    expect(client.getQueryState(modelKeys.list)).toBeUndefined();
    await runWithLocale('de', () => awaitModelNames(client));
    expect(client.getQueryState(modelKeys.list)).toMatchObject({ status: 'error' });
  });
});
