import type { Frame, IRational, Packet, Stream } from 'node-av/lib';
import type { VideoMuxer } from './video-muxer.ts';

/** Passes an encoder's packets on, each with the duration of its frame. */
export interface PacketWriter {
  /** Records a frame's duration before it is encoded. */
  expect: (frame: Frame) => void;
  /** Takes a packet; its data moves on with the next one. */
  write: (packet: Packet) => Promise<void>;
  finish: () => Promise<void>;
  close: () => void;
}

/**
 * Makes a writer for a track. Not every encoder passes durations through. Where frames are stored in another order than
 * they are shown, a file's length is the sum of durations in stored order, so the packet that is stored last gets the
 * rest of the video's duration, and is therefore written at the end.
 */
export function createPacketWriter(
  { muxer, timeBase }: { muxer: VideoMuxer; timeBase: IRational },
  track: Stream,
): PacketWriter {
  const durations = new Map<bigint, bigint>();
  let held: Packet | null = null;
  let firstStored: bigint | null = null;
  let firstShown: bigint | null = null;
  let end = 0n;

  async function pass(): Promise<void> {
    if (held === null) return;
    using packet = held;
    held = null;
    await muxer.write(packet, track, timeBase);
  }

  // x265 sets arbitrary decode times (DTS) for a video with fewer frames than it reorders.
  function storedTime(packet: Packet): bigint {
    const earliest = (firstShown ?? 0n) * 2n - end;
    return packet.dts < earliest || packet.dts > packet.pts ? packet.pts : packet.dts;
  }

  return {
    expect: (frame) => {
      durations.set(frame.pts, frame.duration);
      firstShown ??= frame.pts;
      end = frame.pts + frame.duration;
    },
    write: async (packet) => {
      await pass();
      held = packet.clone();
      if (held === null) throw new Error('no memory for a packet');
      held.duration = durations.get(held.pts) ?? held.duration;
      durations.delete(held.pts);
      held.dts = storedTime(held);
      firstStored ??= held.dts;
    },
    finish: async () => {
      if (held !== null && firstStored !== null && firstShown !== null) {
        const left = end - firstShown - (held.dts - firstStored);
        if (left > 0n) held.duration = left;
      }
      await pass();
    },
    close: () => held?.free(),
  };
}
