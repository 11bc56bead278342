import { Check, type LucideIcon, RefreshCw, X } from 'lucide-react';
import type { Verdict } from '@/lib/contract/studio/review-limits';

/** The icons of verdicts. */
export const verdictIcons: Record<Verdict, LucideIcon> = { yes: Check, no: X, change: RefreshCw };
