'use client';

import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type FineTuneAddress, repositoryName } from '@/lib/client/fine-tunes/repository';
import { isMissing } from '../api/options';
import { useFineTune } from './use-fine-tune';
import { useFocusWhenLost } from '../use-focus-when-lost';
import { BackButton } from '../back-button';
import { ErrorNote } from '../error-note';
import { describeError } from '../describe-error';
import { fineTuneMessages, detailMessages } from '../messages';
import type { FineTuneView } from '@/lib/client/fine-tunes/fine-tune';
import { TrainingCostSection } from './training-cost-section';
import { DetailHead } from './detail-head';
import { TokenFigures } from '../tokens/token-figures';
import { LogView } from './log-view';
import { FineTuneFacts } from './fine-tune-facts';
import { NextStep } from './next-step';

/** The right pane: one fine-tune, or why it can't be shown. */
export function DetailPane({
  address: given,
  cannotList,
  onBack,
  onStartAgain,
}: {
  address: FineTuneAddress;
  cannotList: boolean | null;
  onBack: () => void;
  onStartAgain: () => void;
}) {
  const { namespace, repository, id } = given;
  const address = useMemo(() => ({ namespace, repository, id }), [namespace, repository, id]);
  const section = useRef<HTMLElement>(null);
  useFocusWhenLost(section, true);
  const { fineTune, isPending, isUnread, error, refetch } = useFineTune(address, cannotList);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={fineTune?.name ?? id}
      className="h-full overflow-y-auto outline-none"
    >
      <div className="mx-auto flex max-w-3xl flex-col gap-6 px-8 py-6 max-desk:px-4 max-desk:py-4">
        <BackButton onBack={onBack} />
        {isPending ? (
          <DetailSkeleton />
        ) : fineTune !== null || isUnread ? (
          <Detail
            address={address}
            fineTune={fineTune}
            isUnread={isUnread}
            isStale={error !== null}
            onGone={onBack}
            onStartAgain={onStartAgain}
          />
        ) : (
          <>
            <header>
              <h2 className="text-lg font-semibold wrap-anywhere">{id}</h2>
              <p className="text-muted">{repositoryName(address)}</p>
            </header>
            <ErrorNote {...describeError(error, 'read', address)}>
              {!isMissing(error) && <Button onClick={refetch}>{fineTuneMessages.tryAgain}</Button>}
            </ErrorNote>
          </>
        )}
      </div>
    </section>
  );
}

function DetailSkeleton() {
  return (
    <div className="flex flex-col gap-6">
      <Skeleton className="h-12 w-2/3" />
      <Skeleton className="h-20" />
      <Skeleton className="h-52" />
    </div>
  );
}

/** Everything about one fine-tune. */
function Detail({
  address,
  fineTune,
  isUnread,
  isStale,
  onGone,
  onStartAgain,
}: {
  address: FineTuneAddress;
  /** Null while the service does not report it. */
  fineTune: FineTuneView | null;
  isUnread: boolean;
  isStale: boolean;
  onGone: () => void;
  onStartAgain: () => void;
}) {
  return (
    <>
      <DetailHead address={address} fineTune={fineTune} onGone={onGone} />
      {isStale && !isUnread && <p className="text-sm text-muted">{detailMessages.stale}</p>}
      {isUnread && <p className="text-sm text-muted">{detailMessages.unread}</p>}
      <NextStep address={address} fineTune={fineTune} onStartAgain={onStartAgain} />
      {fineTune !== null && (
        <>
          <TokenFigures fineTune={fineTune} />
          <TrainingCostSection fineTune={fineTune} />
          <FineTuneFacts fineTune={fineTune} address={address} />
          {!isUnread && <LogView address={address} state={fineTune.state} />}
        </>
      )}
    </>
  );
}
