import { join } from 'node:path';
import type { RenderContext, RenderedFile } from '../../service/render/renderer.ts';
import { openTimeline } from './timeline/open-timeline.ts';
import type { Pixels } from './timeline/shot.ts';
import { lengthOf, type Timeline } from './timeline/timeline.ts';
import type { VideoFrame } from './video-frame.ts';
import { writeVideo, type PaintedVideo } from './write-video.ts';

/** A video as a model requests it. */
export interface VideoOptions extends VideoFrame {
  directory: string;
  timeline: Timeline;
  container?: 'mp4' | 'mov';
  codec?: PaintedVideo['codec'];
  /** Text about the video, stored in the file. */
  comment?: string;
  /** The audio; null for a video without an audio track. */
  audio?: PaintedVideo['audio'];
  /** Marks a frame in place; null leaves the video unmarked. */
  mark?: ((rgba: Pixels) => void) | null;
}

/** Preparing a shot takes about as long as this many frames. */
const preparationFrames = 15;

const settings = {
  h264: { quality: 19, preset: 'veryfast' },
  'hevc-10-bit': { quality: 19, preset: 'superfast' },
} as const;

/** Paints a timeline and saves it as a file of exactly its length. */
export async function saveVideo(options: VideoOptions, context: RenderContext): Promise<RenderedFile> {
  const { directory, timeline, mark = null, container = 'mp4', codec = 'h264', ...rest } = options;
  const frames = lengthOf(timeline);
  const path = join(directory, `video.${container}`);
  const total = frames + timeline.length * preparationFrames;
  let [prepared, painted] = [0, 0];
  const report = () => context.onProgress((painted + prepared * preparationFrames) / total);
  const video = openTimeline(timeline, options, {
    onPrepared: (shots) => {
      prepared = Math.max(prepared, shots);
      report();
    },
    signal: context.signal,
  });
  const { width, height, framesPerSecond } = options;
  const marked = mark === null ? null : new Uint8Array(width * height * 4);
  const next = async () => {
    const pixels = await video.next();
    if (mark === null || marked === null) return pixels;
    marked.set(pixels);
    mark(marked);
    return marked;
  };
  const onProgress = (share: number) => {
    painted = Math.round(share * frames);
    // Shots without preparation count as prepared once they are painted.
    if (painted === frames) prepared = timeline.length;
    report();
  };
  try {
    const coding = { path, container, codec, ...settings[codec] };
    await writeVideo({ ...rest, ...coding, frames, next }, { onProgress, signal: context.signal });
  } finally {
    await video.close();
  }
  const contentType = container === 'mov' ? 'video/quicktime' : 'video/mp4';
  return { path, contentType, width, height, durationSeconds: frames / framesPerSecond };
}
