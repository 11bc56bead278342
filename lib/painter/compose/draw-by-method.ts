import type { Picture } from '../edit/pixels/image.ts';
import { applyOperations } from '../edit/operations/apply-operations.ts';
import { readNamedInstructions } from '../edit/instructions/read-instructions.ts';
import type { ReferenceBox } from './boxes.ts';
import type { CompositionBrief } from './reading/composition-reading.ts';
import { drawCollage } from './collage/draw-collage.ts';
import type { Ground, NamedBox } from './composition.ts';
import type { Course } from './choose-method.ts';
import { drawEdit } from './draw-edit.ts';
import { drawPainting } from './draw-painting.ts';
import { drawScene } from './draw-scene.ts';
import { pictureOfCanvas } from './figures/canvas-bridge.ts';
import type { ReferenceCutOut } from './figures/cut-out-reference.ts';
import type { Take } from './drawing.ts';

/** What every course is drawn from. */
export interface CourseMaterial {
  brief: CompositionBrief;
  references: readonly Picture[];
  cutOuts: ReadonlyMap<number, ReferenceCutOut>;
  /** Boxes that hold references. */
  boxes: readonly ReferenceBox[];
  /** Things in boxes, which are drawn apart, and where the sun or moon goes. */
  things: readonly NamedBox[];
  sky: readonly NamedBox[];
  ground: Ground;
  strength: number;
  /** Whether looks of references follow. */
  hasLooks: boolean;
}

/** Words in quotation marks, over a finished picture; paintings and edits set their own. */
async function letter(picture: Picture, words: string, { seed, signal }: Take): Promise<Picture> {
  const isPlaced = /\b(?:bottom|lower|below|foot|centre|center|middle)\b/iu.test(words);
  const lettering = readNamedInstructions(words).flatMap((operation) =>
    // Figures stand below; the sky above them is calm.
    operation.name === 'lettering' ? [isPlaced ? operation : { ...operation, down: 'top' as const }] : [],
  );
  return applyOperations(picture, lettering, { seed, prompt: words, signal, onProgress: () => undefined });
}

/** Draws a composition by its course. */
export async function drawCourse(course: Course, material: CourseMaterial, take: Take): Promise<Picture> {
  const { brief, references, ground, strength, things, sky } = material;
  switch (course.kind) {
    case 'painting':
      return drawPainting({ words: brief.words, ground, things, sky, strength }, take);
    case 'edit': {
      const base = references[course.base];
      if (base === undefined) throw new Error(`there is no reference ${course.base}`);
      return drawEdit({ base, brief, ground, strength, hasStyle: material.hasLooks }, take);
    }
    case 'collage': {
      const canvas = await drawCollage({
        ...take,
        kind: course.layout,
        pictures: course.members.flatMap((index) => references[index] ?? []),
        words: brief.words,
        isClear: ground === 'transparent',
      });
      return letter({ ...pictureOfCanvas(canvas), hasAlpha: ground === 'transparent' }, brief.words, take);
    }
    case 'scene':
    default: {
      const { backdrop, figures } = course;
      const drawn = await drawScene({ ...material, backdrop, figures, things: things.map(({ label }) => label) }, take);
      return letter(drawn, brief.words, take);
    }
  }
}
