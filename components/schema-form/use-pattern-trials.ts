'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { tryPatterns } from '@/lib/client/patterns/try-patterns';
import type { JsonObject } from '@/lib/contract/model';
import { openTrials } from '@/lib/schema-form/patterns/pattern-trials';
import { patternVerdicts } from '@/lib/schema-form/patterns/pattern-verdicts';

/** Has the slow patterns of a schema tried on these values. Gives a number that grows with what is known. */
export function usePatternTrials(schema: JsonObject, values: JsonObject): number {
  const version = useSyncExternalStore(patternVerdicts.subscribe, patternVerdicts.version, patternVerdicts.version);
  useEffect(() => {
    const trials = openTrials(schema, values);
    if (trials.length > 0) void tryPatterns(trials);
  }, [schema, values]);
  return version;
}
