import { describe, expect, it } from 'vitest';
import { chooseFit } from './fit-labels';

/** A bar whose content has a width for each fit. */
function barOf(clientWidth: number, widths: Record<string, number>) {
  const dataset: DOMStringMap = {};
  const bar = {
    dataset,
    clientWidth,
    get scrollWidth() {
      return Math.max(clientWidth, widths[dataset['fit'] ?? ''] ?? 0);
    },
  };
  chooseFit(bar);
  return dataset['fit'];
}

describe('chooseFit', () => {
  it('shows icons and labels, then labels, then icons, then the least, as there is room', () => {
    const widths = { both: 600, labels: 500, icons: 300, least: 250 };
    expect([700, 600, 550, 400, 200].map((width) => barOf(width, widths))).toEqual([
      'both',
      'both',
      'labels',
      'icons',
      'least',
    ]);
  });
});
