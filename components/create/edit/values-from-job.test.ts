import { describe, expect, it } from 'vitest';
import { freshSeeds } from '@/lib/schema-form/fresh-seeds';
import { editValues } from './values-from-job';

const request = { model: 'ig-1', prompt: 'a hill', seed: 7 };

describe('editValues', () => {
  it.each([
    ['drawn by the press', null, ['/seed']],
    ['drawn by the press before the last', { seed: 7, $fresh: ['/seed'] }, ['/seed']],
    ['other than the one in the form', { seed: 8 }, ['/seed']],
    ['locked in the form', { prompt: 'a hil', seed: 7 }, []],
  ])('leaves a seed %s as it is meant', (_name, draft, fresh) => {
    const values = editValues(request, draft);
    expect(values).toMatchObject({ prompt: 'a hill', seed: 7 });
    expect(freshSeeds(values)).toEqual(fresh);
  });

  it('leaves a request without a seed alone', () => {
    expect(editValues({ model: 'ie-11', factor: 2 }, null)).toEqual({ factor: 2 });
  });
});
