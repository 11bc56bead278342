import { setImmediate } from 'node:timers/promises';
import { createVideoWriter } from '../../../../media/video-writer.ts';
import type { RenderContext } from '../../renderer.ts';
import { filmFramesPerSecond, frameCount } from './film-frame.ts';

/** A film that is painted frame by frame. */
export interface PaintedFilm {
  path: string;
  width: number;
  height: number;
  durationSeconds: number;
  /** RGBA of the film at a time in seconds; the buffer may be used again for the next frame. */
  paint: (timeSeconds: number) => Uint8ClampedArray | Uint8Array;
}

/** Paints and codes a film of exactly its duration. While one frame is coded, the next is painted. */
export async function writeFilm(film: PaintedFilm, { onProgress, signal }: RenderContext): Promise<void> {
  const writer = await createVideoWriter({ ...film, framesPerSecond: filmFramesPerSecond });
  try {
    const frames = frameCount(film.durationSeconds);
    for (let frame = 0; frame < frames; frame += 1) {
      signal.throwIfAborted();
      await writer.writeFrame(film.paint(frame / filmFramesPerSecond));
      onProgress((frame + 1) / frames);
      // Painting holds the thread; a cancel must get a word in.
      await setImmediate();
    }
    signal.throwIfAborted();
    await writer.finish();
  } catch (error) {
    await writer.close();
    throw error;
  }
}
