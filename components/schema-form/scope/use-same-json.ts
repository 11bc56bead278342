'use client';

import { useState } from 'react';
import { isSameJson } from '@/lib/schema-form/json';

/** The same object as long as its JSON is equal, for components that compare by identity. */
export function useSameJson<T>(value: T): T {
  const [kept, setKept] = useState(value);
  if (kept === value || isSameJson(kept, value)) return kept;
  setKept(value);
  return value;
}
