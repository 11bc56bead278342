'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { createOrderedRunner } from '@/lib/client/library/ordered-runner';
import { refreshReviews, type ReviewedItem, writeVerdict } from '@/lib/client/library/reviews';
import { reportActionError } from '@/lib/client/report-error';
import type { Verdict } from '@/lib/contract/studio/review-limits';

/** One's own verdict on an item, which can be changed. */
export interface OwnVerdict {
  /** The latest choice, also while it is being sent. */
  verdict: Verdict | null;
  /** Chooses a verdict; null takes it back. */
  choose: (verdict: Verdict | null) => Promise<void>;
}

/** Choices are sent one after the other, so that the last one counts. */
const runInOrder = createOrderedRunner();

/** One's own verdict on an item: shown at once, and as before when it could not be sent. */
export function useOwnVerdict(reviewed: ReviewedItem, stored: Verdict | null): OwnVerdict {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<{ verdict: Verdict | null } | null>(null);
  const presses = useRef(0);

  async function choose(verdict: Verdict | null) {
    presses.current += 1;
    const press = presses.current;
    setChosen({ verdict });
    await runInOrder(() => writeVerdict(reviewed, verdict)).catch(reportActionError);
    await refreshReviews(client, reviewed.board);
    if (press === presses.current) setChosen(null);
  }

  return { verdict: chosen === null ? stored : chosen.verdict, choose };
}
