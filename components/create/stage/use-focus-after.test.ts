import type { RefObject } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useFocusAfter } from './use-focus-after';

const body = {};
const inside = {};
const prompt = {};

/** A stage that is mounted while `focused` has the focus. */
async function mountStage(focused: object, { isLoaded = true } = {}) {
  const focus = vi.fn();
  const stage = { current: { contains: (other: unknown) => other === inside, querySelector: () => ({ focus }) } };
  const state = { isGrid: true, isLoaded };
  const hook = await mountHook(() => useFocusAfter(stage as unknown as RefObject<HTMLElement>, { ...state }), {
    document: { body, activeElement: focused },
  });
  const page = document as { activeElement: unknown };
  return {
    focus,
    focusNext: hook.current,
    show: async (next: Partial<typeof state>) => {
      Object.assign(state, next);
      await hook.render();
    },
    leave: async (left: object) => {
      page.activeElement = left;
      await hook.unmount();
    },
  };
}

describe('useFocusAfter', () => {
  it('focuses the view that was asked for, once it is drawn', async () => {
    const stage = await mountStage(inside);
    stage.focusNext()();
    expect(stage.focus).not.toHaveBeenCalled();
    await stage.show({ isGrid: false });
    expect(stage.focus).toHaveBeenCalledWith({ preventScroll: true });
    await stage.show({ isGrid: true });
    expect(stage.focus).toHaveBeenCalledTimes(1);
    await stage.leave(body);
  });

  it('returns the focus to the stage that had it, once, when its cells have loaded', async () => {
    const left = await mountStage(body);
    expect(left.focus).not.toHaveBeenCalled();
    await left.leave(inside);
    const back = await mountStage(body, { isLoaded: false });
    expect(back.focus).not.toHaveBeenCalled();
    await back.show({ isLoaded: true });
    expect(back.focus).toHaveBeenCalledTimes(1);
    await back.leave(prompt);
    const next = await mountStage(body);
    expect(next.focus).not.toHaveBeenCalled();
    await next.leave(body);
  });

  it('leaves the focus where a person has put it meanwhile', async () => {
    const left = await mountStage(body);
    await left.leave(inside);
    const back = await mountStage(prompt);
    expect(back.focus).not.toHaveBeenCalled();
    await back.leave(prompt);
  });
});
