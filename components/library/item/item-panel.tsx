'use client';

import { PencilLine, RotateCcw } from 'lucide-react';
import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button';
import type { LibraryFilter, LibraryItemDetail, LibraryItem } from '@/lib/contract/studio/library';
import { EmbeddedSettings } from './embedded-settings';
import { ItemBoards } from './item-boards';
import { ItemPrompt } from './item-prompt';
import { ItemSettings } from './item-settings';
import { libraryMessages } from '../messages';
import { Thumbnail } from '@/components/ui/thumbnail';
import { itemAddress } from '@/lib/client/library-view-state';

/** The details of an item: its actions, prompt and settings, its sources, and the results that used it. */
export function ItemPanel({ detail, filter }: { detail: LibraryItemDetail; filter: LibraryFilter }) {
  const { item, job } = detail;
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
      {detail.embedded !== null && <EmbeddedSettings embedded={detail.embedded} />}
      <ItemSettings detail={detail} />
      <Lineage
        title={libraryMessages.item.sources}
        items={detail.madeFrom}
        count={detail.madeFrom.length}
        filter={filter}
      />
      <Lineage
        title={libraryMessages.item.becameOf(detail.becameOfCount)}
        items={detail.becameOf}
        count={detail.becameOfCount}
        filter={filter}
      />
      <ItemBoards itemId={item.media.id} boards={detail.boards} />
    </div>
  );
}

/** Links to the sources of an item, or to results that used it. */
function Lineage({
  title,
  items,
  count,
  filter,
}: {
  title: string;
  items: LibraryItem[];
  count: number;
  filter: LibraryFilter;
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul className="grid grid-cols-4 gap-1.5">
        {items.map(({ media, caption }) => (
          <li key={media.id} className="aspect-square overflow-hidden rounded-sm bg-sunken">
            <Link href={itemAddress(media.id, filter)} title={caption} className="block size-full -outline-offset-2">
              {media.thumbnailUrl === null ? (
                <span className="line-clamp-3 p-1.5 text-xs wrap-anywhere">{caption}</span>
              ) : (
                <Thumbnail src={media.thumbnailUrl} alt={caption} />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {count > items.length && <p className="mt-1.5 text-muted">{libraryMessages.item.more(count - items.length)}</p>}
    </section>
  );
}
