'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { useChanges } from '@/components/media-actions/use-changes';
import { libraryAddress } from '@/lib/client/library-view-state';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { LibraryFrame } from '../navigation/library-frame';
import { LibraryNavButton } from '../navigation/library-nav';
import { DuplicateRow } from './duplicate-row';
import { copiesOf, duplicatesOptions, keyOf } from './duplicates';
import { duplicateMessages } from './messages';

/** The duplicates of the library: one of each group is kept, the others go to the trash. */
export function DuplicatesScreen() {
  const router = useRouter();
  const change = useChanges();
  const query = useInfiniteQuery(duplicatesOptions());
  const { data, error, refetch } = query;
  /** Groups that are kept whole, until the screen is left. */
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set());
  /** The copy to keep of each group in which a person chose one. */
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const listed = data?.pages.flatMap((page) => page.groups) ?? [];
  // A page that is read again may begin with a group that the page before has now.
  const groups = [...new Map(listed.map((group) => [keyOf(group), group])).values()].filter(
    (group) => !whole.has(keyOf(group)),
  );
  const identical = groups
    .filter(({ kind }) => kind === 'same')
    .flatMap((group) => copiesOf(group, chosen.get(keyOf(group))));
  const count = data?.pages.at(-1)?.count ?? 0;
  const go = (filter: LibraryFilter) => router.push(libraryAddress(filter));
  const trash = (ids: string[]) => void change({ ids }, { do: 'trash' });
  return (
    <LibraryFrame
      filter={null}
      onGo={go}
      onDropOn={(board, ids) => void change({ ids }, { do: 'add_to_board', board })}
    >
      <div className="flex min-h-0 min-w-0 flex-col">
        <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
          <LibraryNavButton filter={null} onGo={go} />
          <p className="mr-auto truncate pl-1 text-md font-semibold">{duplicateMessages.title}</p>
          <span role="status" className="truncate text-muted">
            {data === undefined ? '' : duplicateMessages.groups({ number: count })}
          </span>
          {identical.length > 0 && (
            <Button className="max-desk:h-11" onClick={() => trash(identical)}>
              {duplicateMessages.trashAllSame({ number: identical.length })}
            </Button>
          )}
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto p-4 max-desk:p-2">
          {data === undefined && error === null && <p className="text-muted">{duplicateMessages.loading}</p>}
          {error !== null && (
            <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 text-center">
              <p className="text-lg font-semibold">{duplicateMessages.unreadable}</p>
              <p className="max-w-sm text-muted">{error.message}</p>
              <Button onClick={() => void refetch()}>{duplicateMessages.tryAgain}</Button>
            </div>
          )}
          {data !== undefined && groups.length === 0 && !query.hasNextPage && (
            <div className="flex h-full flex-col items-center justify-center gap-2 text-center">
              <Copy aria-hidden className="size-7 text-faint" />
              <p className="text-lg font-semibold">{duplicateMessages.empty}</p>
              <p className="max-w-sm text-muted">{duplicateMessages.emptyHint}</p>
              <Link href="/library" className={buttonClasses({ className: 'mt-2 max-desk:h-11' })}>
                {duplicateMessages.back}
              </Link>
            </div>
          )}
          <ul className="flex flex-col gap-3">
            {groups.map((group) => (
              <DuplicateRow
                key={keyOf(group)}
                group={group}
                chosen={chosen.get(keyOf(group)) ?? null}
                onChoose={(id) => setChosen(new Map([...chosen, [keyOf(group), id]]))}
                onTrash={trash}
                onKeepAll={() => setWhole(new Set([...whole, keyOf(group)]))}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <p className="pt-4 text-center">
              <Button
                className="max-desk:h-11"
                aria-disabled={query.isFetchingNextPage}
                onClick={() => !query.isFetchingNextPage && void query.fetchNextPage()}
              >
                {duplicateMessages.more({ number: count - listed.length })}
              </Button>
            </p>
          )}
        </div>
      </div>
    </LibraryFrame>
  );
}
