'use client';

import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Thumbnail } from '@/components/ui/thumbnail';
import { formatPixels } from '@/lib/client/format';
import { itemAddress } from '@/lib/client/library-view-state';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { DuplicateGroup, LibraryItem } from '@/lib/contract/studio/library';
import { describeItem } from '../marks/describe-item';
import { differencesOf } from './differences';
import { copiesOf } from './duplicates';
import { duplicateMessages } from './messages';

/** A group of duplicates: one is kept, the others go to the trash. Similar images say what they differ in. */
export function DuplicateRow({
  group,
  chosen,
  onChoose,
  onTrash,
  onKeepAll,
}: {
  group: DuplicateGroup;
  /** The id of the copy that a person chose to keep; null for none. */
  chosen: string | null;
  onChoose: (id: string) => void;
  onTrash: (ids: string[]) => void;
  onKeepAll: () => void;
}) {
  const { kind, items } = group;
  const others = copiesOf(group, chosen);
  const isChosen = others.length > 0;
  const [now] = useState(() => new Date());
  const differences = kind === 'similar' ? differencesOf(items, now) : [];
  return (
    <li className="flex flex-col gap-2.5 rounded-lg border border-line bg-panel p-3">
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="font-semibold">
          {kind === 'same'
            ? duplicateMessages.same({ number: items.length })
            : duplicateMessages.similar({ number: items.length })}
        </h2>
        <span className="mr-auto text-muted">{!isChosen && duplicateMessages.chooseHint}</span>
        <Button variant="quiet" className="max-desk:h-11" onClick={onKeepAll}>
          {duplicateMessages.notGroup}
        </Button>
        {isChosen && (
          <Button className="max-desk:h-11" onClick={() => onTrash(others)}>
            {duplicateMessages.trashOthers({ number: others.length })}
          </Button>
        )}
      </div>
      <ul className="flex flex-wrap gap-3">
        {items.map((item, at) => (
          <Copy
            key={item.media.id}
            item={item}
            facts={
              kind === 'same'
                ? null
                : differences.map(({ trait, values }) => ({
                    name: duplicateMessages.traits[trait],
                    value: values[at] ?? duplicateMessages.none,
                  }))
            }
            isKept={isChosen && !others.includes(item.media.id)}
            onKeep={() => onChoose(item.media.id)}
          />
        ))}
      </ul>
    </li>
  );
}

function Copy({
  item,
  facts,
  isKept,
  onKeep,
}: {
  item: LibraryItem;
  /** What it differs in; null for a file that differs in nothing. */
  facts: { name: string; value: string }[] | null;
  isKept: boolean;
  onKeep: () => void;
}) {
  const { media, caption } = item;
  const { width, height, thumbnailUrl } = media;
  return (
    <li className="flex w-44 flex-col gap-1.5 max-desk:w-[calc(50%-6px)]">
      <Link
        href={itemAddress(media.id, {})}
        className={classNames(
          'block h-32 overflow-hidden rounded bg-sunken outline-offset-2',
          isKept && 'outline-2 outline-accent',
        )}
      >
        {thumbnailUrl === null ? (
          <span className="grid size-full place-items-center p-2 text-muted">{describeItem(item)}</span>
        ) : (
          <Thumbnail src={thumbnailUrl} alt={describeItem(item)} />
        )}
      </Link>
      <span className="truncate" title={caption}>
        {caption}
      </span>
      {facts === null ? (
        <span className="text-sm text-muted">
          {[width !== null && height !== null ? formatPixels(width, height) : '', formatBytes(media.bytes)]
            .filter(Boolean)
            .join(' · ')}
        </span>
      ) : (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-sm">
          {facts.map(({ name, value }) => (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-muted">{name}</dt>
              <dd className="text-right wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <Button
        size="sm"
        aria-pressed={isKept}
        aria-label={duplicateMessages.keepThis({ name: caption })}
        className="mt-auto self-start aria-pressed:border-accent aria-pressed:bg-accent-soft max-desk:h-11"
        onClick={onKeep}
      >
        {duplicateMessages.keep}
      </Button>
    </li>
  );
}
