import type { Plane } from '../../pixels/image.ts';
import type { Scaler } from './scaler.ts';

/** Share of what is missing that one pass gives back: small, so that every further pass still has something to do. */
const stride = 0.3;

/** A difference of up to this many code values is rounding or noise: to follow it would only make noise louder. */
const tolerance = 0.75;

/**
 * One pass of back-projection, in place: the result is made small, and a share of what then differs from the source is
 * enlarged and added. Irani and Peleg, "Improving Resolution by Image Registration", CVGIP 53(3), 1991.
 */
export function refineOnce(result: Plane, source: Plane, scaler: Scaler): void {
  const missing = scaler.reduce(result);
  for (let index = 0; index < missing.values.length; index++) {
    const difference = (source.values[index] as number) - (missing.values[index] as number);
    const beyond = Math.abs(difference) - tolerance;
    missing.values[index] = beyond > 0 ? Math.sign(difference) * beyond * stride : 0;
  }
  const correction = scaler.enlarge(missing);
  for (let index = 0; index < result.values.length; index++) {
    result.values[index] = (result.values[index] as number) + (correction.values[index] as number);
  }
}
