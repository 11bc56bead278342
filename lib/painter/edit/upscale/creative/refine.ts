import type { Plane } from '../../pixels/image.ts';
import type { Scaler } from './scaler.ts';

/** Share of the remaining difference that one pass corrects: small, so that every further pass still has an effect. */
const stride = 0.3;

/** A difference of up to this many code values is rounding or noise: correcting it would only amplify noise. */
const tolerance = 0.75;

/**
 * One pass of back-projection, in place: the result is scaled down, and a share of its difference from the source is
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
