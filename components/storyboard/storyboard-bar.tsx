'use client';

import { ArrowLeft, Download, Sparkles } from 'lucide-react';
import Link from 'next/link';
import { Suspense } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { latePart } from '@/components/ui/late-part';
import { useLatePopover } from '@/components/ui/use-late-popover';
import { storyboardLimits } from '@/lib/contract/studio/storyboard-limits';
import type { EditorState } from './edit/create-editor';
import { storyboardMessages as messages } from './messages';
import type { Pressed } from './work/use-readiness';
import type { Work } from './work/use-work';

const ExportPopover = latePart(async () => (await import('./export/export-popover')).ExportPopover);

function savingText(saving: EditorState['saving']): string {
  switch (saving) {
    case 'saved':
      return messages.saved;
    case 'pending':
      return messages.saving;
    case 'failed':
      return messages.notSaved;
    case 'conflict':
      return '';
    default:
      return saving satisfies never;
  }
}

/** The head of an opened storyboard: its name, and what concerns all shots. */
export function StoryboardBar({
  name,
  onName,
  saving,
  pressed,
  running,
  note,
  finished,
  total,
  work,
  onGenerate,
  onCancelAll,
}: {
  name: string;
  onName: (name: string) => void;
  saving: EditorState['saving'];
  /** What one press generates. */
  pressed: Pressed;
  /** How many shots wait or run. */
  running: number;
  /** What to know before the press: how long it takes, or why shots are left out; null for nothing. */
  note: string | null;
  /** How many shots have a video. */
  finished: number;
  total: number;
  work: Pick<Work, 'export' | 'startExport' | 'cancelExport'>;
  onGenerate: () => void;
  onCancelAll: () => void;
}) {
  const count = pressed.shots.length;
  const { button, popover, wasOpened } = useLatePopover();
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-panel px-3 py-2">
      <Link
        href="/storyboards"
        aria-label={messages.back}
        title={messages.back}
        className={buttonClasses({ variant: 'quiet', size: 'lg', className: 'w-9 px-0! max-desk:w-11' })}
      >
        <ArrowLeft aria-hidden />
      </Link>
      <h1 className="min-w-0 flex-1 basis-40">
        <input
          aria-label={messages.name}
          value={name}
          maxLength={storyboardLimits.nameLength}
          placeholder={messages.untitled}
          className="h-9 w-full max-w-md rounded bg-transparent px-2 text-md font-semibold text-ellipsis placeholder:text-muted hover:bg-sunken focus-visible:bg-panel max-desk:h-11 max-desk:text-lg"
          onChange={(event) => onName(event.target.value)}
        />
      </h1>
      <span
        role={saving === 'failed' ? 'status' : undefined}
        className={classNames('shrink-0 text-sm', saving === 'failed' ? 'text-bad' : 'text-muted max-desk:sr-only')}
      >
        {savingText(saving)}
      </span>
      {note !== null && (
        <p className="text-sm text-muted tabular-nums max-wide:order-last max-wide:w-full max-wide:px-2 desk:ml-2">
          {note}
        </p>
      )}
      <div className="flex items-center gap-2 max-desk:w-full max-desk:flex-wrap">
        {running > 0 && (
          <Button size="lg" variant="quiet" onClick={onCancelAll}>
            {messages.cancelAll}
          </Button>
        )}
        <Button size="lg" variant={finished === total && total > 0 ? 'primary' : 'outline'} {...button}>
          <Download aria-hidden />
          {messages.export}
        </Button>
        <Button
          size="lg"
          variant={finished === total && total > 0 ? 'outline' : 'primary'}
          className="max-desk:flex-1"
          aria-disabled={count === 0}
          onClick={() => count > 0 && onGenerate()}
        >
          <Sparkles aria-hidden />
          {count > 0
            ? messages.generateShots[pressed.kind]({ count })
            : running > 0
              ? messages.generating({ count: running })
              : total > 0 && finished === total
                ? messages.allDone
                : messages.generate}
        </Button>
        {wasOpened && (
          <Suspense>
            <ExportPopover popover={popover} ready={finished} total={total} work={work} />
          </Suspense>
        )}
      </div>
    </header>
  );
}
