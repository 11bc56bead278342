'use client';

import { useRouter } from 'next/navigation';
import { type DragEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import type { LibraryLayout, PlacedBlock } from '../grid/layout';
import { readRange } from '@/lib/client/library/library';
import { itemAddress } from '@/lib/client/library-view-state';
import {
  countSelected,
  emptySelection,
  fullSelection,
  isSelected,
  type Selection,
  toggleSelected,
  withSelected,
  createSelecting,
} from './selection';
import type { PointedTile } from './pointed-tile';
import { stepItem } from '../grid/step-item';
import type { LibraryFilter, LibraryItem } from '@/lib/contract/studio/library';
import { isTypingTarget } from '@/components/ui/typing-target';
import { useKeyDown } from '@/components/ui/use-key-down';
import { reportActionError } from '@/lib/client/report-error';

/** The data type of dragged items: a JSON array of ids. */
export const draggedType = 'application/x-easel-items';

/** Handles selecting and opening by mouse and keys, like a file manager. */
export function useTiles({
  view,
  filter,
  layout,
  pageHeight,
  itemAt,
  blockOf,
  reveal,
  isInView,
  onStar,
  onTrash,
  onMark,
  onUndo,
}: {
  /** Identifies what the address shows: what was selected in another view is not selected in this one. */
  view: string;
  filter: LibraryFilter;
  layout: LibraryLayout | null;
  pageHeight: number;
  itemAt: (at: number) => LibraryItem | null;
  blockOf: (at: number) => PlacedBlock | null;
  reveal: (at: number) => void;
  isInView: (at: number) => boolean;
  onStar: (selection: Selection) => void;
  onTrash: (selection: Selection) => void;
  /** A key that may rate, label or flag; returns whether it did. */
  onMark: (selection: Selection, key: string) => boolean;
  onUndo: () => void;
}) {
  const router = useRouter();
  const [selection, setSelection] = useState<Selection>(emptySelection);
  const [{ select, selectLate }] = useState(() => createSelecting(setSelection));
  const [active, setActive] = useState(0);
  const [pointed, setPointed] = useState<PointedTile>(null);
  const [anchor, setAnchor] = useState<{ at: number; before: Selection } | null>(null);
  const [shown, setShown] = useState(view);
  if (shown !== view) {
    setShown(view);
    clear();
    setActive(0);
    setPointed(null);
  }
  const count = countSelected(selection, layout?.count ?? 0);
  /** The item that keys act on without a selection. */
  const subject = typeof pointed === 'number' && itemAt(pointed) !== null ? pointed : active;

  function toggle(at: number) {
    const item = itemAt(at);
    setActive(at);
    if (item === null) return;
    const next = toggleSelected(selection, item.media.id);
    select(next);
    setAnchor({ at, before: next });
  }

  /** Selects all items from the anchor to here; ids that are not loaded are requested. */
  function extend(to: number) {
    const from = anchor ?? { at: active, before: selection };
    setAnchor(from);
    setActive(to);
    const [low, high] = from.at < to ? [from.at, to] : [to, from.at];
    const between = Array.from({ length: high - low + 1 }, (_, offset) => itemAt(low + offset));
    if (between.every((item) => item !== null)) {
      select(
        withSelected(
          from.before,
          between.map(({ media }) => media.id),
        ),
      );
      return;
    }
    const ends = [from.at, to].map((at) => {
      const item = itemAt(at);
      return item === null ? (blockOf(at)?.first ?? null) : item.cursor;
    });
    const [one, other] = ends;
    if (one == null || other == null) return;
    selectLate(from.before, readRange(filter, one, other)).catch(reportActionError);
  }

  function clear() {
    select(emptySelection);
    setAnchor(null);
  }

  function open(at: number) {
    const item = itemAt(at);
    if (item !== null) router.push(itemAddress(item.media.id, filter));
  }

  /** Opens the grid of an item's batch, with the labels and the order of the request. */
  function openBatch(at: number) {
    const jobId = itemAt(at)?.jobId ?? null;
    if (jobId !== null) router.push(`/?job=${jobId}`);
  }

  /** The items that a key acts on: the selection, otherwise the one under the pointer or the active one. */
  function meant(): Selection | null {
    if (count > 0) return selection;
    const item = itemAt(subject);
    return item === null ? null : { mode: 'some', ids: new Set([item.media.id]) };
  }

  function onKeyDown(event: KeyboardEvent) {
    if (layout === null || event.altKey) return;
    const isCommand = event.metaKey || event.ctrlKey;
    const target = isCommand ? null : stepItem(layout, event.key, active, pageHeight);
    if (target !== null) {
      setPointed('active');
      if (event.shiftKey) extend(target);
      else {
        setActive(target);
        setAnchor(null);
      }
      reveal(target);
    } else if (isCommand && event.key.toLowerCase() === 'a') select(fullSelection);
    else if (isCommand && !event.shiftKey && event.key.toLowerCase() === 'z') onUndo();
    else if (isCommand) return;
    else if (event.key === ' ' && event.shiftKey) toggle(subject);
    else if (event.key === ' ' || event.key === 'Enter') open(subject);
    else if (event.key === 'Escape') {
      // A range may be loading.
      clear();
      if (count === 0) return;
    } else if (!change(event.key)) return;
    event.preventDefault();
  }

  // Keys change the selection or the item under the pointer from any focus; the grid handles its own.
  useKeyDown((event) => {
    if (event.defaultPrevented || event.altKey || event.metaKey || event.ctrlKey || event.repeat) return;
    const element = event.target instanceof Element ? event.target : null;
    if (isTypingTarget(element) || element?.closest('[role=grid], [role=dialog], [role=menu]') != null) return;
    if ((count > 0 || typeof pointed === 'number') && change(event.key)) event.preventDefault();
  });

  /** Stars, trashes or marks by a key; returns whether it did. */
  function change(key: string): boolean {
    if (key.toLowerCase() === 's') act(onStar);
    else if (key === 'Delete' || key === 'Backspace') trash();
    else return mark(key);
    return true;
  }

  /** What nobody sees is not trashed: it is shown first. */
  function trash() {
    if (count > 0 || isInView(subject)) {
      act(onTrash);
      return;
    }
    setPointed('active');
    reveal(subject);
  }

  function act(action: (selection: Selection) => void) {
    const target = meant();
    if (target !== null) action(target);
  }

  function mark(key: string): boolean {
    const target = meant();
    return target !== null && onMark(target, key);
  }

  /** The items that a menu on an item is about: the selection that it is in, otherwise the item alone. */
  function selectionAt(at: number): Selection | null {
    const item = itemAt(at);
    if (item === null) return null;
    setActive(at);
    return count > 0 && isSelected(selection, item.media.id)
      ? selection
      : { mode: 'some', ids: new Set([item.media.id]) };
  }

  function onTile(at: number, event: MouseEvent, isCheck: boolean) {
    const isMiddle = event.button === 1;
    if (isMiddle) return;
    event.preventDefault();
    if (event.shiftKey) extend(at);
    else if (isCheck || event.metaKey || event.ctrlKey || count > 0) toggle(at);
    else {
      setActive(at);
      open(at);
    }
  }

  function onDrag(at: number, event: DragEvent) {
    const item = itemAt(at);
    if (item === null) return;
    const isOfSelection = selection.mode === 'some' && isSelected(selection, item.media.id);
    const ids = isOfSelection ? [...selection.ids] : [item.media.id];
    event.dataTransfer.effectAllowed = 'copyLink';
    event.dataTransfer.setData(draggedType, JSON.stringify(ids));
    event.dataTransfer.setData('text/uri-list', new URL(item.media.url, window.location.href).href);
  }

  return {
    selection,
    count,
    active,
    pointed,
    setPointed,
    setActive,
    clear,
    selectionAt,
    open,
    actions: { onKeyDown, onTile, onDrag, onBatch: openBatch },
  };
}
