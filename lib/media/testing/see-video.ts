import { openVideo } from '../read/open-video.ts';
import { readFrames } from '../read/read-frames.ts';

/** A decoded frame of a Y′CbCr video, for tests to read. */
export interface SeenFrame {
  width: number;
  height: number;
  /** The time at which it is shown, in seconds. */
  seconds: number;
  /** Red, green and blue signals 0–1 (full range) at a pixel. */
  at: (x: number, y: number) => [number, number, number];
}

/** Luma weights of red and blue by matrix number (ITU-T H.273): Rec. 709 and Rec. 2020. */
const weights: Record<number, readonly [number, number]> = { 1: [0.2126, 0.0722], 9: [0.2627, 0.0593] };

/** A video's frames, one after another, decoded: limited range, 8 or 10 bits, 4:2:0 or 4:2:2. */
export async function* watchVideo(path: string): AsyncGenerator<SeenFrame> {
  const file = await openVideo(path);
  try {
    const base = file.video?.timeBase ?? { num: 1, den: 1 };
    for await (const frame of readFrames(file)) {
      const planes = (frame.data ?? []).map((plane) => Buffer.from(plane));
      const { width, height, linesize } = frame;
      const lines = [...linesize];
      const isDeep = (lines[0] ?? 0) >= width * 2;
      const chromaLines = Math.round((planes[1]?.length ?? 0) / (lines[1] ?? 1));
      const vertical = chromaLines > height * 0.75 ? 0 : 1;
      const [red, blue] = weights[frame.colorSpace] ?? [0.2126, 0.0722];
      const value = (plane: number, x: number, y: number) => {
        const offset = y * (lines[plane] ?? 0) + x * (isDeep ? 2 : 1);
        return isDeep ? (planes[plane]?.readUInt16LE(offset) ?? 0) / 4 : (planes[plane]?.[offset] ?? 0);
      };
      yield {
        width,
        height,
        seconds: (Number(frame.pts) * base.num) / base.den,
        at: (x, y) => {
          const luma = (value(0, x, y) - 16) / 219;
          const bluish = (value(1, x >> 1, y >> vertical) - 128) / 224;
          const reddish = (value(2, x >> 1, y >> vertical) - 128) / 224;
          const r = luma + 2 * (1 - red) * reddish;
          const b = luma + 2 * (1 - blue) * bluish;
          return [r, (luma - red * r - blue * b) / (1 - red - blue), b];
        },
      };
    }
  } finally {
    await file.close();
  }
}

/** All frames of a small video at once. */
export async function seeVideo(path: string): Promise<SeenFrame[]> {
  const frames: SeenFrame[] = [];
  for await (const frame of watchVideo(path)) frames.push(frame);
  return frames;
}
