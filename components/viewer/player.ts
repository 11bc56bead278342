import { createStore } from '@/lib/client/create-store';
import { type VideoFrames, type VideoRange, frameAt, nextSpeed, timeOfFrame, withIn, withOut } from './video-time';

/** How a film or sound stands. */
export interface PlayerState {
  /** The frame on show. */
  frame: number;
  isPlaying: boolean;
  speed: number;
  isLooping: boolean;
  range: VideoRange;
  isMuted: boolean;
}

/** What the player needs of a media element. */
export type Playable = Pick<
  HTMLVideoElement,
  'play' | 'pause' | 'paused' | 'currentTime' | 'playbackRate' | 'loop' | 'muted' | 'seeking' | 'ended'
> &
  EventTarget & { requestVideoFrameCallback?: HTMLVideoElement['requestVideoFrameCallback'] };

/** Plays one film or sound frame by frame, or two in step: one leads, the other follows. */
export interface Player {
  frames: VideoFrames;
  /** Answers a function that lets go of the element. */
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

/** Makes a player for films of these frames. */
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
  /** Where each that is on its way to a place shall go from there: keys that are held down ask faster than films can seek. */
  const wanted = new Map<Playable, number>();

  function change(next: Partial<PlayerState>) {
    store.set({ ...store.current(), ...next });
  }

  function apply() {
    for (const [at, element] of elements.entries()) {
      element.playbackRate = store.current().speed;
      // Within a range the player leads back itself.
      element.loop =
        store.current().isLooping && store.current().range.inFrame === null && store.current().range.outFrame === null;
      // Two films in step sound once.
      element.muted = store.current().isMuted || at > 0;
    }
  }

  function seekTo(frame: number) {
    const seconds = timeOfFrame(frame, frames);
    for (const element of elements) {
      if (element.seeking) wanted.set(element, seconds);
      else element.currentTime = seconds;
    }
    change({ frame: frameAt(seconds, frames) });
  }

  function start() {
    const { inFrame, outFrame } = store.current().range;
    const isBehind = store.current().frame >= (outFrame ?? frames.count - 1);
    if (isBehind || (inFrame !== null && store.current().frame < inFrame)) seekTo(inFrame ?? 0);
    // Playing is refused where the element went away or cannot play: its own events tell.
    for (const element of elements) element.play().catch(() => {});
  }

  function pause() {
    for (const element of elements) element.pause();
  }

  function turnBack() {
    if (store.current().isLooping) {
      seekTo(store.current().range.inFrame ?? 0);
      for (const element of elements) if (element.paused) element.play().catch(() => {});
    } else {
      pause();
      seekTo(store.current().range.outFrame ?? frames.count - 1);
    }
  }

  /** A frame of the leader is on the screen. */
  function hear(seconds: number) {
    const [leader, ...others] = elements;
    if (leader === undefined || leader.seeking || wanted.has(leader)) return;
    const frame = frameAt(seconds, frames);
    for (const other of others) {
      const isApart = Math.abs(other.currentTime - leader.currentTime) * frames.framesPerSecond > 1;
      if (isApart && !other.seeking) other.currentTime = leader.currentTime;
    }
    if (frame !== store.current().frame) change({ frame });
    const { outFrame } = store.current().range;
    if (!leader.paused && outFrame !== null && frame > outFrame) turnBack();
  }

  function listen(leader: Playable, signal: AbortSignal) {
    const draw = () => {
      hear(leader.currentTime);
      drawing = leader.paused ? null : requestAnimationFrame(draw);
    };
    const onFrame: VideoFrameRequestCallback = (_now, { mediaTime }) => {
      if (signal.aborted) return;
      hear(mediaTime);
      leader.requestVideoFrameCallback?.(onFrame);
    };
    const heard = {
      play() {
        change({ isPlaying: true });
        if (leader.requestVideoFrameCallback === undefined) drawing = requestAnimationFrame(draw);
      },
      pause() {
        change({ isPlaying: false });
        for (const other of elements) if (other !== leader) other.pause();
      },
      ended: () => {
        if (store.current().isLooping) turnBack();
      },
    };
    for (const [name, hearing] of Object.entries(heard)) leader.addEventListener(name, hearing, { signal });
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
      const goOn = () => {
        const seconds = wanted.get(element);
        wanted.delete(element);
        if (seconds !== undefined) element.currentTime = seconds;
      };
      element.addEventListener('seeked', goOn, { signal: stopped.signal });
      // Before a film's length is known, a place in it is not taken.
      const place = () => {
        element.currentTime = timeOfFrame(store.current().frame, frames);
      };
      if (store.current().frame > 0)
        element.addEventListener('loadedmetadata', place, { signal: stopped.signal, once: true });
      return () => {
        stopped.abort();
        wanted.delete(element);
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
