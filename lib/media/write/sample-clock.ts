import { AV_NOPTS_VALUE } from 'node-av/constants';
import { Rational, type IRational, type Packet, type Stream } from 'node-av/lib';

/** Counts the samples of a track's packets. */
export interface SampleClock {
  /** The unit of the times that it sets: one sample. */
  timeBase: IRational;
  /** Sets a packet's times and duration in samples; call it for every packet, in order. */
  set: (packet: Packet) => void;
}

/**
 * A clock for audio whose container states times more coarsely than by samples, as Matroska does by milliseconds: rounded
 * times would cut or delay samples in a container that is exact. A time that differs from the count by more than the
 * rounding is a gap, where counting starts anew.
 *
 * @returns null where times are exact, or packets have no constant number of samples
 */
export function createSampleClock({ timeBase, codecpar }: Stream): SampleClock | null {
  const { sampleRate, frameSize, initialPadding } = codecpar;
  const tick = (sampleRate * timeBase.num) / timeBase.den;
  if (tick <= 1 || frameSize <= 0) return null;
  let next = -initialPadding;
  return {
    timeBase: new Rational(1, sampleRate),
    set(packet) {
      if (packet.pts !== AV_NOPTS_VALUE) {
        const stated = Math.round(Number(packet.pts) * tick);
        if (Math.abs(stated - next) > tick) next = stated;
      }
      packet.pts = packet.dts = BigInt(next);
      packet.duration = BigInt(frameSize);
      next += frameSize;
    },
  };
}
