'use client';

import { startTransition, useEffect, useState } from 'react';

/** How long a value must stay unchanged before it counts as settled. */
export const settlePauseMs = 150;

/** The value at the last pause in its changes; the current value if urgent. */
export function useSettled<Value>(value: Value, isUrgent: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), settlePauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return isUrgent ? value : settled;
}
