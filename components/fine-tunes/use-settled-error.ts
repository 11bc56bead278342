'use client';

import { useState } from 'react';

/**
 * The error that a query ended with last. The query itself forgets it while it asks again, and what is shown because of it
 * would go and come back.
 */
export function useSettledError({ error, isFetching }: { error: Error | null; isFetching: boolean }): Error | null {
  const [settled, setSettled] = useState(error);
  if (!isFetching && settled !== error) setSettled(error);
  return isFetching ? settled : error;
}
