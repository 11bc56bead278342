'use client';

import { useCallback } from 'react';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio-media';
import { Timeline } from './timeline';

/** An audio file: its waveform is its timeline. */
export function AudioStage({
  media,
  alt,
  player,
  onError,
}: {
  media: StudioMedia;
  alt: string;
  player: Player;
  onError: () => void;
}) {
  const attach = useCallback(
    (node: HTMLAudioElement | null) => (node === null ? undefined : player.attach(node)),
    [player],
  );
  return (
    <div className="grid min-h-0 flex-1 place-items-center bg-canvas p-6">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- made sounds have no speech to caption */}
      <audio ref={attach} src={media.previewUrl ?? media.url} preload="auto" aria-label={alt} onError={onError} />
      <Timeline player={player} media={media} className="h-[min(40%,200px)] max-w-4xl bg-panel! shadow-picture" />
    </div>
  );
}
