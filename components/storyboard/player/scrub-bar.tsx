'use client';

import { classNames } from '@/components/ui/class-names';
import { formatClock } from '@/lib/client/format';
import { storyboardMessages as messages } from '../messages';
import { playedShare, type Position, type SequencePart, totalSeconds } from './sequence';

/** The time of the whole sequence, with a segment for each shot. */
export function ScrubBar({
  parts,
  position,
  onSeek,
}: {
  parts: readonly SequencePart[];
  position: Position;
  onSeek: (seconds: number) => void;
}) {
  const total = totalSeconds(parts);
  const now = (parts[position.index]?.start ?? 0) + position.seconds;
  const share = total > 0 ? now / total : 0;
  return (
    <div className="relative h-8 min-w-0 flex-1 rounded-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-desk:h-11">
      <div aria-hidden className="flex size-full items-center gap-0.5">
        {parts.map((part, index) => (
          <span
            key={part.shot.id}
            style={{ flexGrow: part.seconds }}
            className={classNames(
              'h-2 min-w-0.5 basis-0 overflow-hidden rounded-full',
              part.media === null ? 'bg-line' : 'bg-line-strong',
            )}
          >
            <span
              style={{ width: `${playedShare(parts, index, position) * 100}%` }}
              className="block h-full bg-accent"
            />
          </span>
        ))}
      </div>
      <span
        aria-hidden
        style={{ left: `${share * 100}%` }}
        className="pointer-events-none absolute inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-text"
      />
      <input
        type="range"
        aria-label={messages.position}
        aria-valuetext={messages.positionText({ number: position.index + 1, at: formatClock(now * 1000) })}
        min={0}
        max={total}
        step={0.04}
        value={now}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={(event) => onSeek(Number(event.target.value))}
      />
    </div>
  );
}
