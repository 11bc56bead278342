import { createRandom } from '../../scene/noise/random.ts';
import { createCameraPath, type CameraPose } from '../animate/camera-path.ts';
import { createWarp, type Displace } from '../animate/warp.ts';
import type { CameraMove } from '../../scene/lexicon/cameras.ts';
import type { CameraPlan } from '../../scene/plan/scene-plan.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { panelRectangles, type PanelRectangle } from './panel-rectangles.ts';
import { loadFitted } from './image-shot.ts';
import type { VideoImage } from './video-image.ts';

/** Several images side by side, each with its own camera. */
export interface PanelsShotOptions {
  title: string;
  images: readonly VideoImage[];
  seed: number;
}

/** Neighbours move in opposite directions, which separates them visually. */
const moves: readonly CameraMove[] = ['push-in', 'pan-right', 'pan-left', 'tilt-up', 'orbit'];

const gutter = 0xff101010;

interface Panel extends PanelRectangle {
  warp: (pose: CameraPose, displace: Displace) => Uint32Array;
  pathOf: (timeSeconds: number) => CameraPose;
}

/** Shows several images at once, side by side. */
export function panelsShot({ title, images, seed }: PanelsShotOptions): ShotPlan {
  return {
    title,
    open: async (setting) => {
      const { width, height, durationSeconds } = setting;
      const frame = new Uint32Array(width * height);
      const bytes = new Uint8Array(frame.buffer);
      const rectangles = panelRectangles(images, setting);
      const panels: Panel[] = [];
      for (const [index, image] of images.entries()) {
        const rectangle = rectangles[index];
        if (rectangle === undefined) continue;
        const warp = createWarp(await loadFitted(image, rectangle, true));
        const camera: CameraPlan = { move: moves[(index + seed) % moves.length] ?? 'drift', speed: 1, framing: null };
        panels.push({
          ...rectangle,
          warp,
          pathOf: createCameraPath(camera, durationSeconds, createRandom(seed, `panel ${index}`)),
        });
        setting.onProgress((index + 1) / images.length);
        setting.signal.throwIfAborted();
      }
      frame.fill(gutter);
      return {
        frameAt: (timeSeconds) => {
          for (const panel of panels) {
            copyPanel(
              panel.warp(panel.pathOf(timeSeconds), () => [0, 0]),
              panel,
              frame,
              width,
            );
          }
          return bytes;
        },
        close: () => undefined,
      };
    },
  };
}

function copyPanel(pixels: Uint32Array, panel: PanelRectangle, frame: Uint32Array, stride: number): void {
  for (let row = 0; row < panel.height; row += 1) {
    const source = row * panel.width;
    frame.set(pixels.subarray(source, source + panel.width), (panel.top + row) * stride + panel.left);
  }
}
