'use client';

import { useState } from 'react';

/** Keys by which items of a list stay themselves while they move: values have none of their own. */
export function useItemKeys(amount: number) {
  const [state, setState] = useState(() => ({
    keys: Array.from({ length: amount }, (_none, key) => key),
    next: amount,
  }));
  let { keys, next } = state;
  if (keys.length !== amount) {
    const missing = Math.max(0, amount - keys.length);
    keys = [...keys.slice(0, amount), ...Array.from({ length: missing }, (_none, index) => next + index)];
    next += missing;
    setState({ keys, next });
  }
  return {
    keys,
    remove: (at: number) => setState({ keys: keys.toSpliced(at, 1), next }),
    move: (from: number, to: number) =>
      setState({ keys: keys.toSpliced(from, 1).toSpliced(to, 0, ...keys.slice(from, from + 1)), next }),
  };
}
