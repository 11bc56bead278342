'use client';

import { useQuery } from '@tanstack/react-query';
import { Grid3x3 } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import { headOptions } from '@/lib/client/library/library';
import { libraryAddress } from '@/lib/client/library-view-state';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { libraryMessages } from '../messages';
import { Lineage } from './lineage';

const mostShown = 8;

/** The batch of an item, with links to all of it and to its grid; nothing for an item alone. */
export function ItemBatch({ batch, job }: { batch: string; job: StudioJob | null }) {
  const filter = { batch };
  const { data } = useQuery(headOptions(filter));
  const items = data?.items ?? [];
  if (items.length < 2) return null;
  const kinds = new Set(items.map(({ media }) => media.kind));
  const kind = kinds.size === 1 ? (items[0]?.media.kind ?? 'any') : 'any';
  const sweep = job?.sweepTitle ?? null;
  const title =
    sweep === null
      ? libraryMessages.item.batch[kind]({ number: items.length })
      : libraryMessages.item.sweep({ title: sweep });
  return (
    <div className="flex flex-col gap-2">
      <Lineage
        title={
          <Link href={libraryAddress(filter)} className="rounded-xs hover:underline">
            {title}
          </Link>
        }
        items={items.slice(0, mostShown)}
        count={items.length}
        filter={filter}
      />
      {job !== null && (
        <Link href={`/?job=${job.id}`} className={buttonClasses({ className: 'self-start' })}>
          <Grid3x3 aria-hidden />
          {libraryMessages.item.openGrid}
        </Link>
      )}
    </div>
  );
}
