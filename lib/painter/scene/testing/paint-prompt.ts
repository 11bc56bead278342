import { planScene } from '../plan-scene.ts';
import { createScenePainter } from '../scene-painter.ts';

/** How a test paints. */
export interface PaintSettings {
  width?: number;
  height?: number;
  seed?: number;
  negativePrompt?: string;
  detail?: number;
  strength?: number;
  durationSeconds?: number;
  timeSeconds?: number;
  /** Leaves the lettering out, with everything else planned as if it were there. */
  isBare?: boolean;
}

/** The image of a prompt, RGBA, small by default. */
export function paintPrompt(prompt: string, settings: PaintSettings = {}): Uint8ClampedArray {
  const plan = planScene(prompt, { seed: settings.seed ?? 1, negativePrompt: settings.negativePrompt ?? '' });
  const painter = createScenePainter(settings.isBare === true ? { ...plan, texts: [] } : plan, {
    width: settings.width ?? 192,
    height: settings.height ?? 128,
    detail: settings.detail ?? 0.74,
    strength: settings.strength ?? 0.5,
    durationSeconds: settings.durationSeconds ?? 0,
  });
  return Uint8ClampedArray.from(painter.paint(settings.timeSeconds ?? 0));
}
