'use client';

import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { viewerMessages } from '../messages';

const keyStep = 0.02;

/** The divider of two files: left of it is the first, right of it the second. */
export function CompareDivider({ share, onShare }: { share: number; onShare: (share: number) => void }) {
  function onKeyDown(event: KeyboardEvent) {
    const to = {
      ArrowLeft: share - keyStep,
      ArrowDown: share - keyStep,
      ArrowRight: share + keyStep,
      ArrowUp: share + keyStep,
      PageDown: share - keyStep * 5,
      PageUp: share + keyStep * 5,
      Home: 0,
      End: 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    onShare(Math.min(1, Math.max(0, to)));
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const frame = event.currentTarget.parentElement?.getBoundingClientRect();
    if (frame === undefined || frame.width === 0) return;
    onShare(Math.min(1, Math.max(0, (event.clientX - frame.left) / frame.width)));
  }

  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={viewerMessages.compare.divider}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={viewerMessages.compare.share({ share })}
      style={{ left: `clamp(0px, ${share * 100}%, 100%)` }}
      className="group absolute inset-y-0 w-11 -translate-x-1/2 cursor-ew-resize touch-none outline-none"
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      onDoubleClick={(event) => {
        event.stopPropagation();
        onShare(0.5);
      }}
    >
      <span className="absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2 bg-white shadow-raised" />
      <span className="absolute top-1/2 left-1/2 grid size-9 -translate-1/2 place-items-center rounded-full bg-white text-black shadow-floating outline-offset-2 outline-accent group-focus-visible:outline-2">
        <ChevronsLeftRight aria-hidden className="size-4" />
      </span>
    </div>
  );
}
