'use client';

import { Copy, FolderPlus, RotateCcw, SquareSplitHorizontal, Star, Trash2, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { toasts } from '@/lib/client/toasts';
import type { LibraryChange, LibraryFilter } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { copyImage } from './copy-image';
import { DetailsButton } from './details-button';
import { DownloadButton, downloadAgain } from './download/download-button';
import { changeOfKey, markKeys } from './marks/mark-change';
import { MarksButton } from './marks/marks-button';
import { actionMessages } from './messages';
import { QuickButtons } from './quick-buttons';
import { SendToButton } from './send-to-button';
import { useActionItems } from './use-action-items';
import { useActionKeys } from './use-action-keys';
import { useChanges } from './use-changes';
import { useCompare } from './use-compare';
import { useHeldItems } from './use-held-items';
import { type SendMedia, useSendMedia } from './use-send-media';

const BoardPopover = latePart(async () => (await import('./board-popover')).BoardPopover);

const noFilter: LibraryFilter = {};

/** The selection that the actions are about, where there is one. */
export interface ActionSelection {
  /** How many files there are to select from. */
  total: number;
  onClear: () => void;
}

/** What the bar acts on, and how it reaches the screen around it. */
export interface MediaActionsProps {
  /** The files that the actions are about: the one on show, or those selected. Without any, the bar is empty. */
  items: readonly StudioMedia[];
  /** Shown in front of the actions: “2 of 4”, and a button that clears it. */
  selection?: ActionSelection | null;
  /** Puts files into the form on this screen; null opens Create with them. */
  onSend?: SendMedia | null;
  /** Called when the files were moved to the trash, or restored; the toast can undo it. */
  onTrashed?: (() => void) | null;
  /** The details of the files, in a popover; null where they are always in view. */
  details?: ReactNode;
  /** Whether the details stand beside the bar from the `wide` breakpoint on, so that their button is needed only below. */
  hasAside?: boolean;
  /** The filter of the grid that the files came from, for the way back from a comparison. */
  filter?: LibraryFilter;
  className?: string;
}

/**
 * The actions on results, the same wherever results are: the likeliest next steps, all fields of all models, star, marks, board,
 * compare, copy, download, details, trash; with their keys. Fits its container, down to a phone.
 */
export function MediaActions({
  items: given,
  selection = null,
  onSend = null,
  onTrashed = null,
  details = null,
  hasAside = false,
  filter = noFilter,
  className,
}: MediaActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const sending = useLatePopover();
  const boards = useLatePopover();
  const info = useLatePopover();
  const downloading = useLatePopover();
  const marking = useLatePopover();
  // An open popover stays about the files that it was opened for, whatever the pointer passes over.
  const items = useHeldItems(
    given,
    [sending, boards, info, downloading, marking].some(({ popover }) => popover.isOpen),
  );
  const known = useActionItems(items, filter);
  const change = useChanges();
  const send = useSendMedia(onSend);
  const compare = useCompare(items, known.details, filter);
  const selected = { ids: items.map(({ id }) => id) };
  const [first] = items;
  const image = items.length === 1 && first?.kind === 'image' ? first : null;
  const changeAll = (one: LibraryChange) => void change(selected, one);
  const mark = (key: string) => {
    const marked = known.details.flatMap((detail) => detail?.item ?? []);
    const one = changeOfKey(key, marked.length === items.length ? marked : []);
    if (one !== null) changeAll(one);
  };
  const star = () => changeAll({ do: known.isStarred ? 'unstar' : 'star' });
  const trash = () => {
    changeAll({ do: known.isTrashed ? 'restore' : 'trash' });
    onTrashed?.();
  };
  const runCompare = () => {
    if (compare.state === 'ready') compare.run();
    else toasts.show(compare.reason);
  };
  const showDetails = () => {
    // Beside the details themselves, the button is hidden.
    if (info.button.ref.current?.checkVisibility() !== true) return false;
    info.button.onClick();
    return true;
  };
  const any = <T,>(action: T): T | null => (items.length === 0 ? null : action);
  useActionKeys(bar, {
    ...Object.fromEntries(markKeys.map((key) => [key, any(() => mark(key))])),
    s: any(star),
    a: any(boards.button.onClick),
    c: any(runCompare),
    t: any(sending.button.onClick),
    d: any(() => void downloadAgain(items)),
    'shift d': any(downloading.button.onClick),
    'mod c': image === null ? null : () => void copyImage(image),
    'mod i': details === null ? null : showDetails,
    delete: any(trash),
    backspace: any(trash),
  });
  return (
    <div className={classNames('@container shrink-0 border-t border-line bg-panel', className)}>
      <div
        ref={bar}
        role="toolbar"
        aria-label={actionMessages.bar}
        className="flex h-12 items-center gap-0.5 overflow-x-auto px-2 [scrollbar-width:none] max-desk:h-14"
      >
        {selection !== null && <SelectedCount count={items.length} selection={selection} />}
        {first !== undefined && (
          <>
            <QuickButtons items={items} onSend={send} />
            <SendToButton late={sending} items={items} onSend={send} />
            <span className="ml-auto" />
            <Action
              label={actionMessages.star}
              title={known.isStarred ? actionMessages.unstarHint : actionMessages.starHint}
              aria-pressed={known.isStarred}
              onClick={star}
            >
              <Star aria-hidden className={classNames(known.isStarred && 'fill-current')} />
            </Action>
            <MarksButton marks={known.marks} late={marking} onChange={changeAll} />
            <Action label={actionMessages.addToBoard} title={actionMessages.addToBoardHint} {...boards.button}>
              <FolderPlus aria-hidden />
            </Action>
            <Action
              label={compare.state === 'ready' ? compare.label : actionMessages.compareUnavailable}
              title={compare.state === 'ready' ? actionMessages.compareHint({ label: compare.label }) : compare.reason}
              aria-disabled={compare.state !== 'ready'}
              className={classNames(compare.state !== 'ready' && '@max-[480px]:hidden')}
              onClick={runCompare}
            >
              <SquareSplitHorizontal aria-hidden />
            </Action>
            {image !== null && (
              <Action
                label={actionMessages.copyImage}
                title={actionMessages.copyImageHint}
                className="@max-[480px]:hidden"
                onClick={() => void copyImage(image)}
              >
                <Copy aria-hidden />
              </Action>
            )}
            <DownloadButton items={items} detail={known.details[0] ?? null} late={downloading} />
            {details !== null && (
              <DetailsButton late={info} className={classNames(hasAside && 'wide:hidden')}>
                {details}
              </DetailsButton>
            )}
            <Action
              label={known.isTrashed ? actionMessages.restore : actionMessages.trash}
              title={known.isTrashed ? actionMessages.restoreHint : actionMessages.trashHint}
              onClick={trash}
            >
              {known.isTrashed ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
            </Action>
          </>
        )}
      </div>
      <Suspense>
        {boards.wasOpened && (
          <BoardPopover
            popover={boards.popover}
            onPick={(board) => void change(selected, { do: 'add_to_board', board })}
          />
        )}
      </Suspense>
    </div>
  );
}

function Action({ className, ...props }: ComponentProps<typeof IconButton>) {
  return <IconButton className={classNames('max-desk:size-11', className)} {...props} />;
}

function SelectedCount({ count, selection }: { count: number; selection: ActionSelection }) {
  return (
    <>
      <span aria-live="polite" className="pl-1 font-medium whitespace-nowrap">
        {actionMessages.selected({ number: count, total: selection.total })}
      </span>
      {count > 0 && (
        <>
          <Action label={actionMessages.clearSelection} onClick={selection.onClear}>
            <X aria-hidden />
          </Action>
          <span aria-hidden className="mr-1 h-5 w-px shrink-0 bg-line" />
        </>
      )}
    </>
  );
}
