import type { PointerEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { type Expansion, noExpansion } from '@/lib/schema-form/outpaint/frame';
import { useFrameDrag } from './use-frame-drag';

class StubHandle {
  dataset: { edges: string };
  constructor(edges: string) {
    this.dataset = { edges };
  }
  closest() {
    return this.dataset.edges === '' ? null : this;
  }
  focus() {}
}

const limit = { least: 0, most: 500, step: 1 };
const limits = { left: limit, right: limit, top: limit, bottom: limit };
const wide = { width: 16, height: 9 };
const square = { width: 1, height: 1 };

async function mountDrag({ isRatioOnly = false, scale = 2 } = {}) {
  vi.stubGlobal('Element', StubHandle);
  const changed: Expansion[] = [];
  const hook = await mountHook(() =>
    useFrameDrag({
      state: { expansion: noExpansion, limits, ratios: [wide, square], isRatioOnly },
      picture: { width: 400, height: 300 },
      scale,
      onChange: (expansion) => changed.push(expansion),
    }),
  );
  const event = (edges: string, clientX: number, clientY: number, altKey = false) =>
    ({ target: new StubHandle(edges), clientX, clientY, altKey }) as unknown as PointerEvent;
  return { hook, changed, event };
}

describe('useFrameDrag', () => {
  it('moves an edge by pixels of the picture, and reports it once', async () => {
    const { hook, changed, event } = await mountDrag();
    await hook.act(() => hook.current().gesture.start(event('right', 0, 0)));
    await hook.act(() => hook.current().gesture.follow(event('', 20, 90)));
    expect(hook.current().live).toEqual({ ...noExpansion, right: 40 });
    expect(changed).toEqual([]);
    await hook.act(() => hook.current().gesture.end(event('', 25, 0)));
    expect(changed).toEqual([{ ...noExpansion, right: 50 }]);
    expect(hook.current().live).toBeNull();
  });

  it('snaps to a common ratio, not with Alt', async () => {
    const { hook, event } = await mountDrag();
    await hook.act(() => hook.current().gesture.start(event('right', 0, 0)));
    await hook.act(() => hook.current().gesture.follow(event('', 64, 0)));
    expect(hook.current().live?.right).toBe(133);
    await hook.act(() => hook.current().gesture.follow(event('', 64, 0, true)));
    expect(hook.current().live?.right).toBe(128);
  });

  it('moves two edges by a corner, and never into the picture', async () => {
    const { hook, changed, event } = await mountDrag();
    await hook.act(() => hook.current().gesture.start(event('left top', 100, 100)));
    await hook.act(() => hook.current().gesture.end(event('', 90, 400)));
    expect(changed).toEqual([{ ...noExpansion, left: 20 }]);
  });

  it('takes the nearest ratio of a model that has only some', async () => {
    const { hook, changed, event } = await mountDrag({ isRatioOnly: true });
    await hook.act(() => hook.current().gesture.start(event('right', 0, 0)));
    await hook.act(() => hook.current().gesture.end(event('', 30, 0)));
    expect(changed).toEqual([{ ...noExpansion, left: 66, right: 67 }]);
  });

  it('pans beside the handles, and forgets an aborted drag', async () => {
    const { hook, changed, event } = await mountDrag();
    let isTools = true;
    await hook.act(() => (isTools = hook.current().gesture.start(event('', 0, 0))));
    expect(isTools).toBe(false);
    await hook.act(() => hook.current().gesture.start(event('top', 0, 0)));
    await hook.act(() => hook.current().gesture.follow(event('', 0, -40)));
    await hook.act(() => hook.current().gesture.abort());
    await hook.act(() => hook.current().gesture.end(event('', 0, -40)));
    expect(hook.current().live).toBeNull();
    expect(changed).toEqual([]);
  });
});
