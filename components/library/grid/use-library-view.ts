'use client';

import { useEffect, useLayoutEffect, useMemo, useRef, useCallback, useState } from 'react';
import { groupDays } from './library-index';
import { type GridSize, rowHeightOf } from './use-grid-size';
import { blockAt, layOut, rowEnd, rowOf } from './layout';
import { isByTime, orderOf } from '@/lib/contract/studio/library-order';
import { libraryKeys } from '@/lib/client/library/library';
import { visibleRows } from './visible-rows';
import type { LibraryItem } from '@/lib/contract/studio/library';
import { createScrollPositions } from './scroll-positions';
import type { LoadedLibrary } from './use-library';

const gap = 6;
const headingHeight = 40;
/** Milliseconds before blocks in view load: those scrolled past do not. */
const restMs = 60;
/** The number of items before and after the view that count as near. */
const nearItems = 200;

/** Scroll positions survive opening an item and reloading. */
const scrollPositions = createScrollPositions(() => window.sessionStorage);

/** The layout of the library in the window, the part in view, and its items, which load as they come into view. */
export function useLibraryView(library: LoadedLibrary, size: GridSize) {
  const view = useScrollWindow();
  const { node, scrollTop, size: box, scrollTo } = view;
  const { index, loader, blocks, headItems } = library;
  const order = orderOf(library.filter);
  const viewKey = libraryKeys.index(library.filter)[2];

  const layout = useMemo(
    () =>
      index === null || box === null || box.width <= 0
        ? null
        : layOut(isByTime(order) ? groupDays(index) : index, {
            width: box.width,
            rowHeight: rowHeightOf(size, box.width),
            gap,
            headingHeight,
          }),
    [index, box, size, order],
  );

  const itemAt = useMemo(() => {
    const [newest] = headItems;
    const isHead = newest !== undefined && layout?.blocks[0]?.first === newest.cursor;
    return (at: number): LibraryItem | null => {
      if (layout === null) return null;
      const block = blockAt(layout, at);
      const read = block === null ? undefined : blocks.get(block)?.[at - block.start];
      return read ?? (isHead ? (headItems[at] ?? null) : null);
    };
  }, [layout, blocks, headItems]);

  useEffect(() => {
    if (headItems.length > 0) loader.add(headItems);
  }, [headItems, loader]);

  const { isWhole } = library;
  useEffect(() => {
    if (layout === null || box === null || !isWhole || layout.count === 0) return undefined;
    const timer = setTimeout(() => {
      const { first, end } = visibleRows(layout, scrollTop, box.height);
      const from = layout.rowStarts[first] ?? 0;
      const to = rowEnd(layout, end - 1);
      blocks.load(layout.blocks.filter(({ start, count }) => start < to && start + count > from));
    }, restMs);
    return () => clearTimeout(timer);
  }, [layout, box, scrollTop, blocks, isWhole]);

  // Restores the scroll position as soon as there is enough to scroll.
  const restored = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (node === null || layout === null || restored.current === viewKey) return;
    const wanted = scrollPositions.get(viewKey);
    scrollTo(wanted);
    if (isWhole || Math.abs(node.scrollTop - wanted) < 2) restored.current = viewKey;
  }, [node, scrollTo, layout, viewKey, isWhole]);
  useEffect(() => {
    if (restored.current === viewKey) scrollPositions.set(viewKey, scrollTop);
  }, [viewKey, scrollTop]);
  useEffect(() => {
    window.addEventListener('pagehide', scrollPositions.save);
    return () => {
      window.removeEventListener('pagehide', scrollPositions.save);
      scrollPositions.save();
    };
  }, []);

  /** Scrolls as little as is needed for an item to be seen whole. */
  function reveal(at: number) {
    if (node === null || layout === null) return;
    const row = rowOf(layout, at);
    const top = layout.rowTops[row] ?? 0;
    const bottom = top + (layout.rowHeights[row] ?? 0);
    if (top - headingHeight < node.scrollTop) scrollTo(top - headingHeight);
    else if (bottom + gap > node.scrollTop + node.clientHeight) scrollTo(bottom + gap - node.clientHeight);
  }

  /** Whether some of an item can be seen. */
  function isInView(at: number): boolean {
    if (node === null || layout === null) return false;
    const row = rowOf(layout, at);
    const top = layout.rowTops[row] ?? 0;
    return top < node.scrollTop + node.clientHeight && top + (layout.rowHeights[row] ?? 0) > node.scrollTop;
  }

  /** The index of an item that is loaded and near the view; else null. */
  function findNear(id: string): number | null {
    if (layout === null || box === null) return null;
    const { first, end } = visibleRows(layout, scrollTop, box.height);
    const last = Math.min(layout.count, rowEnd(layout, end - 1) + nearItems);
    for (let at = Math.max(0, (layout.rowStarts[first] ?? 0) - nearItems); at < last; at += 1) {
      if (itemAt(at)?.media.id === id) return at;
    }
    return null;
  }

  return { ...view, layout, itemAt, reveal, isInView, findNear, height: box?.height ?? 0 };
}

/** The scroll position and the inner size of a scrolled element. */
function useScrollWindow() {
  const [node, setNode] = useState<HTMLDivElement | null>(null);
  const [scrollTop, setScrollTop] = useState(0);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const frame = useRef(0);

  useEffect(() => {
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(node);
      const width = node.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      setSize((before) =>
        before?.width === width && before.height === node.clientHeight ? before : { width, height: node.clientHeight },
      );
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [node]);

  useEffect(() => {
    if (node === null) return undefined;
    const stopped = new AbortController();
    function note() {
      cancelAnimationFrame(frame.current);
      frame.current = requestAnimationFrame(() => setScrollTop(node?.scrollTop ?? 0));
    }
    node.addEventListener('scroll', note, { passive: true, signal: stopped.signal });
    return () => stopped.abort();
  }, [node]);

  const scrollTo = useCallback((top: number) => node?.scrollTo({ top, behavior: 'instant' }), [node]);

  return { node, setNode, scrollTop, size, scrollTo };
}
