import { AV_NOPTS_VALUE } from 'node-av/constants';
import type { Packet, Stream } from 'node-av/lib';
import type { OpenVideo } from './open-video.ts';

/** The first timestamp of a file, in a track's units; that of a transport stream can be any number. */
export function startOf(file: OpenVideo, stream: Stream): bigint {
  const { startTime } = file.format;
  if (startTime === AV_NOPTS_VALUE || startTime <= 0n) return 0n;
  return (startTime * BigInt(stream.timeBase.den)) / (1_000_000n * BigInt(stream.timeBase.num));
}

/** Moves a packet's times to an earlier start. */
export function shiftPacket(packet: Packet, offset: bigint): void {
  if (packet.pts !== AV_NOPTS_VALUE) packet.pts -= offset;
  if (packet.dts !== AV_NOPTS_VALUE) packet.dts -= offset;
}
