'use client';

import { CircleAlert, Video, Clock, Film, Link2 } from 'lucide-react';
import { memo, type ComponentProps } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Progress } from '@/components/ui/progress';
import { Thumbnail } from '@/components/ui/thumbnail';
import type { StoryboardShot } from '@/lib/contract/studio/storyboard';
import type { ShotState } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';
import { describeShot, shotProgress } from '../shot/describe-shot';

/** A shot in the row: its image, state, prompt and length. */
export const ShotCard = memo(function ShotCard({
  shot,
  text,
  number,
  state,
  isChanged,
  image,
  seconds,
  isChained,
  isSelected,
  isPlaying,
  ...props
}: ComponentProps<'button'> & {
  shot: StoryboardShot;
  /** Its prompt, or the name of its clip; empty for neither. */
  text: string;
  number: number;
  state: ShotState;
  /** Whether something was changed since its video was asked for. */
  isChanged: boolean;
  /** The small image of its video, else of its first frame. */
  image: string | null;
  seconds: number;
  isChained: boolean;
  isSelected: boolean;
  isPlaying: boolean;
}) {
  const label = describeShot(state, isChanged);
  const isLabelled = state.kind === 'done' ? isChanged : state.kind !== 'empty' && state.kind !== 'clip';
  return (
    <button
      type="button"
      data-shot={shot.id}
      aria-current={isSelected}
      className={classNames(
        'group block w-full rounded text-left max-desk:flex max-desk:gap-3',
        'focus-visible:outline-offset-4',
      )}
      {...props}
    >
      <span className="sr-only">
        {text === ''
          ? messages.shotLabelEmpty({ number, state: label })
          : messages.shotLabel({ number, prompt: text, state: label })}
      </span>
      <span
        aria-hidden
        className={classNames(
          'relative block aspect-video overflow-hidden rounded bg-sunken outline-offset-2 max-desk:w-32 max-desk:shrink-0',
          isPlaying ? 'outline-2 outline-text' : isSelected ? 'outline-2 outline-accent' : 'shadow-raised',
        )}
      >
        {image === null ? (
          <span className="grid size-full place-items-center text-faint">
            <Film aria-hidden className="size-5 opacity-50" />
          </span>
        ) : (
          <Thumbnail src={image} alt="" />
        )}
        {isLabelled && (
          <span
            className={classNames(
              'absolute inset-x-1 bottom-1 flex items-center gap-1 rounded-xs px-1.5 py-0.5 text-xs font-medium',
              state.kind === 'failed'
                ? 'bg-bad-soft text-bad'
                : isChanged
                  ? 'bg-warn-soft text-warn'
                  : 'bg-panel text-text',
            )}
          >
            {state.kind === 'failed' && <CircleAlert aria-hidden className="size-3 shrink-0" />}
            {state.kind === 'waiting' && <Clock aria-hidden className="size-3 shrink-0" />}
            <span className="truncate">{isChanged ? messages.changedShort : label}</span>
          </span>
        )}
        {state.kind === 'running' && (
          <Progress share={shotProgress(state)} label={label} className="absolute inset-x-0 bottom-0 rounded-none" />
        )}
        <span className="absolute top-1 left-1 grid h-5 min-w-5 place-items-center rounded-xs bg-black/70 px-1 text-xs font-semibold text-white tabular-nums">
          {number}
        </span>
        {(isChained || state.kind === 'clip') && (
          <span
            title={isChained ? messages.chained : messages.clip}
            className="absolute top-1 right-1 grid size-5 place-items-center rounded-xs bg-black/70 text-white"
          >
            {isChained ? <Link2 aria-hidden className="size-3" /> : <Video aria-hidden className="size-3" />}
          </span>
        )}
      </span>
      <span aria-hidden className="block min-w-0 flex-1 desk:mt-1.5">
        <span
          className={classNames('line-clamp-2 text-sm wrap-anywhere', text === '' ? 'text-faint italic' : 'text-text')}
        >
          {text === '' ? messages.noPrompt : text}
        </span>
        <span className="text-xs text-muted tabular-nums">
          {messages.seconds({ seconds: Math.round(seconds * 10) / 10 })}
        </span>
      </span>
    </button>
  );
});
