import { swayMask } from './sway-mask.ts';
import type { SmallPicture } from './estimate-depth.ts';
import type { MotionPlan } from './motion-plan.ts';
import { fieldAt } from './warp.ts';
import type { Displace } from './warp.ts';
import { smoothStep } from '../../curves/smooth-step.ts';

const none: Displace = () => [0, 0];

/** Lets leaves sway and water ripple where the picture's colours suggest them, coming in softly from the first frame. */
export function createDisplacement(
  plan: Pick<MotionPlan, 'wind' | 'ripple'>,
  picture: SmallPicture,
): (timeSeconds: number) => Displace {
  const leaves = plan.wind > 0 ? swayMask(picture, 'leaves') : null;
  const water = plan.ripple > 0 ? swayMask(picture, 'water') : null;
  if (leaves === null && water === null) return () => none;
  return (timeSeconds) => {
    const arrived = smoothStep(0, 1.2, timeSeconds);
    return (across, down) => {
      let [x, y] = [0, 0];
      if (leaves !== null) {
        const sway = fieldAt(leaves, across, down) * plan.wind * arrived;
        x += sway * 0.0034 * Math.sin(timeSeconds * 1.9 - across * 9 + down * 5);
        y += sway * 0.0016 * Math.sin(timeSeconds * 2.7 - across * 13);
      }
      if (water !== null) {
        const ripple = fieldAt(water, across, down) * plan.ripple * arrived;
        // Waves look longer near by than at the horizon.
        y += ripple * 0.0036 * Math.sin(timeSeconds * 2.2 + 46 / (0.25 + down) + across * 7);
        x += ripple * 0.002 * Math.sin(timeSeconds * 1.6 + 60 / (0.25 + down));
      }
      return [x, y];
    };
  };
}
