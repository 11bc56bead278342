'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Progress } from '@/components/ui/progress';
import { formatWhen } from '@/lib/client/format';
import type { LimitState } from '@/lib/contract/studio/limits';
import { formatAmount } from './describe-limit';
import { limitMessages } from './messages';

/** All limits of a person: how much of each is used, and when it renews. */
export function LimitList({ limits }: { limits: readonly LimitState[] }) {
  const [now] = useState(() => new Date());
  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-semibold">{limitMessages.title}</h3>
      <ul className="flex flex-col gap-3">
        {limits.map((limit) => (
          <LimitItem key={limit.kind} limit={limit} now={now} />
        ))}
      </ul>
      <p className="text-sm text-muted">
        {limitMessages.ask}{' '}
        <Link href="/settings/usage" className="whitespace-nowrap text-accent underline">
          {limitMessages.usage}
        </Link>
      </p>
    </div>
  );
}

function LimitItem({ limit: { kind, amount, used, renewsAt }, now }: { limit: LimitState; now: Date }) {
  const name = limitMessages[kind];
  const numbers = limitMessages.usedOf({ used: formatAmount(kind, used), amount: formatAmount(kind, amount) });
  return (
    <li>
      <p className="flex items-baseline gap-2">
        <span className="min-w-0 flex-1">{name}</span>
        <span className="text-muted tabular-nums">{numbers}</span>
      </p>
      <Progress label={name} share={amount === 0 ? 1 : Math.min(1, used / amount)} className="mt-1" />
      {renewsAt !== null && (
        <p className="mt-1 text-sm text-faint">{limitMessages.renews({ when: formatWhen(renewsAt, now) })}</p>
      )}
    </li>
  );
}
