'use client';

import { ArrowLeft } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { type FineTuneAddress, repositoryName } from '@/lib/client/fine-tunes/repository';
import { isMissing } from './options';
import { Detail } from './detail';
import { Fault } from './fault';
import { faultWords } from './fault-words';
import { useFineTune } from './use-fine-tune';
import { useFocusWhenLost } from './use-focus-when-lost';
import { fineTuneWords } from './words';

/** The right side: one fine-tune, or why there is none to see. */
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
            <Fault {...faultWords(error, 'read', address)}>
              {!isMissing(error) && <Button onClick={() => void refetch()}>{fineTuneWords.tryAgain}</Button>}
            </Fault>
          </>
        )}
      </div>
    </section>
  );
}

/** Small windows show the list or one fine-tune. */
export function BackButton({ onBack }: { onBack: () => void }) {
  return (
    <Button variant="quiet" className="-ml-3 self-start desk:hidden" onClick={onBack}>
      <ArrowLeft aria-hidden />
      {fineTuneWords.back}
    </Button>
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
