'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { createStore } from '@/lib/client/create-store';

/** The id of the model whose video plays: one at a time on a page. */
const played = createStore<string | null>(null);

/** Plays a model's video while it is pointed at or has the focus. */
export interface PlayedExample {
  isPlayed: boolean;
  play: () => void;
  stop: () => void;
}

/** Whether a model's video plays. It doesn’t start for people who prefer less motion. */
export function usePlayedExample(id: string): PlayedExample {
  const isPlayed = useSyncExternalStore(
    played.subscribe,
    () => played.current() === id,
    () => false,
  );
  const play = useCallback(() => {
    if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) played.set(id);
  }, [id]);
  const stop = useCallback(() => {
    if (played.current() === id) played.set(null);
  }, [id]);
  return { isPlayed, play, stop };
}
