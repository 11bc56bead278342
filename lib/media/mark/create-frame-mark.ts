import type { Frame } from 'node-av/lib';
import { drawMark } from './draw-mark.ts';

/** The frames that are marked: planar Y′CbCr, 4:2:0. */
export interface MarkedFrames {
  /** Pixels; both even. */
  width: number;
  height: number;
  bits: 8 | 10;
  isFullRange: boolean;
  dynamicRange: 'pq' | 'hlg' | null;
}

/** The signal of diffuse white: 203 cd/m² in high dynamic range (ITU-R BT.2408, table 1). */
const whites = { pq: 0.58, hlg: 0.75 } as const;

/** A sample to change: to `value` by the share `alpha`. */
interface Dot {
  x: number;
  y: number;
  alpha: number;
  value: number;
}

/**
 * Prepares the mark of `drawMark` for the frames of a video. The returned function draws it into a frame in place: its
 * memory must be its own, not shared with a decoder.
 */
export function createFrameMark(frames: MarkedFrames): (frame: Frame) => void {
  const mark = drawMark(frames);
  const unit = 2 ** (frames.bits - 8);
  const white = frames.dynamicRange === null ? 1 : whites[frames.dynamicRange];
  const [black, range] = frames.isFullRange ? [0, 2 ** frames.bits - 1] : [16 * unit, 219 * unit];
  const luma: Dot[] = [];
  const shares = new Map<string, Dot>();
  for (let index = 0; index < mark.width * mark.height; index += 1) {
    const alpha = (mark.pixels[index * 4 + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const [x, y] = [mark.left + (index % mark.width), mark.top + Math.floor(index / mark.width)];
    const tone = (mark.pixels[index * 4 + 1] ?? 0) / 255;
    luma.push({ x, y, alpha, value: black + range * tone * white });
    const place = `${x >> 1} ${y >> 1}`;
    const share = shares.get(place) ?? { x: x >> 1, y: y >> 1, alpha: 0, value: 128 * unit };
    // A sample of chroma stands for four pixels.
    shares.set(place, { ...share, alpha: share.alpha + alpha / 4 });
  }
  const planes = [luma, [...shares.values()], [...shares.values()]];
  return (frame) => {
    for (const [index, dots] of planes.entries()) {
      const plane = frame.data?.[index];
      const lineBytes = frame.linesize[index];
      if (plane === undefined || lineBytes === undefined) throw new Error('a frame without memory');
      const isDeep = frames.bits > 8;
      const samples = isDeep ? new Uint16Array(plane.buffer, plane.byteOffset, plane.byteLength >> 1) : plane;
      const line = isDeep ? lineBytes >> 1 : lineBytes;
      for (const { x, y, alpha, value } of dots) {
        const at = y * line + x;
        samples[at] = Math.round((samples[at] ?? 0) * (1 - alpha) + value * alpha);
      }
    }
  };
}
