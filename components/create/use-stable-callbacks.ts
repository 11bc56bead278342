'use client';

import { useLayoutEffect, useRef, useState } from 'react';

type Actions<Names extends string> = Record<Names, (...given: never[]) => void>;

/**
 * Functions with a stable identity that call those of the last render, so that memoised children don't render while the
 * user types. They must not be called during rendering.
 */
export function useStableCallbacks<Given extends Actions<string>>(actions: Given): Given {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const [stable] = useState(() => {
    const entries = Object.keys(actions).map((name) => {
      const call = (...given: never[]) => latest.current[name]?.(...given);
      return [name, call] as const;
    });
    return Object.fromEntries(entries) as Given;
  });
  return stable;
}
