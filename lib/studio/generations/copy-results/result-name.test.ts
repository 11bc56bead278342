import { describe, expect, it } from 'vitest';
import { safeName } from '../../library/files/safe-name.ts';
import { resultName, resultSeed } from './result-name.ts';

const job = { prompt: 'A jetty\nin fog', modelName: 'Scene painter', model: 'ig-1', position: 0 };

describe('resultName', () => {
  it.each([
    [{}, { seed: '7', position: 0 }, 'A jetty in fog seed 7'],
    [{ position: 2 }, { seed: '9', position: 0 }, 'A jetty in fog seed 9'],
    [{}, { seed: '7', position: 1 }, 'A jetty in fog seed 7 (2)'],
    [{ prompt: null }, { seed: null, position: 0 }, 'Scene painter'],
    [{ prompt: null, modelName: null, position: 3 }, { seed: null, position: 0 }, 'ig-1 (4)'],
    [{ position: 3 }, { seed: null, position: 1 }, 'A jetty in fog (4-2)'],
    [{ prompt: 'Tea [{"id":"b","bbox":[1,2,3,4],"desc":"cup"}]' }, { seed: null, position: 0 }, 'Tea'],
    [{ prompt: 'cat/dog' }, { seed: null, position: 0 }, 'cat dog'],
    [{ prompt: 'a poster [{"id":"box_1","bbox":[236,70,…' }, { seed: '7', position: 0 }, 'a poster seed 7'],
    [{ prompt: '[{"bbox":[0,0,9,9],"desc":"a"}]' }, { seed: '7', position: 0 }, 'a seed 7'],
  ])('%j %j: %s', (change, result, name) => {
    expect(resultName({ ...job, ...change }, result)).toBe(name);
  });

  it('contains the seed when the prompt is long', () => {
    const name = resultName({ ...job, prompt: 'fog '.repeat(60) }, { seed: '2147483647', position: 1 });
    expect(safeName(name, 'image/png')).toMatch(/^fog .*fog seed 2147483647 \(2\)\.png$/);
  });
});

describe('resultSeed', () => {
  it('is the result’s own seed when the service reports it', () => {
    const job = { seed: '7', resultSeeds: ['7', '8', null] };
    expect([0, 1, 2, 3].map((position) => resultSeed(job, position))).toEqual(['7', '8', '7', '7']);
  });
});
