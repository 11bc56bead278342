import type { CameraPose } from '../animate/camera-path.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { CameraPlan } from '../../scene/plan/scene-plan.ts';

/** The camera's pose over each of two images while one becomes the other. */
export interface BridgePoses {
  first: CameraPose;
  last: CameraPose;
}

const still: CameraPose = { x: 0, y: 0, zoom: 1, parallaxX: 0, parallaxY: 0, roll: 0 };

/** Starts and stops softly, and never rests in between. */
export function easeBridge(share: number): number {
  return share * 0.45 + smoothStep(0, 1, share) * 0.55;
}

function posed(camera: CameraPlan, way: number): CameraPose {
  const speed = Math.min(1.25, camera.speed);
  const by = (length: number) => length * way * speed;
  switch (camera.move) {
    case 'pan-right':
      return { ...still, x: by(0.07), parallaxX: by(0.05) };
    case 'pan-left':
      return { ...still, x: -by(0.07), parallaxX: -by(0.05) };
    case 'tilt-up':
      return { ...still, y: -by(0.07), parallaxY: -by(0.03) };
    case 'tilt-down':
      return { ...still, y: by(0.07), parallaxY: by(0.03) };
    case 'orbit':
      return { ...still, x: by(0.012), parallaxX: by(0.07) };
    case 'pull-back':
      return { ...still, zoom: 1.12 ** -by(1) };
    case 'handheld':
      return {
        ...still,
        zoom: 1.06 ** by(1),
        x: 0.006 * Math.sin(way * 9) * (1 - Math.abs(way)),
        y: 0.005 * Math.sin(way * 7.3) * (1 - Math.abs(way)),
      };
    case 'static':
      return still;
    case 'push-in':
    case 'drift':
    default:
      return { ...still, zoom: 1.13 ** by(1), parallaxX: by(0.008) };
  }
}

/**
 * One movement over two images: it begins exactly on the first, ends exactly on the last, and has the same direction
 * over both. The better the images match, the less the camera adds.
 */
export function bridgePoses(camera: CameraPlan, share: number, match: number): BridgePoses {
  const amount = 1 - 0.75 * match;
  const way = easeBridge(share) * amount;
  return { first: posed(camera, way), last: posed(camera, way - amount) };
}
