import { describe, expect, it } from 'vitest';
import { averageEstimates } from './average-estimates';

const estimate = (medianSeconds: number, isScaled = false) => ({
  lowSeconds: medianSeconds - 1,
  medianSeconds,
  highSeconds: medianSeconds + 1,
  samples: 2,
  isScaled,
});

describe('averageEstimates', () => {
  it('weighs each time by its cells', () => {
    const times = [
      { cells: 3, estimate: estimate(10) },
      { cells: 1, estimate: estimate(30, true) },
    ];
    expect(averageEstimates(times)).toEqual({
      lowSeconds: 14,
      medianSeconds: 15,
      highSeconds: 16,
      samples: 2,
      isScaled: true,
    });
  });

  it('has none while some cells are unknown', () => {
    expect(averageEstimates([])).toBeNull();
    expect(
      averageEstimates([
        { cells: 3, estimate: estimate(10) },
        { cells: 1, estimate: null },
      ]),
    ).toBeNull();
  });
});
