import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import type { OpenVideo } from './open-video.ts';
import { readFrames } from './read-frames.ts';

/** A frame, and when it is shown, in seconds from the film's beginning. */
export interface TimedFrame {
  frame: Frame;
  seconds: number;
}

/** A frame that begins within a millisecond counts as begun: clocks of films and browsers are not ours. */
const toleranceSeconds = 0.001;

/** Where a film's own clock stands at its beginning, in seconds; a transport stream's starts anywhere. */
function startSecondsOf(file: OpenVideo): number {
  return Math.max(0, Number(file.format.startTime) / 1_000_000);
}

/** Goes to the key frame at or before a time, where the file can do that; where not, it is read from where it stands. */
export async function seekVideo(file: OpenVideo, video: Stream, seconds: number): Promise<void> {
  const time = ((seconds + startSecondsOf(file)) * video.timeBase.den) / video.timeBase.num;
  await file.format.seekFrame(video.index, BigInt(Math.round(time)), AVSEEK_FLAG_BACKWARD);
}

/** Frames from where the film stands, each with its time. Each is good until the next is asked for. */
export async function* readTimedFrames(file: OpenVideo, video: Stream): AsyncGenerator<TimedFrame> {
  const start = startSecondsOf(file);
  for await (const frame of readFrames(file)) {
    const time = frame.pts === AV_NOPTS_VALUE ? frame.bestEffortTimestamp : frame.pts;
    const seconds = time === AV_NOPTS_VALUE ? start : (Number(time) * video.timeBase.num) / video.timeBase.den;
    yield { frame, seconds: seconds - start };
  }
}

/**
 * The frames shown at some times, from where the film stands: for each time the last frame that has begun by then, or the first at
 * all. Each is good until the next is asked for; where times lie close, one frame comes several times. Times behind the end are given
 * the last frame.
 *
 * @param times rising, in seconds
 */
export async function* framesAt(file: OpenVideo, video: Stream, times: readonly number[]): AsyncGenerator<TimedFrame> {
  let next = 0;
  let held: TimedFrame | null = null;
  try {
    for await (const { frame, seconds } of readTimedFrames(file, video)) {
      // What is held has been shown until now.
      if (held !== null) {
        for (; (times[next] ?? seconds) + toleranceSeconds < seconds; next += 1) yield held;
      }
      if (next >= times.length) return;
      held?.frame.free();
      const copy = frame.clone();
      if (copy === null) throw new Error('no memory for a frame');
      held = { frame: copy, seconds };
    }
    if (held === null) return;
    for (; next < times.length; next += 1) yield held;
  } finally {
    held?.frame.free();
  }
}
