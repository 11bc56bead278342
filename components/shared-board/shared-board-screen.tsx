'use client';

import { Download } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { Button, buttonClasses } from '@/components/ui/button';
import { latePart } from '@/components/ui/late-part';
import { useIsHydrated } from '@/components/ui/use-is-hydrated';
import type { SharedBoard } from '@/lib/contract/studio/board-link';
import { formatter } from '@/lib/intl/formats';
import { sharedApiPath } from '@/lib/contract/studio/shared-path';
import { sharedMessages } from './messages';
import { mostCompared, SharedGrid } from './shared-grid';
import { useSharedBoard } from './use-shared-board';

const SharedViewer = latePart(async () => (await import('./shared-viewer')).SharedViewer);
const SharedCompare = latePart(async () => (await import('./shared-compare')).SharedCompare);

const compareButtonId = 'compare';
const day = formatter((tag) => new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'long', year: 'numeric' }));

/** A board as its public link shows it: its items, and nothing of the studio around them. */
export function SharedBoardScreen({
  token,
  first,
  gone,
}: {
  token: string;
  /** The first page of it. */
  first: SharedBoard;
  /** Shown instead once the link opens nothing any more. */
  gone: ReactNode;
}) {
  const board = useSharedBoard(token, first);
  const [openId, setOpenId] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setIsComparing] = useState(false);
  function choose(id: string) {
    if (chosen.includes(id)) setChosen(chosen.filter((one) => one !== id));
    else if (chosen.length < mostCompared) setChosen([...chosen, id]);
  }
  if (board.isGone) return gone;
  const chosenItems = chosen.flatMap((id) => board.items.find(({ media }) => media.id === id) ?? []);
  return (
    <main className="flex min-h-dvh flex-col bg-canvas">
      <Header token={token} board={first} />
      <div className="flex-1 p-4 max-desk:p-2">
        {board.items.length === 0 ? (
          <p className="py-24 text-center text-muted">{sharedMessages.empty}</p>
        ) : (
          <SharedGrid
            board={board}
            chosen={chosen}
            hasDownloads={first.hasDownloads}
            onOpen={setOpenId}
            onChoose={choose}
          />
        )}
      </div>
      {chosen.length > 0 && (
        <div
          role="group"
          aria-label={sharedMessages.comparison}
          className="sticky bottom-0 flex flex-wrap items-center gap-2 border-t border-line bg-panel px-4 py-2 shadow-floating"
        >
          <p aria-live="polite" className="mr-auto text-muted">
            {chosen.length === 1 ? sharedMessages.chooseAnother : sharedMessages.chosen({ count: chosen.length })}
          </p>
          <Button variant="ghost" className="max-desk:h-11" onClick={() => setChosen([])}>
            {sharedMessages.clear}
          </Button>
          <Button
            id={compareButtonId}
            variant="primary"
            aria-disabled={chosen.length < 2 || undefined}
            className="max-desk:h-11"
            onClick={() => chosen.length >= 2 && setIsComparing(true)}
          >
            {sharedMessages.compare}
          </Button>
        </div>
      )}
      <Suspense>
        {openId !== null && (
          <SharedViewer
            items={board.items}
            id={openId}
            count={first.count}
            hasDownloads={first.hasDownloads}
            onMove={setOpenId}
            onEnd={() => void board.loadMore()}
            onMissing={() => void board.check()}
            onClose={() => setOpenId(null)}
          />
        )}
        {isComparing && (
          <SharedCompare items={chosenItems} focusAfter={compareButtonId} onClose={() => setIsComparing(false)} />
        )}
      </Suspense>
    </main>
  );
}

function Header({ token, board }: { token: string; board: SharedBoard }) {
  // Times are those of the browser's zone, which the server does not know.
  const isHydrated = useIsHydrated();
  return (
    <header className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-panel px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <h1 className="text-lg font-semibold wrap-anywhere">{board.name}</h1>
        <p className="text-muted wrap-anywhere">
          {sharedMessages.by({ name: board.by })} · {sharedMessages.count({ count: board.count })}
        </p>
        <p className="min-h-5 text-sm text-muted">
          {isHydrated && sharedMessages.until({ date: day().format(new Date(board.expiresAt)) })}
        </p>
      </div>
      {board.hasDownloads && board.count > 0 && (
        <a href={`${sharedApiPath(token)}/zip`} download className={buttonClasses({ size: 'lg' })}>
          <Download aria-hidden />
          {sharedMessages.downloadAll}
        </a>
      )}
    </header>
  );
}
