import { createRandom } from '../../scene/noise/random.ts';
import { smoothStep } from '../../scene/noise/noise.ts';
import { createCameraPath } from '../animate/camera-path.ts';
import type { CameraPose } from '../animate/camera-path.ts';
import { createWarp } from '../animate/warp.ts';
import type { Displace } from '../animate/warp.ts';
import type { CameraMove } from '../../scene/lexicon/cameras.ts';
import type { CameraPlan } from '../../scene/plan/scene-plan.ts';
import type { ShotPlan } from '../timeline/shot.ts';
import { panelRectangles } from './panel-rectangles.ts';
import type { PanelRectangle } from './panel-rectangles.ts';
import type { FilmPicture } from './film-picture.ts';
import { loadFitted } from './picture-shot.ts';

/** Several pictures side by side, each with a camera of its own. */
export interface PanelsShotOptions {
  title: string;
  pictures: readonly FilmPicture[];
  seed: number;
}

/** Neighbours move against each other, which keeps them apart for the eye. */
const moves: readonly CameraMove[] = ['push-in', 'pan-right', 'pan-left', 'tilt-up', 'orbit'];

const gutter = 0xff101010;

/** How long the panels take to come in, and how far after one another. */
const arrivalSeconds = 0.5;
const stepSeconds = 0.09;

interface Panel extends PanelRectangle {
  warp: (pose: CameraPose, displace: Displace) => Uint32Array;
  pathOf: (timeSeconds: number) => CameraPose;
  fromBelow: boolean;
}

/** Shows several pictures at once, in panels that come in one after the other. */
export function panelsShot({ title, pictures, seed }: PanelsShotOptions): ShotPlan {
  return {
    title,
    open: async (setting) => {
      const { width, height, durationSeconds } = setting;
      const frame = new Uint32Array(width * height);
      const bytes = new Uint8Array(frame.buffer);
      const rectangles = panelRectangles(pictures, setting);
      const panels: Panel[] = [];
      for (const [index, picture] of pictures.entries()) {
        const rectangle = rectangles[index];
        if (rectangle === undefined) continue;
        const warp = createWarp(await loadFitted(picture, rectangle, true));
        const camera: CameraPlan = { move: moves[(index + seed) % moves.length] ?? 'drift', speed: 1, framing: null };
        panels.push({
          ...rectangle,
          warp,
          pathOf: createCameraPath(camera, durationSeconds, createRandom(seed, `panel ${index}`)),
          fromBelow: index % 2 === 0,
        });
        setting.onProgress((index + 1) / pictures.length);
        setting.signal.throwIfAborted();
      }
      const quick = Math.min(1, durationSeconds / 3);
      return {
        frameAt: (timeSeconds) => {
          frame.fill(gutter);
          for (const [index, panel] of panels.entries()) {
            const pixels = panel.warp(panel.pathOf(timeSeconds), () => [0, 0]);
            const begin = index * stepSeconds * quick;
            const away = 1 - smoothStep(begin, begin + arrivalSeconds * quick, timeSeconds + 0.12 * quick);
            const shift = Math.round(away * panel.height * 0.35) * (panel.fromBelow ? 1 : -1);
            copyPanel(pixels, panel, shift, frame, width);
          }
          return bytes;
        },
        close: () => undefined,
      };
    },
  };
}

/** Copies a panel's picture into the frame, moved down by some rows within its rectangle. */
function copyPanel(
  pixels: Uint32Array,
  panel: { left: number; top: number; width: number; height: number },
  shift: number,
  frame: Uint32Array,
  stride: number,
): void {
  for (let row = Math.max(0, shift); row < panel.height + Math.min(0, shift); row += 1) {
    const source = (row - shift) * panel.width;
    frame.set(pixels.subarray(source, source + panel.width), (panel.top + row) * stride + panel.left);
  }
}
