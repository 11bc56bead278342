import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import sharp from 'sharp';
import type { Render } from '../../service/render/renderer.ts';
import { planScene } from './plan-scene.ts';
import { createScenePainter } from './scene-painter.ts';

/** Detail for a number of steps, 1 to 100: each doubling adds the same amount. */
export function detailOfSteps(steps: number): number {
  return Math.log(Math.max(1, steps)) / Math.log(100);
}

/** Strength for a guidance, 0 to 20: 7.5 is the middle. */
export function strengthOfGuidance(guidance: number): number {
  return guidance <= 7.5 ? guidance / 15 : 0.5 + (guidance - 7.5) / 25;
}

/** IG-1: paints the scene of a prompt as a PNG of exactly the requested size, without metadata. */
export const renderSceneImage: Render<'ig-1'> = async (task, { onProgress, signal }) => {
  const { prompt, negative_prompt, width, height, num_inference_steps, guidance_scale } = task.parameters;
  const plan = planScene(prompt, { seed: task.seed, negativePrompt: negative_prompt ?? '' });
  const painter = createScenePainter(plan, {
    width,
    height,
    detail: detailOfSteps(num_inference_steps),
    strength: strengthOfGuidance(guidance_scale),
    durationSeconds: 0,
  });
  for (const share of painter.prepare()) {
    onProgress(share * 0.8);
    await setImmediate();
    signal.throwIfAborted();
  }
  const path = join(task.directory, 'scene.png');
  const pixels = painter.paint(0);
  onProgress(0.85);
  await sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 6 })
    .toFile(path);
  signal.throwIfAborted();
  onProgress(1);
  return [{ path, contentType: 'image/png', width, height, durationSeconds: null }];
};
