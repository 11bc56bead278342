import { applyOperations } from '../edit/operations/apply-operations.ts';
import { readNamedInstructions } from '../edit/instructions/read-instructions.ts';
import type { ReferenceBox } from './boxes.ts';
import { drawCollage } from './collage/draw-collage.ts';
import type { Ground, NamedBox } from './composition.ts';
import { drawEdit } from './draw-edit.ts';
import { drawPainting } from './draw-painting.ts';
import { drawScene } from './draw-scene.ts';
import type { ReferenceCutOut } from './figures/cut-out-reference.ts';
import type { Image } from '../edit/pixels/image.ts';
import type { CompositionReading } from './reading/composition-reading.ts';
import type { Method } from './choose-method.ts';
import { imageOfCanvas } from './figures/canvas-bridge.ts';
import type { Drawing } from './drawing.ts';

/** The inputs that all methods share. */
export interface MethodMaterial {
  reading: CompositionReading;
  references: readonly Image[];
  cutOuts: ReadonlyMap<number, ReferenceCutOut>;
  /** Boxes that hold references. */
  boxes: readonly ReferenceBox[];
  /** Things in boxes, which are drawn separately, and the position of the sun or moon. */
  things: readonly NamedBox[];
  sky: readonly NamedBox[];
  ground: Ground;
  strength: number;
  /** Whether looks of references are applied afterwards. */
  hasLooks: boolean;
}

/** Sets quoted text over a finished image; paintings and edits set their own. */
async function letter(image: Image, words: string, { seed, signal }: Drawing): Promise<Image> {
  const isPlaced = /\b(?:bottom|lower|below|foot|centre|center|middle)\b/iu.test(words);
  const lettering = readNamedInstructions(words).flatMap((operation) =>
    // Figures stand below; the sky above them is calm.
    operation.name === 'lettering' ? [isPlaced ? operation : { ...operation, down: 'top' as const }] : [],
  );
  return applyOperations(image, lettering, { seed, prompt: words, signal, onProgress: () => undefined });
}

/** Draws a composition by its method. */
export async function drawByMethod(method: Method, material: MethodMaterial, drawing: Drawing): Promise<Image> {
  const { reading, references, ground, strength, things, sky } = material;
  switch (method.kind) {
    case 'painting':
      return drawPainting({ words: reading.words, ground, things, sky, strength }, drawing);
    case 'edit': {
      const base = references[method.base];
      if (base === undefined) throw new Error(`there is no reference ${method.base}`);
      return drawEdit({ base, reading, ground, strength, hasStyle: material.hasLooks }, drawing);
    }
    case 'collage': {
      const canvas = await drawCollage({
        ...drawing,
        kind: method.layout,
        images: method.members.flatMap((index) => references[index] ?? []),
        words: reading.words,
        isClear: ground === 'transparent',
      });
      return letter({ ...imageOfCanvas(canvas), hasAlpha: ground === 'transparent' }, reading.words, drawing);
    }
    case 'scene':
    default: {
      const { backdrop, figures } = method;
      const drawn = await drawScene(
        { ...material, backdrop, figures, things: things.map(({ label }) => label) },
        drawing,
      );
      return letter(drawn, reading.words, drawing);
    }
  }
}
