import { planScene } from '../scene/plan-scene.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { createCanvas } from '@napi-rs/canvas';
import { paintScene } from './backdrop/paint-backdrop.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';
import type { Area, Ground, NamedBox } from './composition.ts';
import { canvasOf, imageOfCanvas } from './figures/canvas-bridge.ts';
import { cutOutReference } from './figures/cut-out-reference.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { type Figure, notCutOff } from './figures/figure.ts';
import { paintSprite } from './figures/paint-sprite.ts';
import { fitInto } from './figures/place-figures.ts';
import { setText } from './set-text.ts';
import type { Image } from '../edit/pixels/image.ts';
import type { CompositionReading } from './reading/composition-reading.ts';
import type { Drawing } from './drawing.ts';

/** What boxes add to an image. */
export interface BoxRequest {
  reading: CompositionReading;
  things: readonly NamedBox[];
  texts: readonly { text: string; area: Area }[];
  /** Whether the scene itself is painted, so that painted things share its light. */
  isPainted: boolean;
  drawing: Drawing;
  ground: Ground;
}

/** Draws things and texts in their boxes over a finished image. */
export async function drawBoxes(image: Image, request: BoxRequest): Promise<Image> {
  const { reading, things, texts, isPainted, drawing } = request;
  if (things.length + texts.length === 0) return image;
  const canvas = canvasOf(image);
  const plan = planScene(reading.words, { seed: drawing.seed });
  // Boxes with a lower edge nearer to the viewer are drawn later.
  for (const box of things.toSorted((one, other) => one.area.bottom - other.area.bottom)) {
    drawing.signal.throwIfAborted();
    const figure = await figureFor(box, plan, image, drawing);
    const lit = isPainted || !figure.hasLight ? figure : { ...figure, hasLight: false };
    await drawFigure(canvas, lit, {
      area: fitInto(figure, box.area, image),
      light: {
        side: plan.light.across < 0.5 ? -1 : 1,
        depth: request.ground === 'transparent' ? 0 : 0.6,
        altitude: 0.6,
      },
      adaptation: 0.5,
      isMirrored: false,
    });
  }
  for (const text of texts) setText(canvas, text, reading.words);
  return { ...imageOfCanvas(canvas), hasAlpha: image.hasAlpha };
}

/**
 * The thing in a box: painted alone if possible, else cut out of a scene of its own, else that scene, faded out at its
 * edge.
 */
async function figureFor(box: NamedBox, plan: ScenePlan, frame: Size, drawing: Drawing): Promise<Figure> {
  const tall = (box.area.bottom - box.area.top) * frame.height;
  const wide = (box.area.right - box.area.left) * frame.width;
  const sprite = paintSprite(box.label, { plan, heightPixels: tall, detail: drawing.detail });
  if (sprite !== null) return sprite;
  const size = { width: Math.max(32, Math.round(wide)), height: Math.max(32, Math.round(tall)) };
  const own = planScene(box.label, { seed: drawing.seed });
  const isSky = own.genre === 'landscape' && own.places.length === 0;
  // A rainbow or a cloud is in the upper part of its scene: the ground below is left out.
  const whole = isSky ? { ...size, height: Math.round(size.height / Math.max(0.4, own.horizon * 0.9)) } : size;
  const pixels = await paintScene(
    { ...own, palette: own.genre === plan.genre ? plan.palette : own.palette },
    { size: whole, detail: drawing.detail, strength: 0.5, signal: drawing.signal, onProgress: () => undefined },
  );
  const painted: Image = {
    ...size,
    pixels: Uint8ClampedArray.from(pixels.subarray(0, size.width * size.height * 4)),
    hasAlpha: false,
  };
  const isThing = own.genre === 'space' || own.genre === 'underwater' || own.genre === 'still-life';
  const cut = isThing ? await cutOutReference(painted, '', Math.max(size.width, size.height)) : null;
  if (cut !== null && cut.confidence > 0.35) return { ...cut.figure, isStanding: false, isCutOff: notCutOff };
  return { image: fadedOut(painted), isCutOff: notCutOff, hasLight: true, hasShadow: true, isStanding: false };
}

/** An image that fades away toward its edges. */
function fadedOut(image: Image): Image {
  const { width, height } = image;
  const mask = createCanvas(width, height);
  const context = mask.getContext('2d');
  const edge = Math.min(width, height) * 0.14;
  context.filter = `blur(${(edge * 0.45).toFixed(2)}px)`;
  context.beginPath();
  context.roundRect(edge, edge, width - 2 * edge, height - 2 * edge, edge * 2);
  context.fill();
  const canvas = canvasOf(image);
  const drawn = canvas.getContext('2d');
  drawn.globalCompositeOperation = 'destination-in';
  drawn.drawImage(mask, 0, 0);
  return imageOfCanvas(canvas);
}
