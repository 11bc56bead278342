'use client';

import { buttonClasses } from '@/components/ui/button';
import type { FineTunesPlace } from './place';
import type { Repository } from '@/lib/client/fine-tunes/repository';
import { PlaceLink } from './place-link';
import { fineTuneWords } from './words';

/** What to do where there is nothing yet. */
export function EmptyRepository({
  repository,
  onGo,
}: {
  repository: Repository;
  onGo: (place: FineTunesPlace) => void;
}) {
  return (
    <div className="flex max-w-sm flex-col items-start gap-3">
      <div>
        <p className="font-medium">{fineTuneWords.empty}</p>
        <p className="mt-1 text-muted">{fineTuneWords.emptyLead}</p>
      </div>
      <PlaceLink
        to={{ repository, id: null, isNew: true, like: null }}
        onGo={onGo}
        className={buttonClasses({ variant: 'primary' })}
      >
        {fineTuneWords.make}
      </PlaceLink>
    </div>
  );
}
