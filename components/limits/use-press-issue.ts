'use client';

import { describeVerdict } from './describe-limit';
import { judgePress, type PlannedPress } from './judge-press';
import { useOwnLimits } from './use-own-limits';

/** Why a press of several requests would be refused, as a sentence; null when it fits. */
export function usePressIssue(press: PlannedPress): string | null {
  const verdict = judgePress(useOwnLimits(), press);
  return verdict?.kind === 'exceeds' ? describeVerdict(verdict, press) : null;
}
