'use client';

import { useLayoutEffect, useRef, useState } from 'react';

type Actions<Names extends string> = Record<Names, (...given: never[]) => void>;

/**
 * The same functions for the life of a component, each of which calls the one of the last render, so that memoised children are
 * not drawn again while one types. Not to be called while rendering.
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
