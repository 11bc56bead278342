import { describe, expect, it } from 'vitest';
import { benchmarkLine, median } from './benchmark.ts';

const measure = () => Promise.resolve({ figure: 1, reference: 1 });

describe('benchmarkLine', () => {
  it('shows name, figure, reference, ratio and goal', () => {
    const benchmark = { name: 'second start', unit: 's', goal: { atMost: 2 }, measure };
    expect(benchmarkLine(benchmark, { figure: 1.5, reference: 1 })).toBe(
      'second start: 1.50 s, reference 1.00 s, ratio 1.50, goal at most 2: met',
    );
  });

  it('reports a missed goal', () => {
    const benchmark = { name: 'proxied rate', unit: '/s', goal: { atLeast: 0.9 }, measure };
    expect(benchmarkLine(benchmark, { figure: 800, reference: 1000 })).toMatch(
      /ratio 0\.80, goal at least 0\.9: missed$/,
    );
  });
});

describe('median', () => {
  it('returns the middle value', () => {
    expect(median([30, 1, 2])).toBe(2);
  });
});
