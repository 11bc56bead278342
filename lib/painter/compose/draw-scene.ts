import { planScene } from '../scene/plan-scene.ts';
import type { ScenePlan } from '../scene/plan/scene-plan.ts';
import { readPromptIntent } from '../scene/plan/prompt-intent.ts';
import { subjectTraits } from '../scene/plan/subject-traits.ts';
import { createRandom } from '../scene/noise/random.ts';
import type { Backdrop } from './backdrop/backdrop.ts';
import { clearBackdrop } from './backdrop/clear-backdrop.ts';
import { paintBackdrop } from './backdrop/paint-backdrop.ts';
import { photographBackdrop } from './backdrop/photograph-backdrop.ts';
import { studioBackdrop } from './backdrop/studio-backdrop.ts';
import type { ReferenceBox } from './boxes.ts';
import type { Ground, NamedBox } from './composition.ts';
import { type BackdropChoice, minConfidence } from './choose-method.ts';
import type { ReferenceCutOut } from './figures/cut-out-reference.ts';
import { drawFigure } from './figures/draw-figure.ts';
import { type FigurePlacement, placeFigures } from './figures/place-figures.ts';
import { printFigure } from './figures/print-figure.ts';
import { planSkyBoxes } from './plan-sky-boxes.ts';
import { bareTable, planWithout, wordsWithoutReplaced } from './plan-without.ts';
import type { Image } from '../edit/pixels/image.ts';
import type { CompositionReading } from './reading/composition-reading.ts';
import { imageOfCanvas } from './figures/canvas-bridge.ts';
import type { Drawing } from './drawing.ts';

/** The inputs of a scene with figures. */
export interface SceneRequest {
  reading: CompositionReading;
  references: readonly Image[];
  cutOuts: ReadonlyMap<number, ReferenceCutOut>;
  backdrop: BackdropChoice;
  figures: readonly number[];
  boxes: readonly ReferenceBox[];
  /** The position of the sun or moon. */
  sky: readonly NamedBox[];
  /** Labels of things that are drawn separately from the scene. */
  things: readonly string[];
  ground: Ground;
  strength: number;
}

/** The scene around figures: without the subjects that figures replace, and without lettering, which comes last. */
function planAround(request: SceneRequest, { seed, size }: Drawing): ScenePlan {
  const { reading, figures, things } = request;
  const uncited = figures.filter((index) => reading.instructions[index]?.words === '').length;
  const planned = planScene(wordsWithoutReplaced(reading.words, uncited), { seed });
  const plan = planWithout(planSkyBoxes(planned, request.sky, size), [
    ...things,
    ...reading.additions,
    ...reading.instructions.map(({ words }) => words),
  ]);
  return {
    ...plan,
    subjects: plan.genre === 'still-life' ? [...plan.subjects, bareTable] : plan.subjects,
    texts: [],
    genre: plan.genre === 'portrait' ? 'landscape' : plan.genre,
  };
}

async function prepareBackdrop(request: SceneRequest, drawing: Drawing): Promise<Backdrop> {
  const { size, seed, detail, signal, onProgress } = drawing;
  const { backdrop, references, cutOuts, reading, strength } = request;
  if (request.ground === 'transparent') return clearBackdrop(size);
  if (backdrop.kind === 'painted') {
    const settings = { size, detail, strength, signal, onProgress: (share: number) => onProgress(share * 0.6) };
    return paintBackdrop(planAround(request, drawing), settings);
  }
  const view = backdrop.kind === 'reference' ? references[backdrop.index] : undefined;
  if (view !== undefined) return photographBackdrop(view, size);
  const figures = request.figures.flatMap((index) => cutOuts.get(index)?.figure.image ?? []);
  return studioBackdrop(size, { words: reading.words, figures, seed });
}

/** Table-sized things are small in a landscape or a room; in a studio there is no scale. */
function tableScale(words: string, backdrop: BackdropChoice): number {
  const [thing] = words === '' ? [] : readPromptIntent(words, '').of('subject');
  const isTableThing = thing !== undefined && subjectTraits[thing.id].habitat === 'table';
  return isTableThing && backdrop.kind !== 'studio' ? 0.62 : 1;
}

async function placementOf(request: SceneRequest, index: number, drawing: Drawing): Promise<FigurePlacement | null> {
  const instruction = request.reading.instructions[index];
  const reference = request.references[index];
  if (instruction === undefined || reference === undefined) return null;
  const cutOut = request.cutOuts.get(index);
  const isNamed = instruction.words !== '';
  const isThing = cutOut !== undefined && cutOut.confidence >= (isNamed ? minConfidence / 2 : minConfidence);
  const turn = createRandom(drawing.seed, `print ${index}`).between(-0.05, 0.05);
  const longestSide = Math.round(Math.max(drawing.size.width, drawing.size.height) * 0.6);
  return {
    figure: isThing ? cutOut.figure : await printFigure(reference, { longestSide, turn }),
    across: instruction.across,
    nearness: instruction.nearness,
    scale: instruction.scale * tableScale(instruction.words, request.backdrop),
    isMirrored: instruction.isMirrored,
    box: request.boxes.find((box) => box.index === index)?.area ?? null,
  };
}

/** Places figures on a background: each in its light, with its shadow, the farthest first. */
export async function drawScene(request: SceneRequest, drawing: Drawing): Promise<Image> {
  const { size, seed, signal, onProgress } = drawing;
  const backdrop = await prepareBackdrop(request, drawing);
  onProgress(0.6);
  const placements: FigurePlacement[] = [];
  for (const index of request.figures) {
    const placement = await placementOf(request, index, drawing);
    if (placement !== null) placements.push(placement);
  }
  const places = placeFigures(placements, { backdrop, size, seed });
  const isClear = request.ground === 'transparent';
  for (const [order, { figure, area, isMirrored }] of places.entries()) {
    signal.throwIfAborted();
    await drawFigure(
      backdrop.canvas,
      { ...figure, isStanding: figure.isStanding && backdrop.hasGround && !figure.isCutOff.bottom },
      { area, light: backdrop.light, adaptation: isClear ? 0 : 0.2 + request.strength * 1.1, isMirrored },
    );
    onProgress(0.6 + (0.35 * (order + 1)) / places.length);
  }
  return { ...imageOfCanvas(backdrop.canvas), hasAlpha: isClear };
}
