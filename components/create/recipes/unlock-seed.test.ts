import { describe, expect, it } from 'vitest';
import { freshSeeds, setFresh } from '@/lib/schema-form/reserved-values';
import { unlockSeed } from './unlock-seed';

const schema = {
  type: 'object',
  properties: { prompt: { type: 'string' }, seed: { type: 'integer', minimum: 0 } },
};
const filled = { prompt: 'a lighthouse', seed: 42 };

describe('unlockSeed', () => {
  it('draws the seed anew once something else is edited', () => {
    const next = unlockSeed(schema, filled, { ...filled, prompt: 'a boat' });
    expect(next).toMatchObject({ prompt: 'a boat', seed: 42 });
    expect(freshSeeds(next ?? {})).toEqual(['/seed']);
  });

  it.each([
    ['nothing was edited', filled],
    ['the seed itself was edited', { ...filled, prompt: 'a boat', seed: 7 }],
    ['it is drawn already', setFresh({ ...filled, prompt: 'a boat' }, '/seed', true)],
  ])('changes nothing where %s', (_what, values) => {
    expect(unlockSeed(schema, filled, values)).toBeNull();
  });

  it('changes nothing for a recipe without a seed', () => {
    expect(unlockSeed(schema, { prompt: 'a' }, { prompt: 'b' })).toBeNull();
  });
});
