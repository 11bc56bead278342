import { createCanvas } from '@napi-rs/canvas';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScenePlan } from '../../scene/plan/scene-plan.ts';
import { createScenePainter } from '../../scene/scene-painter.ts';
import { canvasOf } from '../figures/canvas-bridge.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Backdrop } from './backdrop.ts';

/** How a scene is painted. */
export interface PaintSettings {
  size: Size;
  detail: number;
  strength: number;
  signal: AbortSignal;
  onProgress: (share: number) => void;
}

const shadowDepths: Record<ScenePlan['time'], number> = {
  day: 0.9,
  morning: 0.85,
  golden: 0.9,
  sunset: 0.75,
  dawn: 0.6,
  dusk: 0.5,
  night: 0.45,
};

/** Paints a planned scene as pixels. */
export async function paintScene(plan: ScenePlan, settings: PaintSettings): Promise<Uint8ClampedArray> {
  const { size, detail, strength, signal, onProgress } = settings;
  const painter = createScenePainter(plan, { ...size, detail, strength, durationSeconds: 0 });
  for (const share of painter.prepare()) {
    onProgress(share);
    await nextTurn();
    signal.throwIfAborted();
  }
  return painter.paint(0);
}

/**
 * Paints a scene as a background for figures, and returns the direction of its light and the position of its ground.
 */
export async function paintBackdrop(plan: ScenePlan, settings: PaintSettings): Promise<Backdrop> {
  const pixels = await paintScene(plan, settings);
  const canvas = createCanvas(settings.size.width, settings.size.height);
  canvas.getContext('2d').drawImage(canvasOf({ ...settings.size, pixels, hasAlpha: false }), 0, 0);
  const { genre, horizon, air } = plan;
  const isInside = genre === 'still-life' || genre === 'interior';
  const hasGround = genre === 'landscape' || isInside;
  const far = genre === 'still-life' ? horizon + (1 - horizon) * 0.4 : Math.max(0.74, horizon + 0.12);
  const veil = Math.max(air.fog, air.rain, air.cloudKind === 'overcast' ? 0.6 : 0);
  return {
    canvas,
    light: {
      side: plan.light.across < 0.5 ? -1 : 1,
      depth: shadowDepths[plan.time] * (1 - 0.6 * veil),
      altitude: isInside ? 0.6 : Math.min(1, plan.light.altitude),
    },
    floor: { far: Math.min(0.9, far), near: isInside ? 0.92 : 0.94 },
    figureHeight: genre === 'still-life' ? 0.56 : hasGround ? 0.5 : 0.58,
    hasGround,
  };
}
