'use client';

import { useState } from 'react';

/**
 * The last error of a query. The query itself clears it while it refetches, which would make the error message flicker.
 */
export function useSettledError({ error, isFetching }: { error: Error | null; isFetching: boolean }): Error | null {
  const [settled, setSettled] = useState(error);
  if (!isFetching && settled !== error) setSettled(error);
  return isFetching ? settled : error;
}
