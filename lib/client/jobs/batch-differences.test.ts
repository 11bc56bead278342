import { describe, expect, it } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { batchCells } from './batch-cells.ts';
import { batchDifferences } from './batch-differences.ts';

const texts = { model: 'Model', prompt: 'Prompt', seed: 'Seed', on: 'on', off: 'off', unset: 'default' };
const schema = {
  properties: { steps: { title: 'Steps', default: 30 }, hdr: { title: 'HDR' }, width: { 'x-unit': 'px' } },
};
const job = (request: Record<string, unknown>, more: Partial<StudioJob> = {}) =>
  ({
    id: JSON.stringify([request, more]),
    status: 'succeeded',
    model: 'm',
    modelName: null,
    prompt: 'a boat',
    request,
    results: [{ seed: null }],
    seed: null,
    retryOf: null,
    sweepTitle: null,
    ...more,
  }) as unknown as StudioJob;

function differences(jobs: StudioJob[]): string[] {
  const cells = batchCells(jobs, () => 1);
  const found = batchDifferences(cells, () => schema, texts);
  return cells.map(({ key }) => (found.get(key) ?? []).map(({ label, value }) => `${label}: ${value}`).join(', '));
}

describe('batchDifferences', () => {
  it('lists the seed where only that differs, or nothing', () => {
    expect(differences([job({ seed: 1 }, { seed: '1' }), job({ seed: 2 }, { seed: '2' })])).toEqual([
      'Seed: 1',
      'Seed: 2',
    ]);
    expect(differences([job({}, { seed: '7' })])).toEqual(['Seed: 7']);
    expect(differences([job({}), job({})])).toEqual(['', '']);
  });

  it('lists the seed of each result of one job', () => {
    const results = [{ seed: '11' }, { seed: '12' }] as StudioJob['results'];
    expect(differences([job({}, { results, seed: '11' })])).toEqual(['Seed: 11', 'Seed: 12']);
  });

  it('lists the model of each result, without settings that only some models have', () => {
    const jobs = [
      job({ steps: 10, width: 8 }, { model: 'one', modelName: 'One', seed: '5' }),
      job({ width: 9 }, { model: 'two', seed: '5' }),
    ];
    expect(differences(jobs)).toEqual(['Model: One, Width: 8 px', 'Model: two, Width: 9 px']);
  });

  it('lists other settings in words, by their defaults where a request leaves them out', () => {
    expect(differences([job({ hdr: true }, { seed: '5' }), job({ steps: 10 }, { seed: '5' })])).toEqual([
      'Steps: 30, HDR: on',
      'Steps: 10, HDR: default',
    ]);
  });

  it('lists prompts that differ', () => {
    expect(differences([job({}, { prompt: 'a boat' }), job({}, { prompt: 'a house' })])).toEqual([
      'Prompt: a boat',
      'Prompt: a house',
    ]);
  });
});
