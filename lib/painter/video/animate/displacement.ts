import type { MotionPlan } from './motion-plan.ts';
import { fieldAt, type Displace } from './warp.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import { blur, type Field, type SmallImage } from './estimate-depth.ts';

const none: Displace = () => [0, 0];

/**
 * Where an image could sway or ripple, 0 to 1, by its colours: green for leaves and grass; blue, grey-blue and teal in
 * the lower half for water.
 */
function swayMask(image: SmallImage, kind: 'leaves' | 'water'): Field {
  const { width, height, rgb } = image;
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    const red = rgb[index * 3] ?? 0;
    const green = rgb[index * 3 + 1] ?? 0;
    const blue = rgb[index * 3 + 2] ?? 0;
    const down = Math.floor(index / width) / height;
    values[index] =
      kind === 'leaves'
        ? clamp((green - Math.max(red * 0.97, blue)) / 28)
        : clamp((Math.max(blue, green) - red + 4) / 40) * clamp((down - 0.42) * 6);
  }
  return { width, height, values: blur(values, width, height, Math.max(1, Math.round(width * 0.02)), 2) };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}

/** Makes leaves sway and water ripple where the image's colours suggest them, fading in from the first frame. */
export function createDisplacement(
  plan: Pick<MotionPlan, 'wind' | 'ripple'>,
  image: SmallImage,
): (timeSeconds: number) => Displace {
  const leaves = plan.wind > 0 ? swayMask(image, 'leaves') : null;
  const water = plan.ripple > 0 ? swayMask(image, 'water') : null;
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
