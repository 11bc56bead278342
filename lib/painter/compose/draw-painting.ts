import { planScene } from '../scene/plan-scene.ts';
import { subjectTraits } from '../scene/plan/subject-traits.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { createCanvas } from '@napi-rs/canvas';
import { paintScene } from './backdrop/paint-backdrop.ts';
import { clearBackdrop } from './backdrop/clear-backdrop.ts';
import type { Ground, NamedBox } from './composition.ts';
import { canvasOf, imageOfCanvas } from './figures/canvas-bridge.ts';
import { cutOutReference } from './figures/cut-out-reference.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { paintSprite, spriteSubject } from './figures/paint-sprite.ts';
import { fitInto, placeFigures } from './figures/place-figures.ts';
import { planSkyBoxes } from './plan-sky-boxes.ts';
import { planWithout } from './plan-without.ts';
import type { Image } from '../edit/pixels/image.ts';
import type { Drawing } from './drawing.ts';

/** The inputs of a painting. */
export interface PaintingRequest {
  words: string;
  ground: Ground;
  /** Things in boxes, which the scene itself must not show as well. */
  things: readonly NamedBox[];
  /** The position of the sun or moon. */
  sky: readonly NamedBox[];
  strength: number;
}

/** Paints a prompt: the whole scene, or only the things that it names, on a transparent background. */
export async function drawPainting(
  { words, ground, things, sky, strength }: PaintingRequest,
  drawing: Drawing,
): Promise<Image> {
  const { size, seed, detail, signal, onProgress } = drawing;
  const plan = planWithout(
    planSkyBoxes(planScene(words, { seed }), sky, size),
    things.map(({ label }) => label),
  );
  if (ground === 'transparent') return drawFreely(words, plan, strength, drawing);
  const pixels = await paintScene(plan, { size, detail, strength, signal, onProgress });
  return { ...size, pixels: Uint8ClampedArray.from(pixels), hasAlpha: false };
}

/** The things of a scene without the scene: sprites of its subjects, else the salient part of the whole painting. */
async function drawFreely(words: string, plan: ScenePlan, strength: number, drawing: Drawing): Promise<Image> {
  const { size, seed, detail, signal, onProgress } = drawing;
  const backdrop = clearBackdrop(size);
  const subjects = plan.subjects.filter(({ kind }) => subjectTraits[kind].rank >= 4);
  const sprites = subjects.flatMap(({ kind }) => {
    const label = labelOf(words, kind);
    const figure = paintSprite(label, { plan, heightPixels: size.height * 0.7, detail });
    return figure === null ? [] : [figure];
  });
  if (sprites.length > 0) {
    const placements = sprites.map((figure) => ({
      figure,
      across: sprites.length === 1 ? 0.5 : null,
      nearness: 0 as const,
      scale: 1,
      isMirrored: false,
      box: null,
    }));
    for (const place of placeFigures(placements, { backdrop, size, seed })) {
      const area = sprites.length === 1 ? fitInto(place.figure, wholeFrame, size) : place.area;
      await drawFigure(backdrop.canvas, place.figure, {
        area,
        light: backdrop.light,
        adaptation: 0,
        isMirrored: false,
      });
    }
    return imageOfCanvas(backdrop.canvas);
  }
  const pixels = await paintScene(plan, { size, detail, strength, signal, onProgress });
  const painted: Image = { ...size, pixels: Uint8ClampedArray.from(pixels), hasAlpha: false };
  const cut = await cutOutReference(painted, '', Math.max(size.width, size.height));
  if (cut === null) return { ...painted, hasAlpha: true, pixels: roundedOff(painted) };
  const canvas = createCanvas(size.width, size.height);
  await drawFigure(
    canvas,
    { ...cut.figure, hasLight: true, hasShadow: true },
    {
      area: fitInto(cut.figure, wholeFrame, size),
      light: backdrop.light,
      adaptation: 0,
      isMirrored: false,
    },
  );
  return imageOfCanvas(canvas);
}

const wholeFrame = { left: 0.05, top: 0.05, right: 0.95, bottom: 0.95 };

/** The part of the prompt that names a kind of subject, with its description. */
function labelOf(words: string, kind: string): string {
  const clauses = words.split(/[,;.]|\b(?:and|with|on|in|at|next to|under|over|behind)\b/u);
  return clauses.find((clause) => spriteSubject(clause)?.id === kind) ?? words;
}

/** An image inside a disc with a soft edge, for scenes without a salient subject: a badge. */
function roundedOff(image: Image): Uint8ClampedArray {
  const { width, height } = image;
  const canvas = canvasOf(image);
  const context = canvas.getContext('2d');
  context.globalCompositeOperation = 'destination-in';
  context.beginPath();
  context.ellipse(width / 2, height / 2, width * 0.47, height * 0.47, 0, 0, Math.PI * 2);
  context.fill();
  return imageOfCanvas(canvas).pixels;
}
