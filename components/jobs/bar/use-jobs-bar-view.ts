'use client';

import { useEffect, useRef, useState } from 'react';
import type { Box } from './jobs-bar-layout';

/** Pixels of scrolling after which the visible tiles are computed again. */
const step = 120;

/** The inner size of a scrolled element and the part of it in view, in steps; null before it is measured. */
export function useJobsBarView() {
  const scroller = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [scrolled, setScrolled] = useState({ x: 0, y: 0 });

  useEffect(() => {
    const node = scroller.current;
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => {
      const style = getComputedStyle(node);
      const across = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const down = Number.parseFloat(style.paddingTop) + Number.parseFloat(style.paddingBottom);
      setSize({ width: node.clientWidth - across, height: node.clientHeight - down });
    });
    observer.observe(node);
    const stopped = new AbortController();
    const note = () => {
      const [x, y] = [Math.floor(node.scrollLeft / step) * step, Math.floor(node.scrollTop / step) * step];
      setScrolled((before) => (before.x === x && before.y === y ? before : { x, y }));
    };
    node.addEventListener('scroll', note, { passive: true, signal: stopped.signal });
    return () => {
      observer.disconnect();
      stopped.abort();
    };
  }, []);

  const seen: Box | null = size === null ? null : { ...scrolled, width: size.width + step, height: size.height + step };
  return { scroller, size, seen };
}

/**
 * Whether the bar does not scroll to what is on the stage: at its start is what runs and what is next, which stays whole
 * in view while there is any, until a person scrolls.
 */
export function staysAtStart(
  scroller: Pick<HTMLElement, 'scrollLeft' | 'scrollTop'> | null,
  hasOpen: boolean,
): boolean {
  return hasOpen && scroller?.scrollLeft === 0 && scroller.scrollTop === 0;
}

/** Scrolls as far as needed to show all of a box. */
export function reveal(scroller: HTMLElement, { x, y, width, height }: Box): void {
  const margin = 12;
  const left = Math.min(x, Math.max(scroller.scrollLeft, x + width + 2 * margin - scroller.clientWidth));
  const top = Math.min(y, Math.max(scroller.scrollTop, y + height + margin - scroller.clientHeight));
  if (left !== scroller.scrollLeft || top !== scroller.scrollTop) scroller.scrollTo({ left, top, behavior: 'instant' });
}
