'use client';

import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Position, positionAfter, positionAt, type SequencePart } from './sequence';

/** A sequence that plays in two video elements: one shows a part while the other loads the next. */
export interface Sequence {
  position: Position;
  isPlaying: boolean;
  toggle: () => void;
  /** Goes to a time of the sequence. */
  seek: (seconds: number) => void;
  /** Goes to the beginning of a part. */
  goTo: (index: number) => void;
  /** The video elements; a part is in the one of its index, odd or even. */
  videos: readonly [RefObject<HTMLVideoElement | null>, RefObject<HTMLVideoElement | null>];
  /** To be called when a video has loaded its first data. */
  onLoaded: (index: number) => void;
}

/**
 * Plays parts one after another.
 *
 * @param onStop is called with the part at which playing stops
 */
export function useSequence(parts: readonly SequencePart[], onStop: (index: number) => void): Sequence {
  const [position, setPosition] = useState<Position>({ index: 0, seconds: 0 });
  const [isPlaying, setIsPlaying] = useState(false);
  const even = useRef<HTMLVideoElement>(null);
  const odd = useRef<HTMLVideoElement>(null);
  /** The moment that a video is to show once it can. */
  const wanted = useRef<Position | null>(null);
  const index = Math.min(position.index, Math.max(0, parts.length - 1));

  const videoOf = useCallback((at: number) => (at % 2 === 0 ? even.current : odd.current), []);

  const applyWanted = useCallback((): boolean => {
    const to = wanted.current;
    if (to === null) return true;
    const video = videoOf(to.index);
    if (video === null || video.readyState < HTMLMediaElement.HAVE_METADATA) return false;
    video.currentTime = to.seconds;
    wanted.current = null;
    return true;
  }, [videoOf]);

  const go = useCallback(
    (to: Position) => {
      for (const video of [even.current, odd.current]) video?.pause();
      wanted.current = to;
      setPosition(to);
      applyWanted();
    },
    [applyWanted],
  );

  function stop(at: Position) {
    setIsPlaying(false);
    for (const video of [even.current, odd.current]) video?.pause();
    setPosition(at);
    onStop(at.index);
  }

  function advance(from: number) {
    videoOf(from)?.pause();
    const next = parts[from + 1];
    if (next === undefined) {
      stop({ index: from, seconds: parts[from]?.seconds ?? 0 });
      return;
    }
    wanted.current = { index: from + 1, seconds: 0 };
    setPosition({ index: from + 1, seconds: 0 });
  }

  const step = useEffectEvent((passed: number) => {
    const part = parts[index];
    if (part === undefined) return;
    const video = part.media === null ? null : videoOf(index);
    if (video === null || video.error !== null) {
      const next = positionAfter(parts, { index, seconds: position.seconds }, passed);
      if (next?.index === index) setPosition(next);
      else advance(index);
      return;
    }
    if (!applyWanted()) return;
    if (video.ended || video.currentTime >= part.seconds) advance(index);
    else {
      if (video.paused) void video.play().catch(() => undefined);
      setPosition({ index, seconds: video.currentTime });
    }
  });

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function tick(now) {
      step((now - last) / 1000);
      last = now;
      frame = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  // The video of a new part may be there already.
  const applyNow = useEffectEvent(() => void applyWanted());
  useLayoutEffect(() => {
    if (index >= 0) applyNow();
  }, [index]);

  return {
    position: { index, seconds: position.seconds },
    isPlaying,
    toggle() {
      if (isPlaying) {
        stop({ index, seconds: position.seconds });
        return;
      }
      const last = parts.at(-1);
      const isAtEnd = last !== undefined && index === parts.length - 1 && position.seconds >= last.seconds - 0.05;
      if (isAtEnd) go({ index: 0, seconds: 0 });
      setIsPlaying(parts.length > 0);
    },
    seek: useCallback((seconds: number) => go(positionAt(parts, seconds)), [go, parts]),
    goTo: useCallback((to: number) => go({ index: to, seconds: 0 }), [go]),
    videos: [even, odd],
    onLoaded: useCallback(() => void applyWanted(), [applyWanted]),
  };
}
