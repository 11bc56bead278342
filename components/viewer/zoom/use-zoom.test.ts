import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useZoom } from './use-zoom';

const image = { width: 1000, height: 500 };

/** A zoom in a frame of some CSS pixels, which it has measured. */
async function mountZoom(frame: { width: number; height: number }, pixelRatio = 1) {
  const observers: (() => void)[] = [];
  const disconnect = vi.fn();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observers.push(onResize);
      }
      observe = () => undefined;
      disconnect = disconnect;
    },
  );
  const hook = await mountHook(() => useZoom(image), { globals: { devicePixelRatio: pixelRatio } });
  const node = { clientWidth: frame.width, clientHeight: frame.height } as HTMLElement;
  const stop = hook.current().measure(node);
  await hook.act(() => observers.forEach((onResize) => onResize()));
  return { ...hook, zoom: hook.current, stop, disconnect };
}

describe('useZoom', () => {
  it('has no zoom before the frame is measured', async () => {
    const { current } = await mountHook(() => useZoom(image));
    expect(current()).toMatchObject({ zoom: null, rect: null, isWhole: true, isBeyond: false });
    expect(current().pan({ x: 1, y: 1 })).toBe(false);
  });

  it('fits the image into the frame, in device pixels', async () => {
    const { zoom } = await mountZoom({ width: 500, height: 500 }, 2);
    expect(zoom()).toMatchObject({ zoom: 1, isWhole: true, isBeyond: false });
    expect(zoom().rect).toEqual({ left: 0, top: 125, width: 500, height: 250 });
  });

  it('zooms to a factor and by a factor, and fits again', async () => {
    const { zoom, act } = await mountZoom({ width: 500, height: 500 });
    await act(() => zoom().zoomTo(1));
    expect(zoom()).toMatchObject({ zoom: 1, isWhole: false, isBeyond: true });
    expect(zoom().rect).toMatchObject({ left: -250, top: 0 });
    await act(() => zoom().zoomBy(2, { x: 0, y: 0 }));
    expect(zoom().zoom).toBe(2);
    await act(() => zoom().fit());
    expect(zoom()).toMatchObject({ zoom: 0.5, isWhole: true });
  });

  it('steps through the zoom stops', async () => {
    const { zoom, act } = await mountZoom({ width: 500, height: 500 });
    await act(() => zoom().step(1));
    expect(zoom().zoom).toBe(2 / 3);
    await act(() => zoom().step(-1));
    expect(zoom().zoom).toBe(0.5);
  });

  it('pans if the image is larger than the frame', async () => {
    const { zoom, act } = await mountZoom({ width: 500, height: 500 });
    expect(zoom().pan({ x: 10, y: 0 })).toBe(false);
    await act(() => zoom().zoomTo(1));
    let hasPanned = false;
    await act(() => {
      hasPanned = zoom().pan({ x: 10, y: 0 });
    });
    expect(hasPanned).toBe(true);
    expect(zoom().rect?.left).toBe(-240);
  });

  it('stops measuring', async () => {
    const { stop, disconnect } = await mountZoom({ width: 500, height: 500 });
    stop?.();
    expect(disconnect).toHaveBeenCalledOnce();
  });
});
