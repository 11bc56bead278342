import { describe, expect, it } from 'vitest';
import { type ComparedResult, distinctLabels, settingDifferences } from './setting-differences.ts';

const labels = { model: 'Model', prompt: 'Prompt', seed: 'Seed', size: 'Size', on: 'On', off: 'Off' };
const schema = { properties: { steps: { title: 'Steps' }, tiled: { title: 'Tiled' } } };
const result = (id: string, change: Partial<ComparedResult> = {}): ComparedResult => ({
  id,
  model: 'Scene painter',
  prompt: 'a jetty',
  seed: '1',
  size: '1024 × 1024',
  request: { model: 'ig-1', prompt: 'a jetty', width: 1024, height: 1024, seed: 1, steps: 30 },
  schema,
  ...change,
});

const labelsOf = (results: ComparedResult[]) => distinctLabels(settingDifferences(results, labels), results.length);

describe('settingDifferences', () => {
  it('lists only what differs, by the names of the model', () => {
    const other = result('b', {
      seed: '2',
      size: '512 × 512',
      request: { model: 'ig-1', prompt: 'a jetty', width: 512, seed: 2, steps: 50, tiled: true },
    });
    expect(settingDifferences([result('a'), other], labels)).toEqual([
      { name: 'seed', label: 'Seed', values: ['1', '2'] },
      { name: 'size', label: 'Size', values: ['1024 × 1024', '512 × 512'] },
      { name: 'steps', label: 'Steps', values: ['30', '50'] },
      { name: 'tiled', label: 'Tiled', values: [null, 'On'] },
    ]);
    expect(settingDifferences([result('a'), result('b')], labels)).toEqual([]);
  });

  it('compares uploads, which have no settings', () => {
    const upload = result('b', { model: null, prompt: null, seed: null, request: null, schema: null });
    expect(settingDifferences([result('a'), upload], labels).map(({ name }) => name)).toEqual([
      'model',
      'seed',
      'steps',
      'prompt',
    ]);
  });
});

describe('distinctLabels', () => {
  it('names each by what tells all apart', () => {
    expect(labelsOf([result('a'), result('b', { seed: '2' })])).toEqual(['Seed 1', 'Seed 2']);
    const models = [result('a', { seed: '5' }), result('b', { model: 'Layout' }), result('c', { model: 'Posters' })];
    expect(labelsOf(models)).toEqual(['Scene painter', 'Layout', 'Posters']);
  });

  it('joins what tells them apart together', () => {
    const results = [result('a'), result('b', { seed: '2' }), result('c', { model: 'Layout', seed: '2' })];
    expect(labelsOf(results)).toEqual(['Scene painter · Seed 1', 'Scene painter · Seed 2', 'Layout · Seed 2']);
  });

  it('numbers what nothing tells apart', () => {
    expect(labelsOf([result('a'), result('b')])).toEqual(['1', '2']);
    const pair = [result('a', { seed: '2' }), result('b'), result('c')];
    expect(labelsOf(pair)).toEqual(['1 · Seed 2', '2 · Seed 1', '3 · Seed 1']);
  });
});
