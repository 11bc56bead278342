import assert from 'node:assert/strict';

/**
 * Asserts that each figure is above the one before it.
 *
 * @throws AssertionError with the figures
 */
export function assertRising(figures: readonly number[]): void {
  const isRising = figures.every((figure, index) => index === 0 || figure > (figures[index - 1] ?? 0));
  assert.ok(isRising, `not ${figures.map((figure) => Number(figure.toFixed(3))).join(' < ')}`);
}
