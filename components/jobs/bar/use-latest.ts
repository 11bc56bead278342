'use client';

import { type RefObject, useLayoutEffect, useRef } from 'react';

/** What a value was when the screen was drawn last, for handlers that stay the same from one drawing to the next. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
