import { describe, expect, it } from 'vitest';
import { layOutSweep } from './sweep-layout';

const down = { label: 'Steps', values: ['8', '30'] };
const space = { width: 800, height: 600, gap: 8, header: 36, minWidth: 100, down };

describe('layOutSweep', () => {
  it('fits the whole grid in both directions where its cells stay large enough', () => {
    for (const [columns, rows] of [
      [2, 2],
      [5, 3],
      [3, 5],
    ] as const) {
      const { width, height, labels } = layOutSweep({ columns, rows }, 1, space);
      expect(labels + columns * (width + 8)).toBeLessThanOrEqual(800);
      expect(36 + rows * (height + 8)).toBeLessThanOrEqual(600);
    }
  });

  it('never makes cells smaller than can be judged', () => {
    expect(layOutSweep({ columns: 20, rows: 20 }, 2, space)).toMatchObject({ width: 100, height: 50 });
  });

  it('gives labels the space that they need, within limits', () => {
    const labels = (axis: typeof down | null, width = 800) =>
      layOutSweep({ columns: 2, rows: 2 }, 1, { ...space, width, down: axis }).labels;
    expect(labels(null)).toBe(0);
    expect(labels(down)).toBeLessThan(60);
    expect(labels({ label: 'Prompt', values: ['x'.repeat(500)] })).toBe(120);
    expect(labels({ label: 'Prompt', values: ['x'.repeat(500)] }, 350)).toBe(98);
  });
});
