'use client';

import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { classNames } from '@/components/ui/class-names';
import { IconButton } from '@/components/ui/icon-button';
import { formatClock } from '@/lib/client/format';
import { storyboardMessages as messages } from '../messages';
import { ScrubBar } from './scrub-bar';
import { type SequencePart, shotText, totalSeconds } from './sequence';
import type { Sequence } from './use-sequence';

/** Shows the storyboard as a video: shots without one are a card with their prompt. */
export function SequencePlayer({
  parts,
  sequence,
  frameOf,
}: {
  parts: readonly SequencePart[];
  sequence: Sequence;
  /** The image of a shot without a video; null without one. */
  frameOf: (part: SequencePart) => string | null;
}) {
  const { position, isPlaying, toggle, seek, goTo, videos, onLoaded } = sequence;
  const current = parts[position.index];
  const now = (current?.start ?? 0) + position.seconds;
  const partOf = (slot: number) => parts[position.index % 2 === slot ? position.index : position.index + 1];
  const Icon = isPlaying ? Pause : Play;
  const step = (to: number) => goTo(Math.min(parts.length - 1, Math.max(0, to)));
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) =>
    onLoaded(Number(currentTarget.dataset['slot']));
  return (
    <section aria-label={messages.player} className="flex min-h-0 flex-1 flex-col">
      <div className="relative min-h-0 flex-1 overflow-hidden bg-canvas max-desk:aspect-video max-desk:max-h-[50dvh] max-desk:flex-none">
        {videos.map((video, slot) => {
          const part = partOf(slot);
          const source = part?.media == null ? undefined : (part.media.previewUrl ?? part.media.url);
          const isShown = part === current && source !== undefined;
          return (
            // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated clips have no captions
            <video
              // oxlint-disable-next-line react/no-array-index-key -- the two elements take turns
              key={slot}
              ref={video}
              data-slot={slot}
              src={source}
              preload="auto"
              playsInline
              aria-hidden={!isShown}
              aria-label={isShown ? messages.videoOf({ number: position.index + 1 }) : undefined}
              className={classNames('absolute inset-0 size-full object-contain', !isShown && 'invisible')}
              onLoadedMetadata={loaded}
            />
          );
        })}
        {current?.media === null && <ShotPlaceholder part={current} index={position.index} image={frameOf(current)} />}
      </div>
      <div className="flex shrink-0 items-center gap-1 border-y border-line bg-panel px-3 py-1.5">
        <IconButton
          label={messages.previousShot}
          className="max-desk:size-11"
          aria-disabled={position.index === 0}
          onClick={() => position.index > 0 && step(position.index - 1)}
        >
          <SkipBack aria-hidden />
        </IconButton>
        <IconButton
          size="lg"
          label={isPlaying ? messages.pause : messages.play}
          title={isPlaying ? messages.pauseHint : messages.playHint}
          aria-keyshortcuts="Space"
          className="max-desk:size-11"
          disabled={parts.length === 0}
          onClick={toggle}
        >
          <Icon aria-hidden />
        </IconButton>
        <IconButton
          label={messages.nextShot}
          className="max-desk:size-11"
          aria-disabled={position.index >= parts.length - 1}
          onClick={() => position.index < parts.length - 1 && step(position.index + 1)}
        >
          <SkipForward aria-hidden />
        </IconButton>
        <ScrubBar parts={parts} position={position} onSeek={seek} />
        <span className="ml-2 shrink-0 text-sm text-muted tabular-nums">
          {formatClock(now * 1000)} / {formatClock(totalSeconds(parts) * 1000)}
        </span>
      </div>
    </section>
  );
}

/** A shot without a video. */
function ShotPlaceholder({ part, index, image }: { part: SequencePart; index: number; image: string | null }) {
  const text = shotText(part);
  return (
    <div className="absolute inset-0 grid place-items-center p-6">
      {image !== null && <img src={image} alt="" className="absolute inset-0 size-full object-contain opacity-30" />}
      <div className="relative flex max-h-full max-w-md flex-col gap-1 overflow-y-auto rounded-lg bg-panel px-5 py-4 text-center shadow-raised">
        <p className="text-sm font-medium text-muted">{messages.shotNumber({ number: index + 1 })}</p>
        <p className={classNames('text-md text-pretty wrap-anywhere', text === '' && 'text-muted')}>
          {text === '' ? messages.noPrompt : text}
        </p>
      </div>
    </div>
  );
}
