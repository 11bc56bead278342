'use client';

import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import type { FineTuneAddress } from '@/lib/client/fine-tunes/repository';
import { CostLine } from './cost-line';
import { DetailHead } from './detail-head';
import { Findings } from './findings';
import { LogView } from './log-view';
import { MadeOf } from './made-of';
import { NextStep } from './next-step';
import { detailWords } from './detail-words';

/** Everything about one fine-tune. */
export function Detail({
  address,
  fineTune,
  isUnread,
  isStale,
  onGone,
  onStartAgain,
}: {
  address: FineTuneAddress;
  /** Null while the service tells nothing of it. */
  fineTune: FineTuneView | null;
  isUnread: boolean;
  isStale: boolean;
  onGone: () => void;
  onStartAgain: () => void;
}) {
  return (
    <>
      <DetailHead address={address} fineTune={fineTune} onGone={onGone} />
      {isStale && !isUnread && <p className="text-sm text-muted">{detailWords.stale}</p>}
      {isUnread && <p className="text-sm text-muted">{detailWords.unread}</p>}
      <NextStep address={address} fineTune={fineTune} onStartAgain={onStartAgain} />
      {fineTune !== null && (
        <>
          <Findings fineTune={fineTune} />
          <CostLine fineTune={fineTune} />
          <MadeOf fineTune={fineTune} address={address} />
          {!isUnread && <LogView address={address} state={fineTune.state} />}
        </>
      )}
    </>
  );
}
