'use client';

import { useState, useSyncExternalStore } from 'react';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { videoFrames } from './video-time';
import { createPlayer, type Player } from './player';
import type { KeyActions } from '../use-viewer-keys';

/** The frame rate of audio, which has no frames of its own. */
const audioStepsPerSecond = 10;

/** The player of a video or audio file while it is shown; null for an image. */
export function usePlayer(media: StudioMedia): Player | null {
  const [player] = useState(() => {
    if (media.kind === 'image') return null;
    const rate = media.kind === 'audio' ? audioStepsPerSecond : (media.details?.framesPerSecond ?? null);
    return createPlayer(videoFrames(media.durationSeconds, rate));
  });
  return player;
}

/** The state of a player, updated with each frame. */
export function usePlayerState(player: Player) {
  return useSyncExternalStore(player.subscribe, player.current, player.current);
}

/** The keys that play. */
export function playerKeys(player: Player | null): KeyActions {
  if (player === null) return {};
  return {
    ' ': player.toggle,
    ',': () => player.step(-1),
    '.': () => player.step(1),
    i: player.setIn,
    o: player.setOut,
    'shift x': player.clearRange,
    l: player.toggleLoop,
    m: player.toggleMuted,
    '<': () => player.changeSpeed(-1),
    '>': () => player.changeSpeed(1),
  };
}
