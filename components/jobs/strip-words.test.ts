import { describe, expect, it } from 'vitest';
import { batchState } from '@/lib/client/jobs/job-batch';
import type { StudioJob } from '@/lib/contract/studio-job';
import { remedyOf } from './remedy';
import { batchWords, countWords, estimateWords, ordinal, rangeWords } from './strip-words';

const job = (change: Partial<StudioJob>) =>
  ({ status: 'queued', mediaType: 'image', error: null, ...change }) as StudioJob;
const failed = (code: string | null, fields: { pointer: string; message: string }[] = []) =>
  job({ status: 'failed', error: { message: 'No.', code, fields } });

describe('ordinal', () => {
  it.each([
    [1, '1st'],
    [2, '2nd'],
    [3, '3rd'],
    [11, '11th'],
    [13, '13th'],
    [22, '22nd'],
    [112, '112th'],
  ])('says %i as %s', (number, words) => {
    expect(ordinal(number)).toBe(words);
  });
});

describe('countWords', () => {
  it('names what is made', () => {
    expect(countWords([job({}), job({})])).toBe('2 pictures');
    expect(countWords([job({ mediaType: 'video' })])).toBe('one film');
    expect(countWords([job({ mediaType: 'video' }), job({})])).toBe('2 generations');
  });
});

describe('batchWords', () => {
  it('says how all of it stands', () => {
    const jobs = [
      job({ status: 'succeeded' }),
      job({ status: 'failed' }),
      job({ status: 'processing', progress: null }),
    ];
    expect(batchWords(batchState(jobs))).toBe('1 of 3 done · 1 failed · 1 running');
    expect(batchWords(batchState([job({ status: 'succeeded' }), job({ status: 'succeeded' })]))).toBe('All 2 done');
  });
});

describe('rangeWords', () => {
  it.each([
    [20, 40, '20–40 s'],
    [7, 7, '7 s'],
    [50, 130, '50 s – 2 min'],
    [120, 170, '2–3 min'],
    [300, 310, '5 min'],
  ])('says %i to %i seconds as %s', (low, high, words) => {
    expect(rangeWords(low, high)).toBe(words);
  });
});

describe('estimateWords', () => {
  const estimate = { lowSeconds: 20, medianSeconds: 30, highSeconds: 40, samples: 5 };
  it('goes by the model’s past, and says when it takes longer', () => {
    expect(estimateWords(estimate, null)).toBe('usually 20–40 s');
    expect(estimateWords(estimate, 41_000)).toBe('longer than usual (20–40 s)');
    expect(estimateWords(null, 5000)).toBe('no estimate yet');
  });
});

describe('remedyOf', () => {
  it('knows what helps', () => {
    expect(remedyOf(failed('insufficient_credits'))).toMatchObject({ way: 'retry' });
    expect(remedyOf(failed('forbidden'))).toMatchObject({ way: 'edit' });
    expect(remedyOf(failed('invalid_params', [{ pointer: '/prompt', message: 'Too long.' }])).way).toBe('edit');
    expect(remedyOf(failed('sent_again')).way).toBe('none');
    expect(remedyOf(failed('never_heard_of')).words).toMatch(/^Try again/);
    expect(remedyOf(failed(null)).way).toBe('retry');
  });
});
