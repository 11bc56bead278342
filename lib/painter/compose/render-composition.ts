import { createWatermark } from '../output/watermark.ts';
import { readCitations } from '../../contract/prompt/citations.ts';
import type { RenderContext, RenderedFile, RenderTask } from '../../service/render/renderer.ts';
import type { Size } from '../../service/models/sizes/proportions.ts';
import type { Ground, NamedBox } from './composition.ts';
import { prepareComposition } from './prepare-composition.ts';
import { sketchVariations } from './variants/choose-variations.ts';
import { deriveSeed } from '../../contract/derive-seed.ts';
import { loadImage } from '../edit/pixels/load-image.ts';
import type { Image } from '../edit/pixels/image.ts';
import { shrinkImage } from '../edit/pixels/sharp-bridge.ts';
import { type ImageFormat, saveImage } from '../output/save-image.ts';

/** How the models of one family compose images; omitted options have defaults. */
export interface CompositionSettings {
  /** The parameter that holds the references; `input_image` when left out. */
  field?: string;
  prompt: string;
  /** Chooses the size when the first reference is known. */
  sizeFor: (first: Image | null) => Size;
  /** PNG when left out. */
  format?: ImageFormat;
  boxes?: readonly NamedBox[];
  count?: number;
  /** Number of variations that are sketched and scored before the best are drawn; 1 for none. */
  sketches?: number;
  isExpanded?: boolean;
  hasWatermark?: boolean;
  detail?: number;
  strength?: number;
  ground?: Ground;
}

async function loadReferences(task: RenderTask<unknown>, field: string): Promise<Image[]> {
  const images: Image[] = [];
  for (const input of task.inputs[field] ?? []) {
    const image = await loadImage(input, field);
    // Larger than any frame shows; many large references at once would not fit into memory.
    images.push(await shrinkImage(image, 6144));
  }
  return images;
}

/** Makes the images of a task from its prompt and references, each in its own file. */
export async function renderComposition(
  task: RenderTask<unknown>,
  settings: CompositionSettings,
  { onProgress, signal, onPlan }: RenderContext,
): Promise<RenderedFile[]> {
  const { field = 'input_image', format = 'png', count = 1, detail = 0.74, strength = 0.5, ground = 'auto' } = settings;
  const references = await loadReferences(task, field);
  const size = settings.sizeFor(references[0] ?? null);
  onProgress(0.05);
  const { prompt } = settings;
  const citations = readCitations(prompt, [{ field, pattern: 'Image {n}' }]);
  const boxes = settings.boxes ?? [];
  const composition = await prepareComposition({
    prompt,
    references,
    citations,
    boxes,
    strength,
    ground,
    size,
    signal,
    seed: task.seed,
    isExpanded: settings.isExpanded ?? false,
  });
  const sketches = Math.max(settings.sketches ?? 1, count);
  const isSketched = (settings.sketches ?? 1) > 1;
  const ranked = isSketched
    ? await sketchVariations(composition, {
        size,
        seed: task.seed,
        count: sketches,
        signal,
        onProgress: (share) => onProgress(0.1 + 0.2 * share),
      })
    : Array.from({ length: count }, (_, variation) => ({ variation, score: null }));
  onPlan?.({ words: composition.words, size, method: composition.method, sketches: ranked });
  const start = isSketched ? 0.3 : 0.1;
  const files: RenderedFile[] = [];
  for (const [order, { variation }] of ranked.slice(0, count).entries()) {
    const from = start + ((0.98 - start) * order) / count;
    const image = await composition.draw({
      size,
      seed: deriveSeed(task.seed, variation),
      variation,
      detail,
      signal,
      onProgress: (share) => onProgress(from + ((0.98 - start) * share) / count),
    });
    if (settings.hasWatermark === true) createWatermark(size)(image.pixels);
    const name = count === 1 ? 'result' : `result-${order + 1}`;
    files.push(await saveImage(image, { directory: task.directory, name, format }));
    signal.throwIfAborted();
  }
  onProgress(1);
  return files;
}
