import type { KeyboardEvent, PointerEvent } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import { useRowOrder } from './use-row-order';

const rowHeight = 50;
const names = ['a', 'b', 'c', 'd'];

/** Four rows of 50 px from the top of the window. */
async function mountRows() {
  const rows = names.map((name, at) => ({
    dataset: { row: name },
    getBoundingClientRect: () => ({ top: at * rowHeight, height: rowHeight }),
    scrollIntoView: vi.fn(),
  }));
  const list = { current: { querySelectorAll: () => rows, closest: () => null } as never };
  const announce = vi.spyOn(toasts, 'announce').mockImplementation(() => undefined);
  onTestFinished(() => announce.mockRestore());
  const onMove = vi.fn();
  const hook = await mountHook(() => useRowOrder({ list, count: rows.length, onMove }));
  const handle = (name: string) => hook.current().handleOf({ key: name, name, at: names.indexOf(name) });
  return {
    ...hook,
    onMove,
    announce,
    press: async (name: string, key: string) => {
      const preventDefault = vi.fn();
      await hook.act(() => handle(name).onKeyDown({ key, preventDefault } as unknown as KeyboardEvent<HTMLElement>));
      return preventDefault.mock.calls.length > 0;
    },
    point: (name: string, what: 'onPointerDown' | 'onPointerMove', clientY: number) =>
      hook.act(() =>
        handle(name)[what]({
          button: 0,
          clientY,
          pointerId: 1,
          currentTarget: { setPointerCapture: () => undefined },
        } as unknown as PointerEvent<HTMLElement>),
      ),
    release: (name: string) => hook.act(() => handle(name).onPointerUp()),
    blur: (name: string) => hook.act(() => handle(name).onBlur()),
  };
}

describe('useRowOrder', () => {
  it('moves a row by the keyboard: Space, arrows, Space', async () => {
    const { press, current, onMove, announce } = await mountRows();
    expect(await press('c', 'ArrowUp')).toBe(false);
    await press('c', ' ');
    await press('c', 'ArrowUp');
    await press('c', 'ArrowUp');
    await press('c', 'ArrowUp');
    expect(current().lifted).toEqual({ key: 'c', from: 2, to: 0, offset: null });
    await press('c', ' ');
    expect(onMove.mock.calls).toEqual([['c', 0]]);
    expect(announce.mock.calls.at(-1)).toEqual(['c moved to 1 of 4.']);
  });

  it('leaves a row where it is after Escape, and when the focus goes elsewhere', async () => {
    const { press, blur, current, onMove } = await mountRows();
    await press('a', ' ');
    await press('a', 'End');
    await press('a', 'Escape');
    await press('b', ' ');
    await press('b', 'ArrowDown');
    await blur('b');
    expect(current().lifted).toBeNull();
    expect(onMove).not.toHaveBeenCalled();
  });

  it('moves a row by the pointer, over the middles of the others', async () => {
    const { point, release, blur, current, onMove } = await mountRows();
    await point('a', 'onPointerDown', 20);
    // The press takes the focus from another handle.
    await blur('d');
    await point('a', 'onPointerMove', 22);
    expect(current().lifted).toBeNull();
    await point('a', 'onPointerMove', 130);
    expect(current().lifted).toEqual({ key: 'a', from: 0, to: 2, offset: 110 });
    await release('a');
    expect(onMove.mock.calls).toEqual([['a', 2]]);
    expect(current().lifted).toBeNull();
  });

  it('moves nothing when a row is dropped where it was', async () => {
    const { point, release, onMove } = await mountRows();
    await point('b', 'onPointerDown', 70);
    await point('b', 'onPointerMove', 60);
    await release('b');
    expect(onMove).not.toHaveBeenCalled();
  });
});
