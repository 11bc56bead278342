'use client';

import { Copy, FolderPlus, RotateCcw, Star, Trash2, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, Suspense, useCallback, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { toasts } from '@/lib/client/toasts';
import type { LibraryChange, LibraryFilter, LibraryItem, LibrarySelection } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { copyImage } from './copy-image';
import { CompareButton } from './compare-button';
import { DetailsButton } from './details-button';
import { DownloadButton } from './download/download-button';
import { downloadAgain } from './download/start-export';
import { fitLabels } from './fit-labels';
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
  /** “2 of 4 selected”. */
  label: string;
  onClear: () => void;
}

/** A selection of the library, which the screen knows, and which may be of more files than have loaded. */
export interface LibrarySubject {
  /** Empty until all have loaded. */
  items: readonly LibraryItem[];
  selection: LibrarySelection;
  onChange: (change: LibraryChange) => void;
}

/** What the bar acts on, and how it reaches the screen around it. */
export interface MediaActionsProps {
  /** The files that the actions are about: the one on show, or those selected. Without any, the bar is empty. */
  items: readonly StudioMedia[];
  /** The same files where they are a selection of the library. */
  library?: LibrarySubject | null;
  /** What the bar is called; null for “Actions”. */
  label?: string | null;
  /** More actions of the screen, beside those for boards. */
  extra?: ReactNode;
  /** Shown in front of the actions, with a button that clears it. */
  selection?: ActionSelection | null;
  /** Shown in front of the actions: which of several files they are about. */
  lead?: ReactNode;
  /** The file that a single one is compared with instead of its source. */
  beside?: StudioMedia | null;
  /** Whether the files can be compared; false where they are. */
  canCompare?: boolean;
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
  /** Whether the screen shows stars and flags on the files, so that no toast has to say so. */
  showsMarks?: boolean;
  className?: string;
}

/**
 * The actions on results, the same wherever results are: the likeliest next steps, all fields of all models, star, marks, board,
 * compare, copy, download, details, trash; with their keys. Fits its container, down to a phone.
 */
export function MediaActions({
  items: given,
  library = null,
  label = null,
  extra = null,
  selection = null,
  lead = null,
  beside = null,
  canCompare = true,
  onSend = null,
  onTrashed = null,
  details = null,
  hasAside = false,
  filter = noFilter,
  showsMarks = false,
  className,
}: MediaActionsProps) {
  const bar = useRef<HTMLDivElement>(null);
  const attach = useCallback((node: HTMLDivElement | null) => {
    bar.current = node;
    return fitLabels(node);
  }, []);
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
  const known = useActionItems(items, filter, library?.items ?? null);
  const change = useChanges();
  const send = useSendMedia(onSend);
  const compare = useCompare(items, known.details, { filter, beside });
  const selected = library?.selection ?? { ids: items.map(({ id }) => id) };
  const [first] = items;
  const isEmpty = first === undefined && library === null;
  const image = items.length === 1 && first?.kind === 'image' ? first : null;
  const changeAll = (one: LibraryChange) => {
    if (library === null) void change(selected, one, { isQuiet: showsMarks && isStarOrFlag(one) });
    else library.onChange(one);
  };
  const mark = (key: string) => {
    const marked = known.items.flatMap((item) => item ?? []);
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
  const any = <T,>(action: T): T | null => (isEmpty ? null : action);
  const loaded = <T,>(action: T): T | null => (first === undefined ? null : action);
  useActionKeys(bar, {
    ...Object.fromEntries(markKeys.map((key) => [key, any(() => mark(key))])),
    s: any(star),
    a: any(boards.button.onClick),
    c: canCompare ? loaded(runCompare) : null,
    t: loaded(sending.button.onClick),
    d: any(() => void downloadAgain(items, selected)),
    'shift d': loaded(downloading.button.onClick),
    'mod c': image === null ? null : () => void copyImage(image),
    'mod i': details === null ? null : showDetails,
    delete: known.mayTrash ? any(trash) : null,
    backspace: known.mayTrash ? any(trash) : null,
  });
  return (
    <div className={classNames('@container shrink-0 border-t border-line bg-panel', className)}>
      <div
        ref={attach}
        role="toolbar"
        aria-label={label ?? actionMessages.bar}
        // A phone has two rows, of which each scrolls by itself. In a low window they share one line.
        className="flex h-12 items-center gap-0.5 overflow-x-auto px-2 [scrollbar-width:none] max-desk:h-auto max-desk:flex-col max-desk:items-stretch max-desk:px-0 short:flex-row"
      >
        <Row className="short:min-w-0 short:shrink">
          {lead}
          {selection !== null && <SelectedCount selection={selection} />}
          {!isEmpty && (
            <>
              <QuickButtons items={items} onSend={send} />
              {first !== undefined && <SendToButton late={sending} items={items} onSend={send} />}
            </>
          )}
        </Row>
        {!isEmpty && (
          <Row className="ml-auto max-desk:ml-0 max-desk:justify-between">
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
            {extra}
            {canCompare && <CompareButton compare={compare} isOfSeveral={items.length > 1} onPress={runCompare} />}
            {image !== null && (
              <Action
                label={actionMessages.copyImage}
                title={actionMessages.copyImageHint}
                onClick={() => void copyImage(image)}
              >
                <Copy aria-hidden />
              </Action>
            )}
            <DownloadButton items={items} selection={selected} detail={known.details[0] ?? null} late={downloading} />
            {details !== null && (
              <DetailsButton late={info} className={classNames(hasAside && 'wide:hidden')}>
                {details}
              </DetailsButton>
            )}
            {known.mayTrash && (
              <Action
                label={known.isTrashed ? actionMessages.restore : actionMessages.trash}
                title={known.isTrashed ? actionMessages.restoreHint : actionMessages.trashHint}
                onClick={trash}
              >
                {known.isTrashed ? <RotateCcw aria-hidden /> : <Trash2 aria-hidden />}
              </Action>
            )}
          </Row>
        )}
      </div>
      <Suspense>
        {boards.wasOpened && (
          <BoardPopover popover={boards.popover} onPick={(board) => changeAll({ do: 'add_to_board', board })} />
        )}
      </Suspense>
    </div>
  );
}

function isStarOrFlag({ do: verb }: LibraryChange): boolean {
  return verb === 'star' || verb === 'unstar' || verb === 'flag';
}

function Row({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'flex items-center gap-0.5 [scrollbar-width:none] max-desk:h-12 max-desk:shrink-0 max-desk:gap-0 max-desk:overflow-x-auto max-desk:px-1 max-desk:empty:hidden',
        className,
      )}
    >
      {children}
    </div>
  );
}

function Action({ className, ...props }: ComponentProps<typeof IconButton>) {
  return <IconButton className={classNames('max-desk:size-11', className)} {...props} />;
}

function SelectedCount({ selection: { label, onClear } }: { selection: ActionSelection }) {
  return (
    <>
      <span aria-live="polite" className="pl-1 font-medium whitespace-nowrap">
        {label}
      </span>
      <Action label={actionMessages.clearSelection} onClick={onClear}>
        <X aria-hidden />
      </Action>
      <span aria-hidden className="mr-1 h-5 w-px shrink-0 bg-line" />
    </>
  );
}
