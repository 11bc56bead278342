'use client';

import { startTransition, useEffect, useState } from 'react';

const pauseMs = 150;

/** A value as it was at the last pause in its changes; as it is now where that is urgent. */
export function useSettled<Value>(value: Value, isUrgent: boolean): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (settled === value) return undefined;
    const timer = setTimeout(() => startTransition(() => setSettled(value)), pauseMs);
    return () => clearTimeout(timer);
  }, [value, settled]);
  return isUrgent ? value : settled;
}
