import type { Plane } from '../../pixels/image.ts';
import { localRange } from '../local-range.ts';
import type { Scaler } from './scaler.ts';

/** How far a value may leave the range of its surroundings, as a share of that range: more is ringing. */
const restoredOvershoot = 0.2;

/** The same for invented detail, at full creativity. */
const inventedOvershoot = 0.5;

/** Limits an enlargement to what its surroundings in the source allow, in place. */
export function limitRange(result: Plane, source: Plane, scaler: Scaler, creativity: number): void {
  const { least, greatest } = localRange(source, 1);
  const [low, high] = [scaler.enlargeSmoothly(least), scaler.enlargeSmoothly(greatest)];
  const overshoot = restoredOvershoot + (inventedOvershoot - restoredOvershoot) * creativity;
  for (let index = 0; index < result.values.length; index++) {
    const [from, to] = [low.values[index] as number, high.values[index] as number];
    const room = 4 + Math.max(0, to - from) * overshoot;
    result.values[index] = Math.min(to + room, Math.max(from - room, result.values[index] as number));
  }
}
