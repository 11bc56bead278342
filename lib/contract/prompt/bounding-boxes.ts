import { z } from 'zod';

/** A box of a layout prompt, on a grid of 0 to 1000 from the frame's top left corner, whatever its proportions. */
export interface BoundingBox {
  /** A name that the prompt's text can cite as `<id>`; null when the entry has none. */
  id: string | null;
  /** Describes what belongs inside; can cite a reference, as in `the cup of image 1`. */
  description: string;
  top: number;
  left: number;
  bottom: number;
  right: number;
}

/** A prompt, split into its text and its boxes, and what is wrong with the list of boxes. */
export interface LayoutPrompt {
  /** The text without the list. A citation such as `<cup_1>` is replaced by the words of its id: `cup`. */
  words: string;
  boxes: BoundingBox[];
  /** What is wrong, as a message for the caller; null when the list is valid or absent. */
  error: string | null;
}

/** A list of boxes as prompts write it, for error messages and documentation. */
export const boundingBoxExample = '[{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"}]';

const remedy = `end the prompt with a list such as ${boundingBoxExample}, where each bbox is four whole numbers from 0 to 1000: top, left, bottom, right`;
const mostBoxes = 50;

const coordinate = z.int().min(0).max(1000);
const entrySchema = z.looseObject({
  id: z.string().max(100).optional(),
  label: z.string().max(500).optional(),
  desc: z.string().max(2000).optional(),
  bbox: z.tuple([coordinate, coordinate, coordinate, coordinate]),
});

const wordsOfId = (id: string) =>
  id
    .replace(/_?\d+$/, '')
    .replaceAll(/[_-]+/g, ' ')
    .trim();

function readEntry(entry: unknown, position: number): BoundingBox | string {
  const parsed = entrySchema.safeParse(entry);
  if (!parsed.success) {
    const path = parsed.error.issues[0]?.path.join('.') ?? '';
    return `box ${position} ${path === '' ? 'is invalid' : `has an invalid ${path}`} — ${remedy}`;
  }
  const { id = null, label, desc, bbox } = parsed.data;
  const [top, left, bottom, right] = bbox;
  const description = desc ?? label ?? (id === null ? '' : wordsOfId(id));
  if (description.trim() === '') return `box ${position} has no description — add a desc`;
  if (bottom <= top || right <= left) {
    return `box ${position} has no area: bbox is top, left, bottom, right, each from 0 to 1000, where bottom is greater than top and right is greater than left`;
  }
  return { id, description, top, left, bottom, right };
}

/**
 * Reads the JSON list of boxes at a prompt's end. `label` is accepted for `desc`, and a code fence around the list is
 * removed.
 */
export function readBoundingBoxes(prompt: string): LayoutPrompt {
  const start = prompt.search(/\[\s*\{/);
  if (start < 0) return { words: prompt, boxes: [], error: null };
  const before = prompt.slice(0, start).replace(/```(?:json)?\s*$/, '');
  const words = before.replaceAll(/<([\w-]{1,100})>/g, (_, id: string) => wordsOfId(id)).trim();
  const invalid = (error: string): LayoutPrompt => ({ words, boxes: [], error });
  let list: unknown;
  try {
    list = JSON.parse(
      prompt
        .slice(start)
        .replace(/```\s*$/, '')
        .trim(),
    );
  } catch {
    return invalid(`the list of boxes is not valid JSON — ${remedy}`);
  }
  if (!Array.isArray(list)) return invalid(`the boxes are not a list — ${remedy}`);
  if (list.length > mostBoxes) return invalid(`at most ${mostBoxes} boxes are allowed; this prompt has ${list.length}`);
  const entries = list.map((entry, index) => readEntry(entry, index + 1));
  const errors = entries.filter((entry) => typeof entry === 'string');
  const boxes = entries.filter((entry) => typeof entry !== 'string');
  return errors.length > 0 ? invalid(errors.slice(0, 3).join('; ')) : { words, boxes, error: null };
}
