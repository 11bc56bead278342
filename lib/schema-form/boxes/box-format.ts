import type { JsonObject } from '../../contract/model.ts';
import { isJsonObject, textOf } from '../json.ts';

/** How a model reads boxes at the end of a prompt. */
export interface BoxFormat {
  /** The entry's property with four numbers. */
  boxName: string;
  /** The meaning of the four numbers. */
  order: readonly BoxSide[];
  /** The entry's property that describes the content of the box. */
  textName: string;
  /** Whether a new box gets an id, by which the prompt can cite it. */
  hasId: boolean;
}

/** A side of a box, as the distance from the frame's left or top edge. */
export type BoxSide = 'left' | 'top' | 'right' | 'bottom';

/** The contents of `x-bounding-boxes`: how boxes are written, and which fields give the frame. */
export interface BoundingBoxes {
  format: BoxFormat;
  /** Names of request fields; null when the schema names none. */
  imageField: string | null;
  aspectRatioField: string | null;
}

const topFirst = ['top', 'left', 'bottom', 'right'] as const;
const leftFirst = ['left', 'top', 'right', 'bottom'] as const;

/**
 * All formats use a grid of 0 to 1000. The keys of Gemini and Qwen-VL come from their guides to spatial understanding.
 */
const formats: Record<string, BoxFormat> = {
  flux: { boxName: 'bbox', order: topFirst, textName: 'desc', hasId: true },
  gemini: { boxName: 'box_2d', order: topFirst, textName: 'label', hasId: false },
  qwen: { boxName: 'bbox_2d', order: leftFirst, textName: 'label', hasId: false },
};

/** Every known format. */
export const boxFormats: readonly BoxFormat[] = Object.values(formats);

/** The box format of a prompt's schema; null when it has none, or one whose order is unknown. */
export function readBoundingBoxes(promptSchema: JsonObject): BoundingBoxes | null {
  const extension = promptSchema['x-bounding-boxes'];
  if (!isJsonObject(extension)) return null;
  const name = textOf(extension['format'])?.toLowerCase() ?? '';
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format === undefined) return null;
  return {
    format,
    imageField: textOf(extension['imageField']),
    aspectRatioField: textOf(extension['aspectRatioField']),
  };
}
