'use client';

import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { targetIndex } from '@/components/ui/target-index';
import { jobOfEntry, type JobsBarEntry } from './jobs-bar-entries';
import type { JobGroup } from '../job-queue';

const entryOf = (target: EventTarget) => (target as HTMLElement).dataset['entry'] ?? null;

/** Arrow keys, Home and End move the focus along the tiles; with Alt or Shift they move a queued job or batch. */
export function useJobsBarKeys({
  list,
  entries,
  queue,
  onSelect,
  onMove,
  onShow,
}: {
  list: RefObject<HTMLElement | null>;
  entries: readonly JobsBarEntry[];
  queue: readonly JobGroup[];
  onSelect: (id: string) => void;
  onMove: (key: string, to: number) => void;
  /** Scrolls an entry into view. */
  onShow: (at: number) => void;
}) {
  /** The entry that has, or had, the focus: Tab returns to it. */
  const [focused, setFocused] = useState<string | null>(null);
  const wanted = useRef<string | null>(null);

  // The tile to focus may only exist after this render.
  useLayoutEffect(() => {
    const key = wanted.current;
    if (key === null) return;
    wanted.current = null;
    list.current?.querySelector<HTMLElement>(`[data-entry="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
  });

  function focus(key: string) {
    wanted.current = key;
    setFocused(key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = entries.findIndex(({ key }) => key === entryOf(event.target));
    const entry = entries[at];
    if (entry === undefined || entry.kind === 'sending') return;
    if (event.altKey || event.shiftKey) {
      if (entry.kind === 'more') return;
      const position = queue.findIndex(({ key }) => key === entry.group.key);
      const to = position === -1 ? null : targetIndex(event.key, position, queue.length);
      if (to === null) return;
      event.preventDefault();
      focus(entry.key);
      onMove(entry.group.key, to);
      return;
    }
    const to = targetIndex(event.key, at, entries.length);
    const next = to === null ? undefined : entries[to];
    const job = next === undefined ? null : jobOfEntry(next);
    if (to === null || next === undefined || next.kind === 'sending') return;
    event.preventDefault();
    focus(next.key);
    if (job !== null) onSelect(job.id);
    onShow(to);
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    const key = entryOf(target);
    if (key !== null) setFocused(key);
  };
  return { focused, handlers: { onKeyDown, onFocus } };
}
