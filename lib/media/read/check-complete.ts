import { AV_NOPTS_VALUE } from 'node-av/constants';
import { FFmpegError } from 'node-av/lib';
import { EaselError } from '../../contract/error.ts';
import type { OpenVideo } from './open-video.ts';
import { readPackets } from './read-frames.ts';
import { durationOf } from './stream-facts.ts';

/**
 * Checks that a video or audio is as long as its header says. Reads everything, decodes nothing.
 * @throws EaselError `unsupported_media_type` for a file that ends too early.
 */
export async function checkComplete(file: OpenVideo): Promise<void> {
  const stream = file.video ?? file.audio[0];
  const totalSeconds = durationOf(file, stream);
  if (stream === undefined || totalSeconds === null) return;
  const startSeconds = Math.max(0, Number(file.format.startTime) / 1_000_000);
  let end = 0n;
  try {
    for await (const packet of readPackets(file, new Set([stream.index]))) {
      // Some containers, as AVI, store only the times of decoding.
      const time = packet.pts === AV_NOPTS_VALUE ? packet.dts : packet.pts;
      const packetEnd = time + (packet.duration > 0n ? packet.duration : 0n);
      if (time !== AV_NOPTS_VALUE && packetEnd > end) end = packetEnd;
    }
  } catch (thrown) {
    // Where a file is cut off, reading either fails or ends, depending on the container.
    if (!(thrown instanceof FFmpegError)) throw thrown;
  }
  refuseEarlyEnd((Number(end) * stream.timeBase.num) / stream.timeBase.den - startSeconds, totalSeconds);
}

/**
 * @throws EaselError `unsupported_media_type` when a video ends more than a twentieth, and half a second, before its
 * declared length.
 */
export function refuseEarlyEnd(endSeconds: number, totalSeconds: number): void {
  if (endSeconds >= totalSeconds - Math.max(0.5, totalSeconds * 0.05)) return;
  throw new EaselError(
    'unsupported_media_type',
    `The video is incomplete: it ends after ${endSeconds.toFixed(1)} of ${totalSeconds.toFixed(1)} seconds.`,
  );
}
