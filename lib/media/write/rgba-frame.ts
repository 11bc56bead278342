import { AV_PIX_FMT_RGBA, AVCOL_RANGE_JPEG, AVCOL_SPC_RGB } from 'node-av/constants';
import { FFmpegError, Frame } from 'node-av/lib';

/**
 * Makes a frame that holds a copy of RGBA bytes. (`Frame.fromVideoBuffer` of node-av 6.1 only points at them, so
 * repainting the buffer would change frames that are still being encoded.)
 */
export function createRgbaFrame(
  rgba: Uint8ClampedArray | Uint8Array,
  { width, height, time }: { width: number; height: number; time: bigint },
): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.format = AV_PIX_FMT_RGBA;
  frame.width = width;
  frame.height = height;
  frame.colorSpace = AVCOL_SPC_RGB;
  frame.colorRange = AVCOL_RANGE_JPEG;
  frame.pts = time;
  frame.duration = 1n;
  FFmpegError.throwIfError(frame.getBuffer(), 'make a frame');
  const [plane] = frame.data ?? [];
  const [lineBytes] = frame.linesize;
  if (plane === undefined || lineBytes === undefined) throw new Error('a frame without memory');
  const rowBytes = width * 4;
  if (lineBytes === rowBytes) {
    plane.set(rgba.subarray(0, rowBytes * height));
  } else {
    for (let row = 0; row < height; row += 1) {
      plane.set(rgba.subarray(row * rowBytes, (row + 1) * rowBytes), row * lineBytes);
    }
  }
  return frame;
}
