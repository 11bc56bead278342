'use client';

import { classNames } from '@/components/ui/class-names';
import { useLink } from './use-link';
import { explainLink, describeLink } from './use-link';

const marks = {
  connecting: 'bg-faint animate-breathe',
  live: 'bg-ok',
  // Different in shape as well as in colour.
  polling: 'border-2 border-warn',
  offline: 'rounded-none! bg-bad',
};

/** The state of the live connection, as a dot and a word. */
export function LinkDot() {
  const link = useLink();
  return (
    <span className="flex items-center gap-1.5 text-muted" title={explainLink(link)}>
      <span aria-hidden className={classNames('size-[7px] rounded-full', marks[link.state])} />
      {describeLink(link)}
      <span className="sr-only">. {explainLink(link)}</span>
    </span>
  );
}
