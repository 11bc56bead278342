import { describe, expect, it } from 'vitest';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import {
  jobState,
  subjectOf,
  titleOf,
  shorten,
  wasRefused,
  fieldErrorMessage,
  jobError,
  describeEstimate,
  describeRange,
} from './describe-job';

function job(change: Partial<StudioJob>) {
  return { status: 'queued', mediaType: 'image', prompt: 'A lighthouse', error: null, ...change } as StudioJob;
}

const refused = job({
  status: 'failed',
  error: { message: 'Two errors.', code: 'invalid_params', fields: [{ pointer: '/num_frames', message: 'Too many.' }] },
});
const broken = job({ status: 'failed', error: { message: 'Out of memory.', code: null, fields: [] } });

const boxes = '[{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"}]';

describe('titleOf', () => {
  it('is the prompt without its boxes, else the model', () => {
    expect(titleOf(job({ prompt: `Tea\nfor two ${boxes}` }))).toBe('Tea\nfor two');
    expect(titleOf(job({ prompt: boxes }))).toBe('a blue cup');
    expect(titleOf(job({ prompt: '', modelName: 'Layout', model: 'ie-9' }))).toBe('Layout');
    expect(titleOf(job({ prompt: null, modelName: null, model: 'ie-9' }))).toBe('ie-9');
  });
});

describe('subjectOf', () => {
  it('is the title on one line', () => {
    expect(subjectOf(job({ prompt: `Tea\nfor two ${boxes}` }))).toBe('Tea for two');
  });
});

describe('jobState', () => {
  it('distinguishes a rejected request from a failed generation', () => {
    expect(jobState(refused)).toBe('Rejected');
    expect(jobState(broken)).toBe('Failed');
    expect(jobState(job({ status: 'processing', mediaType: 'video' }))).toBe('Generating the video');
  });
});

describe('wasRefused', () => {
  it('is true where changing the request helps', () => {
    expect([refused, broken, job({})].map(wasRefused)).toEqual([true, false, false]);
  });
});

describe('jobError', () => {
  it('uses the service’s message, with its field if it names one', () => {
    expect(jobError(refused)).toBe('Number of frames: Too many.');
    expect(jobError(broken)).toBe('Out of memory.');
    expect(jobError(job({ status: 'failed' }))).toBe('The service gave no reason.');
  });
});

describe('fieldErrorMessage', () => {
  it('leaves an error of the whole request as it is', () => {
    expect(fieldErrorMessage('', 'Not both.')).toBe('Not both.');
  });
});

describe('shorten', () => {
  it('puts a text on one line and cuts it where it is long', () => {
    expect(shorten('a\n  b')).toBe('a b');
    expect(shorten('lighthouse', 6)).toBe('light…');
  });
});

describe('describeRange', () => {
  it.each([
    [20, 40, '20–40 s'],
    [7, 7, '7 s'],
    [50, 130, '50 s – 2 min'],
    [120, 170, '2–3 min'],
    [300, 310, '5 min'],
  ])('formats %i to %i seconds as %s', (low, high, words) => {
    expect(describeRange(low, high)).toBe(words);
  });
});

describe('describeEstimate', () => {
  const estimate = { lowSeconds: 20, medianSeconds: 30, highSeconds: 40, samples: 5, isScaled: false };
  it('uses the model’s past runs, and reports when it takes longer', () => {
    expect(describeEstimate(estimate, null)).toBe('usually 20–40 s');
    expect(describeEstimate(estimate, 41_000)).toBe('longer than usual (20–40 s)');
    expect(describeEstimate(null, 5000)).toBe('no estimate yet');
    const scaled = { ...estimate, isScaled: true };
    expect(describeEstimate(scaled, null)).toBe('about 20–40 s');
    expect(describeEstimate(scaled, 41_000)).toBe('longer than estimated (20–40 s)');
  });
});
