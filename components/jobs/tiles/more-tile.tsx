'use client';

import { ListOrdered } from 'lucide-react';
import { queuePanel } from '@/lib/client/jobs/queue';
import { jobMessages } from '../messages';
import { tileClasses, type TileBox } from './tile-frame';

/** The rest of a long queue, which the queue panel shows. */
export function MoreTile({ count, x, y, width, height, isReachable }: TileBox & { count: number }) {
  return (
    <li
      className="absolute top-0 left-0 transition-transform duration-150"
      style={{ width, height, transform: `translate(${x}px, ${y}px)` }}
    >
      <button
        type="button"
        data-entry="more"
        tabIndex={isReachable ? 0 : -1}
        className={`${tileClasses('quiet', false)} hover:bg-sunken`}
        onClick={() => queuePanel.set(true)}
      >
        <span className="sr-only">{jobMessages.moreQueuedOpen({ count })}</span>
        <span aria-hidden className="flex size-full flex-col justify-between px-2.5 py-2 text-sm leading-[1.3]">
          <b className="font-medium">{jobMessages.moreQueued({ count })}</b>
          <span className="flex items-center gap-1.5 text-muted">
            <ListOrdered className="size-3.5" />
            {jobMessages.openQueue}
          </span>
        </span>
      </button>
    </li>
  );
}
