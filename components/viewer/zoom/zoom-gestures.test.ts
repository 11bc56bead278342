import { describe, expect, it } from 'vitest';
import { wheelFactor } from './zoom-gestures';

const wheel = (deltaY: number, change: { deltaMode?: number; ctrlKey?: boolean } = {}) =>
  wheelFactor({ deltaY, deltaMode: 0, ctrlKey: false, ...change });

describe('wheelFactor', () => {
  it('zooms in upwards and out downwards, back to where it was', () => {
    expect(wheel(-100)).toBeGreaterThan(1);
    expect(wheel(-100) * wheel(100)).toBeCloseTo(1, 9);
    expect(wheel(-3, { deltaMode: 1 })).toBeCloseTo(wheel(-48), 9);
  });

  it('follows a pinch closely, and bounds a notch of a wheel with Ctrl', () => {
    expect(wheel(-5, { ctrlKey: true })).toBeCloseTo(Math.exp(0.05), 9);
    expect(wheel(-300, { ctrlKey: true })).toBeLessThan(1.3);
    expect(wheel(4000)).toBeGreaterThan(0.75);
  });
});
