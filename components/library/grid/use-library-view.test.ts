import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { libraryItem } from '../testing/library-item';
import { indexOfItems } from './library-index';
import type { LoadedLibrary } from './use-library';
import { useLibraryView } from './use-library-view';

const items = Array.from({ length: 60 }, (_, at) =>
  libraryItem(`i${at}`, new Date(Date.UTC(2026, 10, 23, 12, 59 - at)).toISOString()),
);

function loadedLibrary(model: string, change: Partial<LoadedLibrary> = {}) {
  const load = vi.fn();
  const add = vi.fn();
  const library: LoadedLibrary = {
    filter: { model },
    isSettled: true,
    index: indexOfItems(items),
    isWhole: true,
    error: null,
    headItems: items,
    loader: { add } as unknown as LoadedLibrary['loader'],
    blocks: { get: () => null, load },
    retry: () => undefined,
    ...change,
  };
  return { library, load, add };
}

/** A grid in a window of 400 by 300 px. */
async function mountView(library: LoadedLibrary) {
  const observers: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(onResize: () => void) {
        observers.push(onResize);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('getComputedStyle', () => ({ paddingLeft: '0', paddingRight: '0' }));
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => {
    draw();
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => undefined);
  const stored = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  const hook = await mountHook(() => useLibraryView(library, 'medium'), { globals: { sessionStorage } });
  const node = Object.assign(new EventTarget(), {
    clientWidth: 400,
    clientHeight: 300,
    scrollTop: 0,
    scrollTo({ top }: { top: number }) {
      node.scrollTop = Math.max(0, top);
      node.dispatchEvent(new Event('scroll'));
    },
  });
  await hook.act(() => hook.current().setNode(node as unknown as HTMLDivElement));
  const measure = () => hook.act(() => observers.forEach((onResize) => onResize()));
  return { ...hook, node, measure, stored };
}

describe('useLibraryView', () => {
  it('lays the library out once the window is measured', async () => {
    const { current, measure } = await mountView(loadedLibrary('layout').library);
    expect(current()).toMatchObject({ layout: null, height: 0 });
    expect(current().itemAt(0)).toBeNull();
    await measure();
    expect(current()).toMatchObject({ height: 300, layout: { count: 60, options: { width: 400 } } });
  });

  it('takes items from the loaded blocks, otherwise from the newest items', async () => {
    const starred = items.map((item) => ({ ...item, isStarred: true }));
    const { library, add } = loadedLibrary('items');
    const { current, measure, render } = await mountView(library);
    await measure();
    expect(add).toHaveBeenCalledWith(items);
    expect(current().itemAt(3)).toBe(items[3]);
    Object.assign(library, { blocks: { ...library.blocks, get: () => starred } });
    await render();
    expect(current().itemAt(3)).toBe(starred[3]);
  });

  it('loads the blocks in view, once the index is complete', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { library, load } = loadedLibrary('blocks', { isWhole: false });
    const { measure, render } = await mountView(library);
    await measure();
    vi.advanceTimersByTime(1000);
    expect(load).not.toHaveBeenCalled();
    Object.assign(library, { isWhole: true });
    await render();
    vi.advanceTimersByTime(1000);
    expect(load.mock.calls).toEqual([[[expect.objectContaining({ start: 0, count: 60 })]]]);
  });

  it('scrolls as little as needed to reveal an item', async () => {
    const { current, act, measure, node } = await mountView(loadedLibrary('reveal').library);
    await measure();
    await act(() => current().reveal(0));
    expect(node.scrollTop).toBe(0);
    await act(() => current().reveal(59));
    const { layout } = current();
    expect(node.scrollTop).toBeGreaterThan(0);
    expect(node.scrollTop + 300).toBe((layout?.height ?? 0) + (layout?.options.gap ?? 0));
    expect(current().scrollTop).toBe(node.scrollTop);
  });

  it('restores the scroll position of a view, and stores it for a reload', async () => {
    const { library } = loadedLibrary('scroll');
    const first = await mountView(library);
    await first.measure();
    await first.act(() => first.current().scrollTo(120));
    await first.unmount();
    expect([...first.stored.values()].join()).toContain('120');
    const second = await mountView(library);
    await second.measure();
    expect(second.node.scrollTop).toBe(120);
  });

  it('finds a loaded item near the view', async () => {
    const { current, measure } = await mountView(loadedLibrary('near').library);
    expect(current().findNear('i7')).toBeNull();
    await measure();
    expect(current().findNear('i7')).toBe(7);
    expect(current().findNear('gone')).toBeNull();
  });
});
