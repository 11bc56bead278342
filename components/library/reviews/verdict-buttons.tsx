'use client';

import { Button } from '@/components/ui/button';
import { verdicts } from '@/lib/contract/studio/review-limits';
import { reviewMessages } from './messages';
import type { OwnVerdict } from './use-own-verdict';
import { verdictIcons } from './verdict-icons';

/** The choice of one's own verdict; pressed again, it is taken back. */
export function VerdictButtons({ verdict: own, choose }: OwnVerdict) {
  return (
    <div role="group" aria-label={reviewMessages.ownVerdict} className="grid grid-cols-3 gap-2">
      {verdicts.map((verdict) => {
        const Icon = verdictIcons[verdict];
        return (
          <Button
            key={verdict}
            aria-pressed={own === verdict}
            className="min-w-0 px-1! aria-pressed:border-accent aria-pressed:bg-accent-soft max-desk:h-11"
            onClick={() => void choose(own === verdict ? null : verdict)}
          >
            <Icon aria-hidden />
            {reviewMessages.verdicts[verdict]}
          </Button>
        );
      })}
    </div>
  );
}
