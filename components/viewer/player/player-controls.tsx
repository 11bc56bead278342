'use client';

import { Pause, Play, Repeat, StepBack, StepForward, Volume2, VolumeX, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { speeds, timecode } from './video-time';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { Timeline } from './timeline';
import { usePlayerState } from './use-player';
import { viewerMessages } from '../messages';

/** The controls of a video or audio file: the timeline, and below it the buttons. */
export function PlayerControls({
  player,
  media,
  hasAudio,
  children,
}: {
  player: Player;
  media: StudioMedia;
  hasAudio: boolean;
  /** Further controls. */
  children?: ReactNode;
}) {
  const state = usePlayerState(player);
  const { frames } = player;
  const timeLabel = (frame: number) => timecode(frame, frames);
  const touch = 'max-desk:size-11';
  return (
    <div
      role="group"
      aria-label={viewerMessages.player.controls}
      className="flex flex-col gap-1 border-t border-line bg-panel px-3 pt-3 pb-1"
    >
      {media.kind === 'video' && (
        <Timeline player={player} media={media} className={media.waveformUrl === null ? 'h-5' : 'h-9'} />
      )}
      <div className="flex items-center gap-0.5 overflow-x-auto p-0.5 [scrollbar-width:none] max-desk:flex-wrap">
        <IconButton label={viewerMessages.player.back} className={touch} onClick={() => player.step(-1)}>
          <StepBack aria-hidden />
        </IconButton>
        <IconButton
          size="lg"
          label={state.isPlaying ? viewerMessages.player.pause : viewerMessages.player.play}
          className={touch}
          onClick={player.toggle}
        >
          {state.isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <IconButton label={viewerMessages.player.forward} className={touch} onClick={() => player.step(1)}>
          <StepForward aria-hidden />
        </IconButton>
        <span className="px-2 whitespace-nowrap">
          {timeLabel(state.frame)}{' '}
          <span className="text-muted">
            / {timeLabel(frames.count)}
            {media.kind === 'video' &&
              ` · ${viewerMessages.player.frame({ number: state.frame + 1, count: frames.count })}`}
          </span>
        </span>
        <Button
          variant="quiet"
          title={viewerMessages.player.setIn}
          className="px-2! max-desk:h-11"
          aria-pressed={state.range.inFrame !== null}
          onClick={player.setIn}
        >
          {viewerMessages.player.in} {state.range.inFrame !== null && timeLabel(state.range.inFrame)}
        </Button>
        <Button
          variant="quiet"
          title={viewerMessages.player.setOut}
          className="px-2! max-desk:h-11"
          aria-pressed={state.range.outFrame !== null}
          onClick={player.setOut}
        >
          {viewerMessages.player.out} {state.range.outFrame !== null && timeLabel(state.range.outFrame)}
        </Button>
        {(state.range.inFrame !== null || state.range.outFrame !== null) && (
          <IconButton label={viewerMessages.player.clearRange} className={touch} onClick={player.clearRange}>
            <X aria-hidden />
          </IconButton>
        )}
        <IconButton
          label={viewerMessages.player.loop}
          className={touch}
          aria-pressed={state.isLooping}
          onClick={player.toggleLoop}
        >
          <Repeat aria-hidden />
        </IconButton>
        <select
          aria-label={viewerMessages.player.speed}
          title={`${viewerMessages.player.speed} (< >)`}
          value={state.speed}
          onChange={(event) => player.setSpeed(Number(event.target.value))}
          className="field-sizing-content h-8 rounded-sm bg-transparent px-1 text-muted hover:bg-sunken max-desk:h-11"
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed} className="bg-panel text-text">
              {viewerMessages.player.times({ speed })}
            </option>
          ))}
        </select>
        {hasAudio && (
          <IconButton
            label={state.isMuted ? viewerMessages.player.unmute : viewerMessages.player.mute}
            className={touch}
            aria-pressed={state.isMuted}
            onClick={player.toggleMuted}
          >
            {state.isMuted ? <VolumeX aria-hidden /> : <Volume2 aria-hidden />}
          </IconButton>
        )}
        <span className="ml-auto flex shrink-0 items-center gap-1">{children}</span>
      </div>
    </div>
  );
}
