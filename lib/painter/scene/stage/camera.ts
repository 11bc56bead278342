import { smoothStep } from '../../curves/smooth-step.ts';
import type { CameraPlan } from '../plan/scene-plan.ts';

/** The camera at a moment: an offset in pixels, and a zoom factor. */
export interface CameraState {
  x: number;
  y: number;
  zoom: number;
}

interface Video {
  width: number;
  height: number;
  durationSeconds: number;
}

/** Longer videos travel farther, but never so far that the composition is lost. */
function travel(camera: CameraPlan, durationSeconds: number): number {
  return Math.min(0.2, 0.018 * durationSeconds * camera.speed);
}

/** Starts and stops softly, with constant speed in between: a trapezoid of speed. */
function ease(share: number): number {
  return share * 0.55 + smoothStep(0, 1, share) * 0.45;
}

function wobble(timeSeconds: number, rate: number, phase: number): number {
  return (Math.sin(timeSeconds * rate + phase) + 0.6 * Math.sin(timeSeconds * rate * 2.3 + phase * 1.7)) / 1.6;
}

/** The camera at a time of a video; a still has none. */
export function cameraAt(camera: CameraPlan, video: Video, timeSeconds: number): CameraState {
  if (video.durationSeconds <= 0) return { x: 0, y: 0, zoom: 1 };
  const share = ease(Math.min(1, Math.max(0, timeSeconds / video.durationSeconds)));
  const reach = travel(camera, video.durationSeconds);
  const across = video.width * reach;
  const along = video.height * reach;
  switch (camera.move) {
    case 'push-in':
      return { x: 0, y: 0, zoom: 1 + reach * 1.5 * share };
    case 'pull-back':
      return { x: 0, y: 0, zoom: 1 + reach * 1.5 * (1 - share) };
    case 'pan-right':
      return { x: across * (share * 2 - 1), y: 0, zoom: 1 };
    case 'pan-left':
      return { x: across * (1 - share * 2), y: 0, zoom: 1 };
    case 'tilt-up':
      return { x: 0, y: along * (1 - share * 2), zoom: 1 };
    case 'tilt-down':
      return { x: 0, y: along * (share * 2 - 1), zoom: 1 };
    case 'orbit':
      return { x: across * 0.8 * (share * 2 - 1), y: 0, zoom: 1.02 + reach * 0.3 * Math.sin(share * Math.PI) };
    case 'handheld':
      return {
        x: video.width * 0.006 * wobble(timeSeconds, 1.9, 0.4),
        y: video.height * 0.007 * wobble(timeSeconds, 2.3, 2.1),
        zoom: 1.03 + reach * 0.2 * share,
      };
    case 'drift':
      return { x: across * 0.16 * (share * 2 - 1), y: 0, zoom: 1 + reach * 0.45 * share };
    case 'static':
    default:
      return { x: 0, y: 0, zoom: 1 };
  }
}

/** How far beyond the frame a video's camera can look, in pixels per side. */
export function cameraReach(camera: CameraPlan, video: Video): { x: number; y: number } {
  if (video.durationSeconds <= 0 || camera.move === 'static') return { x: 0, y: 0 };
  const states = Array.from({ length: 33 }, (_, index) =>
    cameraAt(camera, video, (video.durationSeconds * index) / 32),
  );
  const margin = camera.move === 'handheld' ? 1.3 : 1.02;
  return {
    x: Math.max(...states.map((state) => Math.abs(state.x))) * margin + 2,
    y: Math.max(...states.map((state) => Math.abs(state.y))) * margin + 2,
  };
}

/**
 * The transform of a layer at a depth: near layers move and grow more than far ones; in an orbit the far ones move
 * against them.
 */
export function layerTransform(
  camera: CameraPlan,
  state: CameraState,
  depth: number,
  video: Video,
): { scale: number; x: number; y: number } {
  const share = camera.move === 'orbit' ? depth * 1.6 - 0.6 : 0.4 + 0.6 * depth;
  const scale = 1 + (state.zoom - 1) * (0.4 + 0.6 * depth);
  return {
    scale,
    x: (video.width / 2) * (1 - scale) - state.x * share * scale,
    y: video.height * 0.52 * (1 - scale) - state.y * (0.5 + 0.5 * depth) * scale,
  };
}
