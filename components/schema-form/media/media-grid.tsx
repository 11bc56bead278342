'use client';

import { Plus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { MediaEntry } from './media-entries';
import type { MediaField } from '@/lib/schema-form/form-field';
import { messages } from '@/lib/schema-form/messages';
import { MediaTile } from './media-tile';
import { openFilePicker } from './open-file-picker';
import type { MediaFieldState } from './use-media-field';
import { useReorderDrag } from './use-reorder-drag';
import { UploadTile } from './upload-progress';

/** Several media files in their order, with a tile to add more. */
export function MediaGrid({
  id,
  field,
  state,
  isOver,
  labelledBy,
  describedBy,
}: {
  id: string;
  field: MediaField;
  state: MediaFieldState;
  isOver: boolean;
  labelledBy: string;
  describedBy: string | undefined;
}) {
  const list = useRef<HTMLUListElement>(null);
  const indexToFocus = useRef<number | null>(null);
  const [news, setNews] = useState('');
  const total = state.addresses.length;
  const focusIndex = (index: number) => {
    list.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  };
  useLayoutEffect(() => {
    if (indexToFocus.current === null) return;
    focusIndex(indexToFocus.current);
    indexToFocus.current = null;
  });
  const move = (from: number, to: number) => {
    if (to < 0 || to >= total || from === to) return;
    // Among the actions of a tile the focus stays where it is.
    if (list.current?.contains(document.activeElement)) indexToFocus.current = to;
    setNews(messages.movedTo({ position: to + 1, total }));
    state.move(from, to);
  };
  const remove = (index: number) => {
    indexToFocus.current = Math.min(index, total - 2);
    state.remove(index);
  };
  const { shownIndexOf, dragOf, list: listDrag } = useReorderDrag(total, move);
  /** The number of addresses before an entry. */
  const before = (entry: MediaEntry) =>
    state.entries.slice(0, state.entries.indexOf(entry)).filter(({ kind }) => kind === 'address').length;
  return (
    <>
      <ul
        ref={list}
        id={id}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy === undefined ? `${id}-keys` : `${describedBy} ${id}-keys`}
        className="grid grid-cols-5 gap-2"
        {...listDrag}
      >
        {state.entries.map((entry) =>
          entry.kind === 'upload' ? (
            <UploadTile
              key={entry.key}
              upload={entry.upload}
              order={2 * before(entry)}
              onRetry={() => state.retry(entry.upload.id)}
              onRemove={() => state.cancel(entry.upload.id)}
            />
          ) : (
            <MediaTile
              key={entry.key}
              field={field}
              address={entry.address}
              index={entry.index}
              total={total}
              shownIndex={shownIndexOf(entry.index)}
              drag={dragOf(entry.index)}
              onMove={move}
              onRemove={() => remove(entry.index)}
              onStep={focusIndex}
            />
          ),
        )}
        {state.hasRoom && (
          <li className="aspect-square" style={{ order: 2 * total + 1 }}>
            <button
              type="button"
              aria-label={messages.pick[field.media ?? 'file']}
              className={classNames(
                'grid size-full place-items-center rounded border border-dashed transition-colors hover:border-faint hover:text-text',
                isOver ? 'border-accent bg-accent-soft text-accent' : 'border-line-strong text-faint',
              )}
              onClick={() => openFilePicker(field, state.addFiles)}
            >
              <Plus aria-hidden className="size-4" />
            </button>
          </li>
        )}
      </ul>
      <span id={`${id}-keys`} className="sr-only">
        {messages.itemKeys}
      </span>
      <span role="status" className="sr-only">
        {news}
      </span>
    </>
  );
}
