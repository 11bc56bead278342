import { applyOperations } from '../edit/operations/apply-operations.ts';
import type { EditOperation } from '../edit/operations/edit-operation.ts';
import { readInstructions, readNamedInstructions } from '../edit/instructions/read-instructions.ts';
import { planScene } from '../scene/plan-scene.ts';
import type { Ground } from './composition.ts';
import { drawAdditions } from './draw-additions.ts';
import { canvasOf, imageOfCanvas } from './figures/canvas-bridge.ts';
import { withoutGround } from './figures/cut-out-reference.ts';
import { coverFrame } from './figures/cover-frame.ts';
import { varyOperations } from './variants/vary-operations.ts';
import type { Image } from '../edit/pixels/image.ts';
import { shrinkImage } from '../edit/pixels/sharp-bridge.ts';
import type { CompositionReading } from './reading/composition-reading.ts';
import type { Drawing } from './drawing.ts';

/** The inputs of an edit. */
export interface EditRequest {
  base: Image;
  reading: CompositionReading;
  ground: Ground;
  /** 0 to 1: how strongly the prompt changes the image; 0.5 is usual. */
  strength: number;
  /** Whether looks of other references are applied afterwards, so that the prompt need not contain an edit. */
  hasStyle: boolean;
}

/** An operation at the requested strength. */
function weighted(operation: EditOperation, strength: number): EditOperation {
  if (!('amount' in operation)) return operation;
  const factor = strength <= 0.5 ? 0.35 + 1.3 * strength : 0.6 + 0.8 * strength;
  return { ...operation, amount: Math.min(1, Math.max(-1, operation.amount * factor)) };
}

const frameNames = new Set(['rotate', 'flip', 'crop']);

/** Edits one image as the prompt says, adds the things it asks for, and fits it to the frame. */
export async function drawEdit(
  { base, reading, ground, strength, hasStyle }: EditRequest,
  drawing: Drawing,
): Promise<Image> {
  const { size, seed, variation, signal, onProgress } = drawing;
  const hasOwnWork = hasStyle || reading.additions.length > 0 || ground === 'transparent';
  const named = hasOwnWork ? readNamedInstructions(reading.words) : readInstructions(reading.words, seed);
  const operations = varyOperations(
    named.map((operation) => weighted(operation, strength)),
    seed,
    variation,
  );
  const context = { seed, prompt: reading.words, signal };
  const longestSide = Math.max(size.width, size.height) * 1.5;
  const turns = operations.filter(({ name }) => frameNames.has(name));
  const others = operations.filter(({ name }) => !frameNames.has(name));
  const shrunk = await shrinkImage(base, Math.round(longestSide));
  const turned = await applyOperations(shrunk, turns, { ...context, onProgress: () => undefined });
  // Operations on the frame, such as a border or lettering, need the frame's own size.
  const framed = await coverFrame(turned, size);
  onProgress(0.15);
  const canvas = reading.additions.length > 0 ? canvasOf(framed) : null;
  if (canvas !== null) {
    const plan = planScene(reading.words, { seed });
    await drawAdditions(canvas, {
      labels: reading.additions,
      plan,
      seed,
      detail: drawing.detail,
      isOnPhotograph: true,
    });
  }
  const complete = canvas === null ? framed : { ...imageOfCanvas(canvas), hasAlpha: framed.hasAlpha };
  const edited = await applyOperations(complete, others, {
    ...context,
    onProgress: (share) => onProgress(0.2 + 0.75 * share),
  });
  // Borders may have enlarged the image.
  const fitted = await coverFrame(edited, size);
  return ground === 'transparent' && !fitted.hasAlpha ? withoutGround(fitted) : fitted;
}
