import type { PointerEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useQueueDrag } from './use-queue-drag';

const box = (x: number) => ({ x, y: 0, width: 100, height: 100 });
const queue = [box(0), box(108), box(216)];

function pointer(x: number, y: number, more: Partial<PointerEvent> = {}) {
  return { pointerType: 'mouse', pointerId: 1, button: 0, clientX: x, clientY: y, ...more } as PointerEvent;
}

/** A drag in a list that begins 10 px from the left of a bar 400 px wide. */
async function mountDrag() {
  const onMove = vi.fn();
  const setPointerCapture = vi.fn();
  const scrollBy = vi.fn();
  const list = { getBoundingClientRect: () => ({ left: 10, top: 0 }), setPointerCapture };
  const scroller = { getBoundingClientRect: () => ({ left: 0, right: 400 }), scrollBy };
  const refs = { list: { current: list as never }, scroller: { current: scroller as never } };
  const hook = await mountHook(() => useQueueDrag({ ...refs, onMove }));
  const { current, act } = hook;
  const begin = (event: PointerEvent, boxes = queue) => current().begin(event, { key: 'a', box: box(0), queue: boxes });
  const move = (x: number, y: number) => act(() => current().handlers.onPointerMove(pointer(x, y)));
  return { ...hook, onMove, setPointerCapture, scrollBy, begin, move };
}

describe('useQueueDrag', () => {
  it('moves a tile to where it is dropped', async () => {
    const { current, act, begin, move, onMove, setPointerCapture } = await mountDrag();
    begin(pointer(60, 50));
    await move(180, 55);
    expect(current().drag).toEqual({ key: 'a', x: 120, y: 5, to: 1 });
    expect(setPointerCapture).toHaveBeenCalledOnce();
    await act(() => current().handlers.onPointerUp());
    expect(onMove.mock.calls).toEqual([['a', 1]]);
    expect(current().drag).toBeNull();
  });

  it('is a click until the pointer has moved some pixels', async () => {
    const { current, act, begin, move, onMove } = await mountDrag();
    begin(pointer(60, 50));
    await move(63, 52);
    expect(current().drag).toBeNull();
    await act(() => current().handlers.onPointerUp());
    expect(onMove).not.toHaveBeenCalled();
    const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    current().handlers.onClickCapture(click);
    expect(click.preventDefault).not.toHaveBeenCalled();
  });

  it('swallows the click that ends a drag, once', async () => {
    const { current, act, begin, move } = await mountDrag();
    begin(pointer(60, 50));
    await move(180, 55);
    await act(() => current().handlers.onPointerUp());
    const click = { preventDefault: vi.fn(), stopPropagation: vi.fn() };
    current().handlers.onClickCapture(click);
    current().handlers.onClickCapture(click);
    expect(click.preventDefault).toHaveBeenCalledOnce();
    expect(click.stopPropagation).toHaveBeenCalledOnce();
  });

  it.each([
    ['fingers', pointer(60, 50, { pointerType: 'touch' }), queue],
    ['another button', pointer(60, 50, { button: 2 }), queue],
    ['a queue of one', pointer(60, 50), [box(0)]],
  ])('does not begin with %s', async (_what, event, boxes) => {
    const { current, begin, move } = await mountDrag();
    begin(event, boxes);
    await move(180, 55);
    expect(current().drag).toBeNull();
  });

  it('drops nothing when the pointer is cancelled, or Escape is pressed', async () => {
    const { current, act, begin, move, onMove } = await mountDrag();
    begin(pointer(60, 50));
    await move(180, 55);
    await act(() => current().handlers.onPointerCancel());
    begin(pointer(60, 50));
    await move(180, 55);
    await act(() => window.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })));
    expect(current().drag).toBeNull();
    await act(() => current().handlers.onPointerUp());
    expect(onMove).not.toHaveBeenCalled();
  });

  it('scrolls the bar near its edges', async () => {
    const { begin, move, scrollBy } = await mountDrag();
    begin(pointer(60, 50));
    await move(20, 50);
    await move(380, 50);
    expect(scrollBy.mock.calls).toEqual([[{ left: -24 }], [{ left: 24 }]]);
  });
});
