import { describe, expect, it } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const full = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }) as Error;

describe('createBodyBudget', () => {
  it('refuses what goes beyond it, over all requests together', () => {
    const budget = createBodyBudget(100);
    const [one, other] = [budget.open(), budget.open()];
    one.take(60);
    other.take(40);
    expect(() => one.take(1)).toThrow(full);
    expect(budget.heldBytes()).toBe(100);
  });

  it('gives room back once a request is done, and only once', () => {
    const budget = createBodyBudget(100);
    const [one, other] = [budget.open(), budget.open()];
    one.take(60);
    other.take(30);
    one.release();
    one.release();
    expect(budget.heldBytes()).toBe(30);
    budget.open().take(70);
  });

  it('foresees a body that cannot fit, and reserves nothing for what is only declared', () => {
    const budget = createBodyBudget(100);
    const one = budget.open();
    one.foresee(100);
    budget.open().foresee(100);
    one.take(50);
    expect(() => budget.open().foresee(51)).toThrow(full);
    expect(budget.heldBytes()).toBe(50);
  });
});
