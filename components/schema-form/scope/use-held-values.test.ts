import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { JsonObject } from '@/lib/contract/model';
import { useHeldValues } from './use-held-values';

/** A form whose owner hands values back when the test says so. */
async function mountHeld(initial: JsonObject) {
  let handed = initial;
  const reported: JsonObject[] = [];
  const hook = await mountHook(() => useHeldValues(handed, (next) => void reported.push(next)));
  return {
    reported,
    values: () => hook.current().get(),
    type: (next: JsonObject) => hook.act(() => hook.current().set(next)),
    async hand(next: JsonObject) {
      handed = next;
      await hook.render();
    },
  };
}

describe('useHeldValues', () => {
  it('reports what changes here, and shows what its owner changes', async () => {
    const form = await mountHeld({});
    await form.type({ prompt: 'a' });
    expect(form.reported).toEqual([{ prompt: 'a' }]);
    await form.hand({ prompt: 'a preset' });
    expect(form.values()).toEqual({ prompt: 'a preset' });
  });

  it('ignores reported values that come back late', async () => {
    const form = await mountHeld({});
    const [first, second, third] = [{ prompt: 'a' }, { prompt: 'ab' }, { prompt: 'abc' }];
    for (const next of [first, second, third]) await form.type(next);
    await form.hand(second);
    expect(form.values()).toBe(third);
    await form.hand(third);
    expect(form.values()).toBe(third);
  });

  it('shows a reported value again once its owner goes back to it', async () => {
    const form = await mountHeld({});
    const [first, second] = [{ prompt: 'a' }, { prompt: 'b' }];
    await form.type(first);
    await form.hand(first);
    await form.type(second);
    await form.hand(second);
    await form.hand(first);
    expect(form.values()).toBe(first);
  });
});
