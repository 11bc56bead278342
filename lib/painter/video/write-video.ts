import { setImmediate } from 'node:timers/promises';
import { createVideoWriter, type VideoWriterOptions } from '../../media/write/video-writer.ts';
import type { RenderContext } from '../../service/render/renderer.ts';
import type { Pixels } from './timeline/shot.ts';

/** A video that is painted frame by frame. */
export interface PaintedVideo extends VideoWriterOptions {
  frames: number;
  /** RGBA of the next frame; the following call may overwrite the buffer. */
  next: () => Pixels | Promise<Pixels>;
}

/** Paints and encodes a video of exactly its number of frames. While one frame is encoded, the next is painted. */
export async function writeVideo(video: PaintedVideo, { onProgress, signal }: RenderContext): Promise<void> {
  const { frames, next, ...options } = video;
  const writer = await createVideoWriter(options);
  try {
    for (let frame = 0; frame < frames; frame += 1) {
      signal.throwIfAborted();
      await writer.writeFrame(await next());
      onProgress((frame + 1) / frames);
      // Painting blocks the thread; this lets an abort be handled.
      await setImmediate();
    }
    signal.throwIfAborted();
    await writer.finish();
  } catch (error) {
    await writer.close();
    throw error;
  }
}
