'use client';

import { ArrowRight, Check, Download, Star, Trash2, X } from 'lucide-react';
import { type ComponentProps, Suspense } from 'react';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import type { LibraryItem } from '@/lib/contract/studio/library';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { downloadAgain } from '@/components/media-actions/download/start-export';
import type { SendMedia } from '@/components/media-actions/use-send-media';
import { batchMessages } from './messages';
import type { Marks } from './use-marks';

const SendToPopover = latePart(async () => (await import('@/components/media-actions/send-to-popover')).SendToPopover);

const ground = 'absolute flex items-center rounded bg-black/80 p-0.5 text-white shadow-floating';
const onBlack =
  'flex h-7 items-center justify-center gap-1.5 rounded-sm px-1.5 font-medium hover:bg-white/20 focus-visible:-outline-offset-2 focus-visible:outline-white aria-pressed:bg-white/25 pointer-coarse:h-10 pointer-coarse:min-w-10 [&_svg]:size-4';

/** What a person does with one result: keep or reject it, and the actions on it, over its image. */
export function CellActions({
  media,
  item,
  name,
  isNarrow,
  tabIndex,
  marks,
  onSend,
}: {
  media: StudioMedia;
  /** Its state in the library; null while unknown. */
  item: LibraryItem | null;
  /** The name of the cell. */
  name: string;
  /** Whether there is room for icons only. */
  isNarrow: boolean;
  /** Of its buttons. */
  tabIndex: number;
  marks: Marks;
  onSend: SendMedia;
}) {
  const sending = useLatePopover();
  const flag = item?.flag ?? null;
  const isStarred = item?.isStarred === true;
  const decide = (next: 'kept' | 'rejected') => marks.flag([media.id], flag === next ? null : next);
  return (
    <>
      <span className={classNames(ground, 'top-2 right-2')}>
        <OnBlack
          tabIndex={tabIndex}
          aria-pressed={flag === 'kept'}
          aria-label={batchMessages.keep}
          title={batchMessages.keepHint}
          onClick={() => decide('kept')}
        >
          {isNarrow ? <Check aria-hidden /> : <Labelled label={batchMessages.keep} letter="K" />}
        </OnBlack>
        <OnBlack
          tabIndex={tabIndex}
          aria-pressed={flag === 'rejected'}
          aria-label={batchMessages.reject}
          title={batchMessages.rejectHint}
          onClick={() => decide('rejected')}
        >
          {isNarrow ? <X aria-hidden /> : <Labelled label={batchMessages.reject} letter="X" />}
        </OnBlack>
      </span>
      <span
        role="toolbar"
        aria-label={batchMessages.actionsOf({ cell: name })}
        className={classNames(ground, 'bottom-2 left-1/2 -translate-x-1/2')}
      >
        <OnBlack
          tabIndex={tabIndex}
          aria-pressed={isStarred}
          aria-label={isStarred ? batchMessages.unstar : batchMessages.star}
          title={isStarred ? batchMessages.unstar : batchMessages.star}
          onClick={() => marks.star(media.id, !isStarred)}
        >
          <Star aria-hidden className={classNames(isStarred && 'fill-current')} />
        </OnBlack>
        <OnBlack tabIndex={tabIndex} aria-label={batchMessages.sendTo} title={batchMessages.sendTo} {...sending.button}>
          <ArrowRight aria-hidden />
        </OnBlack>
        <OnBlack
          tabIndex={tabIndex}
          aria-label={batchMessages.download}
          title={batchMessages.download}
          onClick={() => void downloadAgain([media], { ids: [media.id] })}
        >
          <Download aria-hidden />
        </OnBlack>
        <OnBlack
          tabIndex={tabIndex}
          aria-label={batchMessages.trash}
          title={batchMessages.trash}
          onClick={() => marks.trash(media.id, true)}
        >
          <Trash2 aria-hidden />
        </OnBlack>
      </span>
      {sending.wasOpened && (
        <Suspense>
          <SendToPopover popover={sending.popover} items={[media]} onSend={onSend} />
        </Suspense>
      )}
    </>
  );
}

function OnBlack(props: ComponentProps<'button'>) {
  return <button type="button" className={onBlack} {...props} />;
}

function Labelled({ label, letter }: { label: string; letter: string }) {
  return (
    <>
      {label}
      <kbd aria-hidden className="rounded-xs border border-white/40 px-1 font-sans text-xs pointer-coarse:hidden">
        {letter}
      </kbd>
    </>
  );
}
