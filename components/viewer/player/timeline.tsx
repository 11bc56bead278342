'use client';

import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { timecode, timeOfFrame } from './video-time';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { usePlayerState } from './use-player';
import { viewerMessages } from '../messages';
import { TimelinePreview } from './timeline-preview';
import { Waveform } from './waveform';

/** The timeline of a video or audio file: drag to scrub, with preview images of a video. */
export function Timeline({
  player,
  media,
  className,
}: {
  player: Player;
  media: Pick<StudioMedia, 'kind' | 'stripUrl' | 'waveformUrl'>;
  className?: string;
}) {
  const { frame, range } = usePlayerState(player);
  const [pointed, setPointed] = useState<number | null>(null);
  const { frames } = player;
  const last = Math.max(1, frames.count - 1);
  const labelOf = (of: number) => timecode(of, frames);

  function frameUnder(event: PointerEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    return Math.round(Math.min(1, Math.max(0, (event.clientX - left) / width)) * last);
  }

  function onKeyDown(event: KeyboardEvent) {
    const second = Math.round(frames.framesPerSecond);
    const to = {
      ArrowLeft: frame - 1,
      ArrowDown: frame - 1,
      ArrowRight: frame + 1,
      ArrowUp: frame + 1,
      PageDown: frame - second,
      PageUp: frame + second,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    player.pause();
    player.seek(to);
  }

  const percent = (of: number) => `${(of / last) * 100}%`;
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={media.kind === 'audio' ? viewerMessages.player.audioTimeline : viewerMessages.player.timeline}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={frame}
      aria-valuetext={`${labelOf(frame)}, ${viewerMessages.player.frame({ number: frame + 1, count: frames.count })}`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        player.seek(frameUnder(event));
      }}
      onPointerMove={(event) => {
        setPointed(frameUnder(event));
        if (event.currentTarget.hasPointerCapture(event.pointerId)) player.seek(frameUnder(event));
      }}
      onPointerLeave={() => setPointed(null)}
      className={classNames(
        'relative w-full cursor-pointer touch-none rounded-xs bg-sunken outline-offset-2 select-none',
        className,
      )}
    >
      {media.waveformUrl !== null && <Waveform url={media.waveformUrl} />}
      {(range.inFrame !== null || range.outFrame !== null) && (
        <span
          style={{ left: percent(range.inFrame ?? 0), right: `calc(100% - ${percent(range.outFrame ?? last)})` }}
          className="pointer-events-none absolute inset-y-0 border-x-2 border-accent bg-accent/20"
        />
      )}
      <span
        style={{ width: percent(frame) }}
        className="pointer-events-none absolute inset-y-0 left-0 rounded-l-xs bg-text/15"
      />
      <span
        style={{ left: percent(frame) }}
        className="pointer-events-none absolute -inset-y-1 w-0.5 -translate-x-1/2 rounded-full bg-text"
      />
      {pointed !== null && media.kind === 'video' && (
        <TimelinePreview
          url={media.stripUrl}
          seconds={timeOfFrame(pointed, frames)}
          share={pointed / last}
          label={labelOf(pointed)}
        />
      )}
    </div>
  );
}
