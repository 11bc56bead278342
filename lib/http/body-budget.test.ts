import { describe, expect, it } from 'vitest';
import { createBodyBudget } from './body-budget.ts';

const full = expect.objectContaining({ code: 'unavailable', retryAfterSeconds: 2 }) as Error;

describe('createBodyBudget', () => {
  it('rejects bytes beyond the budget, counted over all requests', () => {
    const budget = createBodyBudget(100);
    const [one, other] = [budget.open(), budget.open()];
    one.take(60);
    other.take(40);
    expect(() => one.take(1)).toThrow(full);
    expect(budget.heldBytes()).toBe(100);
  });

  it('releases a request’s bytes once', () => {
    const budget = createBodyBudget(100);
    const [one, other] = [budget.open(), budget.open()];
    one.take(60);
    other.take(30);
    one.release();
    one.release();
    expect(budget.heldBytes()).toBe(30);
    budget.open().take(70);
  });

  it('rejects a declared length that cannot fit, and reserves nothing for one that can', () => {
    const budget = createBodyBudget(100);
    const one = budget.open();
    one.checkDeclared(100);
    budget.open().checkDeclared(100);
    one.take(50);
    expect(() => budget.open().checkDeclared(51)).toThrow(full);
    expect(budget.heldBytes()).toBe(50);
  });
});
