import { AV_NOPTS_VALUE, AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import type { Frame, Stream } from 'node-av/lib';
import type { OpenVideo } from './open-video.ts';
import { readFrames } from './read-frames.ts';

/** A frame and the time at which it is shown, in seconds from the video's beginning. */
export interface TimedFrame {
  frame: Frame;
  seconds: number;
}

/** A frame that begins up to a millisecond later counts as begun, because the clocks of videos and browsers differ. */
const toleranceSeconds = 0.001;

/** The first timestamp of a video, in seconds; that of a transport stream can be any number. */
function startSecondsOf(file: OpenVideo): number {
  return Math.max(0, Number(file.format.startTime) / 1_000_000);
}

/** Seeks to the key frame at or before a time. If the file cannot seek, reading continues from the present position. */
export async function seekVideo(file: OpenVideo, video: Stream, seconds: number): Promise<void> {
  const time = ((seconds + startSecondsOf(file)) * video.timeBase.den) / video.timeBase.num;
  await file.format.seekFrame(video.index, BigInt(Math.round(time)), AVSEEK_FLAG_BACKWARD);
}

/** Frames from the present position, each with its time. Each is valid until the next is requested. */
export async function* readTimedFrames(file: OpenVideo, video: Stream): AsyncGenerator<TimedFrame> {
  const start = startSecondsOf(file);
  for await (const frame of readFrames(file)) {
    const time = frame.pts === AV_NOPTS_VALUE ? frame.bestEffortTimestamp : frame.pts;
    const seconds = time === AV_NOPTS_VALUE ? start : (Number(time) * video.timeBase.num) / video.timeBase.den;
    yield { frame, seconds: seconds - start };
  }
}

/**
 * The frames shown at some times, from the present position: for each time the last frame that has begun by then, or
 * else the first frame. Each is valid until the next is requested; for times close together, the same frame is returned
 * again. Times after the end return the last frame.
 *
 * @param times ascending, in seconds
 */
export async function* framesAt(file: OpenVideo, video: Stream, times: readonly number[]): AsyncGenerator<TimedFrame> {
  let next = 0;
  let held: TimedFrame | null = null;
  try {
    for await (const { frame, seconds } of readTimedFrames(file, video)) {
      // The held frame is shown until now.
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
