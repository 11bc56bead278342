'use client';

import { PencilLine, RotateCcw } from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import type { LibraryFilter, LibraryItemDetail } from '@/lib/contract/studio/library';
import { EmbeddedSettings } from './embedded-settings';
import { ItemBatch } from './item-batch';
import { ItemBoards } from './item-boards';
import { ItemPrompt } from './item-prompt';
import { ItemSettings } from './item-settings';
import { libraryMessages } from '../messages';
import { Lineage } from './lineage';

const ReviewSection = latePart(async () => (await import('../reviews/review-section')).ReviewSection);

/** The details of an item: its actions, prompt and settings, its sources, and the results that used it. */
export function ItemPanel({ detail, filter }: { detail: LibraryItemDetail; filter: LibraryFilter }) {
  const { item, job } = detail;
  const board = item.isTrashed ? undefined : detail.boards.find(({ id }) => id === filter.board);
  return (
    <div className="flex flex-col gap-5 p-4">
      {item.isTrashed && <p className="rounded bg-warn-soft px-3 py-2 text-warn">{libraryMessages.item.inTrash}</p>}
      <ItemPrompt text={item.caption} prompt={job?.prompt ?? null} />
      {job !== null && (
        <div className="grid grid-cols-2 gap-2">
          <Link
            href={`/?remix=${job.id}${item.media.seed === null ? '' : `&seed=${item.media.seed}`}`}
            title={libraryMessages.item.remixHint}
            className={buttonClasses({})}
          >
            <PencilLine aria-hidden />
            {libraryMessages.item.remix}
          </Link>
          <Link href={`/?job=${job.id}`} title={libraryMessages.item.runAgainHint} className={buttonClasses({})}>
            <RotateCcw aria-hidden />
            {libraryMessages.item.runAgain}
          </Link>
        </div>
      )}
      {board !== undefined && (
        <Suspense>
          <ReviewSection itemId={item.media.id} board={board} />
        </Suspense>
      )}
      {detail.embedded !== null && <EmbeddedSettings embedded={detail.embedded} file={item.media.name} />}
      <ItemSettings detail={detail} />
      {item.batchId !== null && <ItemBatch batch={item.batchId} job={job} />}
      <Lineage
        title={libraryMessages.item.sources}
        items={detail.madeFrom}
        count={detail.madeFrom.length}
        filter={filter}
      />
      <Lineage
        title={libraryMessages.item.becameOf({ count: detail.becameOfCount })}
        items={detail.becameOf}
        count={detail.becameOfCount}
        filter={filter}
      />
      <ItemBoards itemId={item.media.id} boards={detail.boards} />
    </div>
  );
}
