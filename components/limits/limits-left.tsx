'use client';

import { classNames } from '@/components/ui/class-names';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { describeVerdict } from './describe-limit';
import { judgePress, type PlannedPress } from './judge-press';
import { LimitList } from './limit-list';
import { limitMessages } from './messages';
import { useOwnLimits } from './use-own-limits';

/** What is left of the limit that matters most for a press; all of them in its popover. Nothing without limits. */
export function LimitsLeft({ press }: { press: PlannedPress }) {
  const limits = useOwnLimits();
  const verdict = judgePress(limits, press);
  if (verdict === null) return null;
  const text = describeVerdict(verdict, press);
  const isExceeded = verdict.kind === 'exceeds';
  return (
    <Popover>
      <div role="status" className="flex text-sm">
        <PopoverTrigger asChild>
          <button
            type="button"
            title={limitMessages.title}
            aria-label={limitMessages.open({ text: text.replace(/\.$/, '') })}
            className={classNames(
              'min-h-5 min-w-0 rounded-xs text-left tabular-nums wrap-anywhere hover:underline max-desk:min-h-11',
              isExceeded ? 'font-medium text-bad' : 'text-muted',
            )}
          >
            {text}
          </button>
        </PopoverTrigger>
      </div>
      <PopoverContent aria-label={limitMessages.title} className="w-72 max-w-[calc(100vw-1rem)] overflow-y-auto p-4">
        <LimitList limits={limits} />
      </PopoverContent>
    </Popover>
  );
}
