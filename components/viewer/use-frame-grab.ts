'use client';

import { useState } from 'react';
import { grabFrame } from '@/lib/client/studio-media/studio-media';
import { timeOfFrame } from './video-time';
import type { Player } from './player';
import type { StudioMedia } from '@/lib/contract/studio-media';

/** The taking of frames from a film's original: what was taken last, or why it was not. */
export function useFrameGrab(media: StudioMedia, player: Player) {
  const [state, setState] = useState<{ taken: StudioMedia | null; error: string | null; isAtWork: boolean }>({
    taken: null,
    error: null,
    isAtWork: false,
  });

  async function take(frame: number) {
    if (state.isAtWork) return;
    player.pause();
    setState({ taken: null, error: null, isAtWork: true });
    try {
      const taken = await grabFrame(media.id, timeOfFrame(frame, player.frames));
      setState({ taken, error: null, isAtWork: false });
    } catch (error) {
      setState({ taken: null, error: error instanceof Error ? error.message : String(error), isAtWork: false });
    }
  }

  return { ...state, take };
}
