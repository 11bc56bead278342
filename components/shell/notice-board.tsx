'use client';

import { X } from 'lucide-react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { type Notice, notices } from '@/lib/client/notices';
import { shellWords } from './words';

const none: readonly Notice[] = [];
const shownForMs = 10_000;

/** Short messages above everything, and a line for screen readers. */
export function NoticeBoard() {
  const shown = useSyncExternalStore(notices.subscribe, notices.current, () => none);
  const spoken = useSyncExternalStore(notices.subscribe, notices.spoken, () => '');
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {spoken}
      </p>
      <section
        aria-label={shellWords.notices}
        className="pointer-events-none fixed inset-x-4 top-14 z-50 max-desk:top-13"
      >
        <ol className="flex flex-col items-center gap-2">
          {shown.map((notice) => (
            <NoticeLine key={notice.id} notice={notice} />
          ))}
        </ol>
      </section>
    </>
  );
}

function NoticeLine({ notice }: { notice: Notice }) {
  const { id, words, tone, action, stays } = notice;
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (stays) return undefined;
    // Nothing goes while one reads or reaches for it.
    const timer = setInterval(() => {
      if (line.current?.matches(':hover, :focus-within') !== true) notices.dismiss(id);
    }, shownForMs);
    return () => clearInterval(timer);
  }, [id, stays]);
  return (
    <li
      ref={line}
      data-slot="notice"
      className={classNames(
        'pointer-events-auto flex max-w-xl animate-drop items-center gap-3 rounded-lg bg-text py-1.5 pr-1.5 pl-4 text-bg shadow-floating',
        tone === 'bad' && 'border-l-4 border-bad',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{words}</span>
      {action !== null && (
        <button
          type="button"
          className="shrink-0 rounded-xs px-2 py-1 font-semibold underline underline-offset-2 outline-bg"
          onClick={() => {
            action.run();
            notices.dismiss(id);
          }}
        >
          {action.words}
        </button>
      )}
      <IconButton
        size="sm"
        label={shellWords.dismiss}
        className="text-bg! outline-bg hover:bg-transparent!"
        onClick={() => notices.dismiss(id)}
      >
        <X aria-hidden />
      </IconButton>
    </li>
  );
}
