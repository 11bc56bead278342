import { createCanvas } from '@napi-rs/canvas';
import { setImmediate } from 'node:timers/promises';
import type { ParametersOf, Render, RenderContext, RenderedFile } from '../../service/render/renderer.ts';
import { findRefusedWord } from '../compose/check-words.ts';
import { deriveSeed } from '../../contract/derive-seed.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { createScenePainter } from '../scene/scene-painter.ts';
import { designPoster } from './draw-poster.ts';
import { fieldError } from '../input.ts';
import { composedImageSize } from '../../service/models/sizes/composed-image-size.ts';
import { saveImage } from '../output/save-image.ts';
import { planPoster } from './plan/plan-poster.ts';

type Parameters = ParametersOf<'ig-2'>;

/** How finely each speed paints, and at what scale of the background: quality paints larger and reduces. */
const speeds: Record<Parameters['rendering_speed'], { detail: number; scale: number }> = {
  TURBO: { detail: 0.35, scale: 0.75 },
  BALANCED: { detail: 0.74, scale: 1 },
  QUALITY: { detail: 1, scale: 1.5 },
};

/** The factor of each acceleration on the background's scale. */
const accelerations: Record<Parameters['acceleration'], number> = { none: 1, low: 0.8, regular: 0.6, high: 0.45 };

const richness: Record<Parameters['expansion_model'], number> = { Medium: 0.4, Large: 1 };

async function paintScene(
  plan: ScenePlan,
  size: { width: number; height: number },
  detail: number,
  { signal, onProgress }: RenderContext,
) {
  const painter = createScenePainter(plan, { ...size, detail, strength: 0.5, durationSeconds: 0 });
  for (const share of painter.prepare()) {
    onProgress(share);
    await setImmediate();
    signal.throwIfAborted();
  }
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(size.width, size.height);
  image.data.set(painter.paint(0));
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The tolerance, 0 to 4, that refuses only severely violent and sexual words. */
const tolerance = 3;

function refuseGraveWords(prompt: string): void {
  const refused = findRefusedWord(prompt, tolerance);
  if (refused === null) return;
  const { word, kind } = refused;
  throw fieldError('prompt', `The word “${word}” (${kind}) is not allowed while “Safety check” is on. Remove it.`);
}

/** IG-2: designs posters, covers, signs and the like, as many as requested, each with its own seed. */
export const renderPoster: Render<'ig-2'> = async (task, { onProgress, signal }) => {
  const { prompt, rendering_speed, expansion_model, acceleration, num_images, enable_safety_checker, output_format } =
    task.parameters;
  if (enable_safety_checker) refuseGraveWords(prompt);
  const size = composedImageSize('ig-2', task.parameters, null);
  const { detail, scale } = speeds[rendering_speed];
  const files: RenderedFile[] = [];
  for (let index = 0; index < num_images; index++) {
    const report = (share: number): void => onProgress((index + share) / num_images);
    const plan = planPoster(prompt, { seed: deriveSeed(task.seed, index), isEnriched: expansion_model === 'Large' });
    const options = {
      ...size,
      detail,
      richness: richness[expansion_model],
      groundScale: scale * accelerations[acceleration],
    };
    const poster = designPoster(plan, options);
    const scene =
      poster.sceneSize === null || plan.scene === null
        ? null
        : await paintScene(plan.scene, poster.sceneSize, detail, {
            signal,
            onProgress: (share) => report(share * 0.7),
          });
    const { canvas } = poster.draw(scene);
    report(0.85);
    await setImmediate();
    signal.throwIfAborted();
    const pixels = canvas.getContext('2d').getImageData(0, 0, size.width, size.height).data;
    const image = { ...size, pixels: new Uint8ClampedArray(pixels), hasAlpha: false };
    const name = `poster-${index + 1}`;
    files.push(await saveImage(image, { directory: task.directory, name, format: output_format }));
    signal.throwIfAborted();
    report(1);
  }
  return files;
};
