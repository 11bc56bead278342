import { describe, expect, it } from 'vitest';
import { hasNoModelList } from './models.ts';
import { RequestError } from './request.ts';

const answered = (status: number) => new RequestError('Not found.', { code: 'not_found', status });

describe('hasNoModelList', () => {
  it('tells a service without a list from one that fails, is silent, or refuses', () => {
    expect([404, 405, 410, 501].map((status) => hasNoModelList(answered(status)))).toEqual([true, true, true, true]);
    expect([0, 401, 429, 500, 503].some((status) => hasNoModelList(answered(status)))).toBe(false);
    expect(hasNoModelList(null)).toBe(false);
  });
});
