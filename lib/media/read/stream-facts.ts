import { AVCOL_TRC_ARIB_STD_B67, AVCOL_TRC_SMPTE2084, AV_NOPTS_VALUE } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import type { OpenVideo } from './open-video.ts';

/** Duration of a stream in seconds, by its own header or else by its file's; null when neither declares it. */
export function durationOf(file: OpenVideo, stream: Stream | undefined): number | null {
  if (stream !== undefined && stream.duration !== AV_NOPTS_VALUE && stream.duration > 0n) {
    return (Number(stream.duration) * stream.timeBase.num) / stream.timeBase.den;
  }
  const { duration } = file.format;
  return duration !== AV_NOPTS_VALUE && duration > 0n ? Number(duration) / 1_000_000 : null;
}

/** How a video encodes high dynamic range; null for standard range. */
export function dynamicRangeOf(video: Stream): 'pq' | 'hlg' | null {
  if (video.codecpar.colorTrc === AVCOL_TRC_SMPTE2084) return 'pq';
  return video.codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67 ? 'hlg' : null;
}
