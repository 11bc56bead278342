'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** What of a scrolled element is seen: how far it is scrolled, and its inner size. */
export function useScrollWindow() {
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
