import { describe, expect, it } from 'vitest';
import { createFormValues } from './form-values';

describe('createFormValues', () => {
  it('holds what it is given, under any name, and tells each change', () => {
    const held = createFormValues({ prompt: 'a' });
    const seen: unknown[] = [];
    const stop = held.subscribe(() => void seen.push(held.get()));
    const next = JSON.parse('{"a.b[0]": 1, "__proto__": {"x": 2}}') as Record<string, unknown>;
    held.set(next);
    expect(held.get()).toBe(next);
    stop();
    held.set({});
    expect(seen).toEqual([next]);
    expect(held.get()).toEqual({});
  });
});
