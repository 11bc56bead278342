import { writeNumber } from '@/lib/intl/formats';

/** Frame rate of a video whose file has none. */
const usualFramesPerSecond = 25;

/** The frames of a video: how many a second, and how many in all. */
export interface VideoFrames {
  framesPerSecond: number;
  count: number;
}

/** The frames of a video of some length. */
export function videoFrames(durationSeconds: number | null, framesPerSecond: number | null): VideoFrames {
  const rate = framesPerSecond !== null && framesPerSecond > 0 ? framesPerSecond : usualFramesPerSecond;
  return { framesPerSecond: rate, count: Math.max(1, Math.round((durationSeconds ?? 0) * rate)) };
}

/** The frame that is shown at a time, counted from 0. */
export function frameAt(seconds: number, { framesPerSecond, count }: VideoFrames): number {
  // The times of frames are rounded to the clock of the file: a time just before a frame counts as the frame.
  const frame = Math.floor(seconds * framesPerSecond + 0.01);
  return Math.min(count - 1, Math.max(0, frame));
}

/** The time to seek to for a frame: its middle, where rounding does not reach a neighbour. */
export function timeOfFrame(frame: number, { framesPerSecond, count }: VideoFrames): number {
  return (Math.min(count - 1, Math.max(0, frame)) + 0.5) / framesPerSecond;
}

/** When a frame begins, as text: `4.97 s`, or `1:07.50` from a minute on; in tenths where frames are no shorter. */
export function timecode(frame: number, { framesPerSecond }: VideoFrames): string {
  const places = framesPerSecond > 10 ? 2 : 1;
  const unit = 10 ** places;
  // Rounded first: 59.996 s is a minute.
  const ticks = Math.round((frame / framesPerSecond) * unit);
  if (ticks < 60 * unit) return `${decimals(ticks / unit, places)} s`;
  const minutes = Math.floor(ticks / unit / 60);
  return `${minutes}:${decimals(ticks / unit - minutes * 60, places).padStart(3 + places, '0')}`;
}

const decimals = (seconds: number, places: number) => writeNumber(seconds.toFixed(places));

/** A part of a video between two frames, both included; null where an end is open. */
export interface VideoRange {
  inFrame: number | null;
  outFrame: number | null;
}

/** Sets the in point; an out point before it is cleared. */
export function withIn(range: VideoRange, frame: number): VideoRange {
  return { inFrame: frame, outFrame: range.outFrame !== null && range.outFrame < frame ? null : range.outFrame };
}

/** Sets the out point; an in point behind it is cleared. */
export function withOut(range: VideoRange, frame: number): VideoRange {
  return { inFrame: range.inFrame !== null && range.inFrame > frame ? null : range.inFrame, outFrame: frame };
}

/** Playback speeds. */
export const speeds = [0.1, 0.25, 0.5, 1, 1.5, 2] as const;

/** The next speed up or down. */
export function nextSpeed(speed: number, direction: 1 | -1): number {
  const found = direction === 1 ? speeds.find((one) => one > speed) : speeds.findLast((one) => one < speed);
  return found ?? speed;
}
