import { type VideoFrames, type VideoRange, frameAt, nextSpeed, timeOfFrame, withIn, withOut } from './video-time';
import { createStore } from '@/lib/client/create-store';

/** The state of a player. */
export interface PlayerState {
  /** The frame on show. */
  frame: number;
  isPlaying: boolean;
  speed: number;
  isLooping: boolean;
  range: VideoRange;
  isMuted: boolean;
}

/** The part of a media element that the player uses. */
export type Playable = Pick<
  HTMLVideoElement,
  'play' | 'pause' | 'paused' | 'currentTime' | 'playbackRate' | 'loop' | 'muted' | 'seeking' | 'ended'
> &
  EventTarget & { requestVideoFrameCallback?: HTMLVideoElement['requestVideoFrameCallback'] };

/** Plays one video or audio file frame by frame, or two videos in step: one leads, the other follows. */
export interface Player {
  frames: VideoFrames;
  /** Returns a function that detaches the element. */
  attach: (element: Playable, part?: 'leader' | 'follower') => () => void;
  current: () => PlayerState;
  subscribe: (listener: () => void) => () => void;
  toggle: () => void;
  pause: () => void;
  /** Shows a frame. */
  seek: (frame: number) => void;
  /** Stops, and shows a frame that many further on. */
  step: (by: number) => void;
  setIn: () => void;
  setOut: () => void;
  clearRange: () => void;
  setSpeed: (speed: number) => void;
  changeSpeed: (direction: 1 | -1) => void;
  toggleLoop: () => void;
  toggleMuted: () => void;
}

const openRange: VideoRange = { inFrame: null, outFrame: null };

/** Creates a player for media with these frames. */
export function createPlayer(frames: VideoFrames): Player {
  const elements: Playable[] = [];
  const store = createStore<PlayerState>({
    frame: 0,
    isPlaying: false,
    speed: 1,
    isLooping: true,
    range: openRange,
    isMuted: false,
  });
  let drawing: number | null = null;
  /**
   * The next seek of each element that is seeking, in seconds: held keys request frames faster than videos can seek.
   */
  const pendingSeeks = new Map<Playable, number>();

  function change(next: Partial<PlayerState>) {
    store.set({ ...store.current(), ...next });
  }

  function apply() {
    for (const [at, element] of elements.entries()) {
      element.playbackRate = store.current().speed;
      // Within a range the player leads back itself.
      element.loop =
        store.current().isLooping && store.current().range.inFrame === null && store.current().range.outFrame === null;
      // Of two videos in step only the first is heard.
      element.muted = store.current().isMuted || at > 0;
    }
  }

  function seekTo(frame: number) {
    const seconds = timeOfFrame(frame, frames);
    for (const element of elements) {
      if (element.seeking) pendingSeeks.set(element, seconds);
      else element.currentTime = seconds;
    }
    change({ frame: frameAt(seconds, frames) });
  }

  function start() {
    const { inFrame, outFrame } = store.current().range;
    const isBehind = store.current().frame >= (outFrame ?? frames.count - 1);
    if (isBehind || (inFrame !== null && store.current().frame < inFrame)) seekTo(inFrame ?? 0);
    // `play` rejects when the element is gone or cannot play; its events report that.
    for (const element of elements) element.play().catch(() => {});
  }

  function pause() {
    for (const element of elements) element.pause();
  }

  function restart() {
    if (store.current().isLooping) {
      seekTo(store.current().range.inFrame ?? 0);
      for (const element of elements) if (element.paused) element.play().catch(() => {});
    } else {
      pause();
      seekTo(store.current().range.outFrame ?? frames.count - 1);
    }
  }

  /** A frame of the leader is on the screen. */
  function onLeaderFrame(seconds: number) {
    const [leader, ...others] = elements;
    if (leader === undefined || leader.seeking || pendingSeeks.has(leader)) return;
    // On a busy machine a frame from before a seek is reported after it: a stopped video is where it was sought to.
    const frame = frameAt(leader.paused ? leader.currentTime : seconds, frames);
    for (const other of others) {
      const isApart = Math.abs(other.currentTime - leader.currentTime) * frames.framesPerSecond > 1;
      if (isApart && !other.seeking) other.currentTime = leader.currentTime;
    }
    if (frame !== store.current().frame) change({ frame });
    const { outFrame } = store.current().range;
    if (!leader.paused && outFrame !== null && frame > outFrame) restart();
  }

  function listen(leader: Playable, signal: AbortSignal) {
    const draw = () => {
      onLeaderFrame(leader.currentTime);
      drawing = leader.paused ? null : requestAnimationFrame(draw);
    };
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      if (signal.aborted) return;
      onLeaderFrame(mediaTime);
      leader.requestVideoFrameCallback?.(onFrame);
    };
    const events = {
      play() {
        change({ isPlaying: true });
        if (leader.requestVideoFrameCallback === undefined) drawing = requestAnimationFrame(draw);
      },
      pause() {
        change({ isPlaying: false });
        for (const other of elements) if (other !== leader) other.pause();
      },
      ended: () => {
        if (store.current().isLooping) restart();
      },
    };
    for (const [name, listener] of Object.entries(events)) leader.addEventListener(name, listener, { signal });
    leader.requestVideoFrameCallback?.(onFrame);
  }

  return {
    frames,
    attach(element, part = 'leader') {
      const stopped = new AbortController();
      if (part === 'leader') elements.unshift(element);
      else elements.push(element);
      apply();
      if (part === 'leader') listen(element, stopped.signal);
      const seekPending = () => {
        const seconds = pendingSeeks.get(element);
        pendingSeeks.delete(element);
        if (seconds !== undefined) element.currentTime = seconds;
      };
      element.addEventListener('seeked', seekPending, { signal: stopped.signal });
      // Browsers ignore a seek before they know the duration.
      const seekToFrame = () => {
        element.currentTime = timeOfFrame(store.current().frame, frames);
      };
      if (store.current().frame > 0)
        element.addEventListener('loadedmetadata', seekToFrame, { signal: stopped.signal, once: true });
      return () => {
        stopped.abort();
        pendingSeeks.delete(element);
        if (drawing !== null) cancelAnimationFrame(drawing);
        elements.splice(elements.indexOf(element), 1);
        if (store.current().isPlaying && elements.length === 0) change({ isPlaying: false });
      };
    },
    current: store.current,
    subscribe: store.subscribe,
    toggle: () => (store.current().isPlaying ? pause() : start()),
    pause,
    seek: seekTo,
    step(by) {
      pause();
      seekTo(store.current().frame + by);
    },
    setIn() {
      change({ range: withIn(store.current().range, store.current().frame) });
      apply();
    },
    setOut() {
      change({ range: withOut(store.current().range, store.current().frame) });
      apply();
    },
    clearRange() {
      change({ range: openRange });
      apply();
    },
    setSpeed(speed) {
      change({ speed });
      apply();
    },
    changeSpeed(direction) {
      change({ speed: nextSpeed(store.current().speed, direction) });
      apply();
    },
    toggleLoop() {
      change({ isLooping: !store.current().isLooping });
      apply();
    },
    toggleMuted() {
      change({ isMuted: !store.current().isMuted });
      apply();
    },
  };
}
