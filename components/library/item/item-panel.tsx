'use client';

import { PencilLine, RotateCcw } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import type { LibraryFilter, LibraryItemDetail } from '@/lib/contract/library';
import { ItemActions } from './item-actions';
import { ItemBoards } from './item-boards';
import { ItemPrompt } from './item-prompt';
import { ItemSettings } from './item-settings';
import { itemWords } from '../item-words';
import { Lineage } from './lineage';
import { TakeAsButton } from './use-as-button';

/** All about an item: what can be done with it, its words and settings, where it came from and what came of it. */
export function ItemPanel({ detail, filter }: { detail: LibraryItemDetail; filter: LibraryFilter }) {
  const { item, job } = detail;
  return (
    <div className="flex flex-col gap-5 p-4">
      <ItemActions item={item} />
      {item.isTrashed && <p className="rounded bg-warn-soft px-3 py-2 text-warn">{itemWords.inTrash}</p>}
      <ItemPrompt words={item.caption} isPrompt={job?.prompt != null} />
      <div className="grid grid-cols-2 gap-2 *:last:col-span-2">
        {job !== null && (
          <>
            <Link
              href={`/?remix=${job.id}${item.media.seed === null ? '' : `&seed=${item.media.seed}`}`}
              title={itemWords.remixHint}
              className={buttonClasses({})}
            >
              <PencilLine aria-hidden />
              {itemWords.remix}
            </Link>
            <Link href={`/?job=${job.id}`} title={itemWords.runAgainHint} className={buttonClasses({})}>
              <RotateCcw aria-hidden />
              {itemWords.runAgain}
            </Link>
          </>
        )}
        <TakeAsButton media={item.media} />
      </div>
      <ItemSettings detail={detail} />
      <Lineage title={itemWords.madeFrom} items={detail.madeFrom} count={detail.madeFrom.length} filter={filter} />
      <Lineage
        title={itemWords.becameOf(detail.becameOfCount)}
        items={detail.becameOf}
        count={detail.becameOfCount}
        filter={filter}
      />
      <ItemBoards itemId={item.media.id} boards={detail.boards} />
    </div>
  );
}
