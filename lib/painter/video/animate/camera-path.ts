import type { CameraPlan } from '../../scene/plan/scene-plan.ts';
import type { Random } from '../../scene/noise/random.ts';
import { smoothStep } from '../../curves/smooth-step.ts';

/** The camera's pose: lengths are shares of the frame's width and height. */
export interface CameraPose {
  /** How far the frame's middle has moved over the image. */
  x: number;
  y: number;
  /** The zoom factor; below 1 it has moved back. */
  zoom: number;
  /** How far the nearest part of the image is shifted relative to the farthest. */
  parallaxX: number;
  parallaxY: number;
  /** Rotation in radians. */
  roll: number;
}

/** Largest share of the frame that a camera may see beyond the image's edge, which is mirrored there. */
export const edgeShare = 0.05;

/** Starts at full speed and ends softly, which suits a video that begins on a still. */
function ease(share: number): number {
  return share * 0.5 + smoothStep(0, 1, share) * 0.5;
}

/** How far the frame's middle may move at a zoom so that it sees at most `edgeShare` beyond the image. */
function reach(zoom: number): number {
  return (1 - 1 / zoom) / 2 + edgeShare * 0.8;
}

/**
 * The path of a camera over an image. It begins exactly on the image, and every value is a smooth function of time.
 * Longer videos travel farther, within the limits of the image.
 */
export function createCameraPath(
  camera: CameraPlan,
  durationSeconds: number,
  random: Random,
): (timeSeconds: number) => CameraPose {
  const travel = Math.min(1, (0.45 + durationSeconds / 14) * camera.speed);
  const side = random.chance(0.5) ? 1 : -1;
  const phases = Array.from({ length: 6 }, () => random.between(0, Math.PI * 2));

  return (timeSeconds) => {
    const share = ease(Math.min(1, timeSeconds / durationSeconds));
    const still: CameraPose = { x: 0, y: 0, zoom: 1, parallaxX: 0, parallaxY: 0, roll: 0 };
    const along = (direction: number, zoomBy: number) => {
      const zoom = 1 + zoomBy * travel * share;
      // A larger zoom allows a larger offset; near the start both grow together.
      const moved = direction * reach(zoom) * share;
      return { zoom, moved, parallax: direction * 0.02 * travel * share };
    };
    switch (camera.move) {
      case 'push-in':
        return { ...still, zoom: 1 + 0.26 * travel * share, parallaxY: 0.008 * travel * share };
      case 'pull-back':
        return { ...still, zoom: 1 - 0.075 * Math.max(0.7, travel) * share, parallaxY: -0.006 * travel * share };
      case 'pan-right':
      case 'pan-left': {
        const { zoom, moved, parallax } = along(camera.move === 'pan-right' ? 1 : -1, 0.2);
        return { ...still, x: moved, zoom, parallaxX: parallax };
      }
      case 'tilt-up':
      case 'tilt-down': {
        const { zoom, moved, parallax } = along(camera.move === 'tilt-down' ? 1 : -1, 0.2);
        return { ...still, y: moved, zoom, parallaxY: parallax };
      }
      case 'orbit':
        return {
          ...still,
          zoom: 1 + 0.08 * travel * share,
          x: side * 0.012 * share,
          parallaxX: side * 0.055 * travel * share,
        };
      case 'handheld': {
        const settled = smoothStep(0, 0.6, timeSeconds);
        const sway = (index: number, rate: number) =>
          settled *
          (Math.sin(timeSeconds * rate + (phases[index] ?? 0)) - Math.sin(phases[index] ?? 0)) *
          (0.75 + 0.25 * Math.sin(timeSeconds * rate * 0.37));
        return {
          x: 0.0075 * sway(0, 1.9) + 0.0018 * sway(1, 6.1),
          y: 0.0065 * sway(2, 2.3) + 0.0018 * sway(3, 5.3),
          zoom: 1 + 0.05 * travel * share,
          parallaxX: 0.008 * sway(4, 1.4),
          parallaxY: 0.004 * sway(5, 1.7),
          roll: 0.0035 * sway(1, 1.3),
        };
      }
      case 'drift':
        return { ...still, zoom: 1 + 0.085 * travel * share, parallaxX: side * 0.014 * travel * share };
      case 'static':
      default:
        return still;
    }
  };
}
