'use client';

import { buttonClasses } from '@/components/ui/button';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { viewStateUrl, type FineTunesViewState } from '../view-state';
import { ViewLink } from '@/components/ui/view-link';
import { fineTuneMessages } from '../messages';

/** Shown for an empty repository: what to do. */
export function EmptyRepository({
  repository,
  onGo,
}: {
  repository: Repository;
  onGo: (viewState: FineTunesViewState) => void;
}) {
  return (
    <div className="flex max-w-sm flex-col items-start gap-3">
      <div>
        <p className="font-medium">{fineTuneMessages.empty}</p>
        <p className="mt-1 text-muted">{fineTuneMessages.emptyLead}</p>
      </div>
      <ViewLink
        addressOf={viewStateUrl}
        to={{ repository, id: null, isNew: true, like: null }}
        onGo={onGo}
        className={buttonClasses({ variant: 'primary' })}
      >
        {fineTuneMessages.make}
      </ViewLink>
    </div>
  );
}
