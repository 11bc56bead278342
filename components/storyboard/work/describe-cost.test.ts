import { describe, expect, it } from 'vitest';
import type { LooseModel } from '@/lib/contract/model';
import { shotFitOf } from '@/lib/storyboard/shot-fit';
import { newShot } from '../edit/new-content';
import { describeCost } from './describe-cost';

const schema = {
  type: 'object',
  properties: { prompt: { type: 'string' }, duration: { type: 'integer', minimum: 1, maximum: 10, default: 5 } },
  required: ['prompt'],
};
const content = { settings: {}, references: [] };
const shots = [newShot('One'), { ...newShot('Two'), seconds: 3 }];

function costOf(pricing: LooseModel['pricing'], of = shots) {
  const fit = shotFitOf(schema);
  if (fit === null) throw new Error('it does not fit');
  return describeCost({ model: { id: 'm', engine: null, pricing }, schema, fit }, content, of, true);
}

describe('describeCost', () => {
  it('adds up what shots cost, by their lengths', () => {
    expect(costOf({ cost_per_second: 0.5 })).toBe('About $4.00');
  });

  it('says what is free, and nothing without shots or prices', () => {
    expect(costOf({ cost_per_second: 0 })).toBe('Free on this machine');
    expect(costOf({ cost_per_second: 0.5 }, [])).toBeNull();
    expect(costOf(null)).toBeNull();
  });
});
