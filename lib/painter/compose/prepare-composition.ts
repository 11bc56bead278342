import { sharpen } from '../edit/operations/detail.ts';
import { sortBoxes } from './boxes.ts';
import { expandPrompt } from './reading/expand-prompt.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';
import type { CompositionRequest } from './composition.ts';
import { drawBoxes } from './draw-boxes.ts';
import { cutOutReference, type ReferenceCutOut } from './figures/cut-out-reference.ts';
import { splitSkyBoxes } from './plan-sky-boxes.ts';
import { applyLooks } from './style/apply-looks.ts';
import { resizeImage } from '../edit/pixels/sharp-bridge.ts';
import type { Image } from '../edit/pixels/image.ts';
import { readComposition } from './reading/read-composition.ts';
import { chooseMethod, type Method, methodFromPrompt } from './choose-method.ts';
import { type MethodMaterial, drawByMethod } from './draw-by-method.ts';
import type { Drawing } from './drawing.ts';

/**
 * A request after reading and cutting out, which is independent of size, detail and variation: prepared once, drawn any
 * number of times.
 */
export interface Composition {
  /** The method, for the logged plan. */
  method: Method;
  /** The text that is painted or applied, after reading and enrichment. */
  words: string;
  draw: (drawing: Drawing) => Promise<Image>;
}

type Source = Pick<
  CompositionRequest,
  'prompt' | 'references' | 'citations' | 'boxes' | 'strength' | 'ground' | 'size' | 'seed' | 'signal'
> & {
  /** Whether prompts that leave light, weather and detail open are enriched. */
  isExpanded?: boolean;
};

/** The longest side on which figures are cut out, whatever the size of the image. */
const cutOutSide = 2048;

async function cutOutAll(source: Source, wanted: readonly { index: number; words: string }[]) {
  const found = new Map<number, ReferenceCutOut>();
  // Several figures share the frame: none of them fills it.
  const share = wanted.length > 3 ? 0.6 : 1;
  const longestSide = Math.round(
    Math.min(cutOutSide, Math.max(source.size.width * share, source.size.height * share, 320)),
  );
  for (const { index, words } of wanted) {
    source.signal.throwIfAborted();
    const reference = source.references[index];
    const cutOut = reference === undefined ? null : await cutOutReference(reference, words, longestSide);
    if (cutOut !== null) found.set(index, cutOut);
  }
  return found;
}

/** A draft is drawn at half the size and enlarged: fast and rough. */
function draftOf({ width, height }: Size, detail: number): Size {
  if (detail >= 0.4) return { width, height };
  return { width: Math.max(16, Math.round(width / 2)), height: Math.max(16, Math.round(height / 2)) };
}

/** Reads a request and cuts its figures out. */
export async function prepareComposition(source: Source): Promise<Composition> {
  const { references, strength, isExpanded = false } = source;
  const ground = source.ground ?? 'auto';
  const read = readComposition(source.prompt, source.citations, references.length);
  const boxes = sortBoxes(source.boxes, references.length);
  const settled = methodFromPrompt(read, boxes.references.length > 0);
  const shown = read.instructions.filter(({ role }) => role === 'subject' || role === 'open');
  const cutOuts = settled === null ? await cutOutAll(source, shown) : new Map<number, ReferenceCutOut>();
  const method = settled ?? chooseMethod(read, cutOuts, references);
  const isPainted = method.kind === 'painting' || (method.kind === 'scene' && method.backdrop.kind === 'painted');
  // Only paintings are enriched: an edit does exactly what the prompt says.
  const reading = isExpanded && isPainted ? { ...read, words: expandPrompt(read.words, source.seed) } : read;
  const looks = reading.instructions.filter(({ role }) => role === 'style' || role === 'palette');
  const split = splitSkyBoxes(boxes.things);
  const sky = isPainted && ground !== 'transparent' ? split.sky : [];
  const things = sky.length > 0 ? split.others : boxes.things;
  const material: MethodMaterial = {
    reading,
    references,
    cutOuts,
    boxes: boxes.references,
    things,
    sky,
    ground,
    strength,
    hasLooks: looks.length > 0,
  };

  return {
    method,
    words: reading.words,
    async draw(drawing) {
      const size = draftOf(drawing.size, drawing.detail);
      const inner = { ...drawing, size, onProgress: (share: number) => drawing.onProgress(share * 0.85) };
      const drawn = await drawByMethod(method, material, inner);
      const looked = await applyLooks(drawn, looks, references, { strength, seed: drawing.seed });
      const complete = await drawBoxes(looked, {
        reading,
        things,
        texts: boxes.texts,
        isPainted,
        drawing: inner,
        ground,
      });
      drawing.signal.throwIfAborted();
      const finished = drawing.detail > 0.9 && method.kind !== 'painting' ? await sharpen(complete, 0.22) : complete;
      const result = await resizeImage(finished, drawing.size.width, drawing.size.height);
      drawing.onProgress(1);
      return result;
    },
  };
}
