import type { Canvas } from '@napi-rs/canvas';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { subjectTraits } from '../scene/plan/subject-traits.ts';
import { createRandom } from '../scene/noise/random.ts';
import type { Area } from './composition.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { paintSprite, spriteSubject } from './figures/paint-sprite.ts';
import { fitInto } from './figures/place-figures.ts';

/** Paints things into a finished image: flying things into its upper part, standing things on its ground. */
export async function drawAdditions(
  canvas: Canvas,
  request: { labels: readonly string[]; plan: ScenePlan; seed: number; detail: number; isOnPhotograph: boolean },
): Promise<void> {
  const random = createRandom(request.seed, 'additions');
  const { width, height } = canvas;
  for (const [order, label] of request.labels.entries()) {
    const subject = spriteSubject(label);
    if (subject === null) continue;
    const { habitat, size } = subjectTraits[subject.id];
    const tall = Math.min(0.5, Math.max(0.1, size) * subject.size);
    const across = subject.across ?? (order % 2 === 0 ? 0.72 : 0.28) + random.between(-0.06, 0.06);
    const unit = Math.min(width, height);
    const bottom = habitat === 'air' ? 0.16 + tall + random.between(0, 0.12) : 0.9 + random.between(-0.02, 0.02);
    const wide = Math.max(tall * 3, 0.3);
    const box: Area = {
      left: across - wide / 2,
      right: across + wide / 2,
      top: bottom - (tall * unit) / height,
      bottom,
    };
    const figure = paintSprite(label, { plan: request.plan, heightPixels: tall * unit, detail: request.detail });
    if (figure === null) continue;
    await drawFigure(canvas, request.isOnPhotograph ? { ...figure, hasLight: false } : figure, {
      area: fitInto(figure, box, canvas),
      light: { side: request.plan.light.across < 0.5 ? -1 : 1, depth: 0.6, altitude: 0.6 },
      adaptation: 0.6,
      isMirrored: false,
    });
  }
}
