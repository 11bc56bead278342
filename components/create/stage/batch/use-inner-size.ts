'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** The size of an element without its padding, in whole pixels; null before it is measured. */
export function useInnerSize(element: RefObject<HTMLElement | null>): { width: number; height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  useLayoutEffect(() => {
    const node = element.current;
    if (node === null) return undefined;
    const measure = () => {
      const style = getComputedStyle(node);
      const padding = (...sides: string[]) =>
        sides.reduce((sum, side) => sum + Number.parseFloat(style.getPropertyValue(`padding-${side}`)), 0);
      const width = Math.floor(node.clientWidth - padding('left', 'right'));
      const height = Math.floor(node.clientHeight - padding('top', 'bottom'));
      setSize((before) => (before?.width === width && before.height === height ? before : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
