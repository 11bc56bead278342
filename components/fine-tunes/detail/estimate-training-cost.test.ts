import { describe, expect, it } from 'vitest';
import { estimateTrainingCost } from './estimate-training-cost';

describe('estimateTrainingCost', () => {
  it.each([
    [{ training_cost_per_million_tokens: 3 }, 3],
    [{ cost_per_1k_training_tokens: '0.003' }, 3],
    [{ fine_tune_cost_per_token: 0.000003 }, 3],
  ])('reads the rate of %o', (pricing, perMillion) => {
    const cost = estimateTrainingCost(pricing, 2_000_000, { epochs: 4 });
    expect(cost?.perMillion).toBeCloseTo(perMillion);
    expect(cost?.dollars).toBeCloseTo(24);
  });

  it('counts one pass without a parameter for it', () => {
    expect(estimateTrainingCost({ training_cost_per_million_tokens: 3 }, 1_000_000, {})).toEqual({
      dollars: 3,
      perMillion: 3,
      epochs: 1,
    });
  });

  it.each([null, {}, { cost_per_image: 1 }, { input_cost_per_token: 1 }, { training_cost_per_token: 'free' }])(
    'guesses nothing from %o',
    (pricing) => expect(estimateTrainingCost(pricing, 1000, {})).toBeNull(),
  );
});
