import { boundProportions, readProportions, type Size } from './proportions.ts';

/** A named resolution: the side of the square of equal area, and whether sizes are above or below that area. */
interface NamedArea {
  side: number;
  /** Whether the name means at least, at most, or about that many pixels. */
  bound: 'least' | 'most' | 'near';
}

const namedAreas: Record<string, NamedArea> = {
  '512': { side: 512, bound: 'least' },
  '768sq': { side: 768, bound: 'least' },
  '1k': { side: 1024, bound: 'near' },
  '2k': { side: 2048, bound: 'most' },
  '4k': { side: 4096, bound: 'most' },
};

/** Sizes whose name gives both proportions and area. */
const presets: Record<string, { ratio: string; resolution: string }> = {
  square_hd: { ratio: '1:1', resolution: '1K' },
  square: { ratio: '1:1', resolution: '512' },
  portrait_4_3: { ratio: '3:4', resolution: '1K' },
  portrait_16_9: { ratio: '9:16', resolution: '1K' },
  landscape_4_3: { ratio: '4:3', resolution: '1K' },
  landscape_16_9: { ratio: '16:9', resolution: '1K' },
};

/** The longest strip for which a reference's proportions are used. */
const longestStrip = 8;

/** How far, as a share, a size's proportions may differ from the requested ones to get round numbers. */
const ratioTolerance = 0.01;

function liesWithin(pixels: number, { side, bound }: NamedArea): boolean {
  const share = pixels / (side * side);
  if (bound === 'least') return share >= 1 && share < 1.06;
  if (bound === 'most') return share <= 1 && share > 0.94;
  return Math.abs(share - 1) < 0.04;
}

/** The size nearest to an area in proportions at least as wide as high, both sides multiples of `step`. */
function nearestMultiple(ratio: number, area: NamedArea, step: number): Size | null {
  const ideal = Math.sqrt(area.side * area.side * ratio);
  let best: (Size & { distance: number }) | null = null;
  for (let width = Math.floor((ideal * 0.96) / step) * step; width <= ideal * 1.04 + step; width += step) {
    for (const rounding of [Math.floor, Math.ceil]) {
      const height = Math.max(1, rounding(width / ratio / step)) * step;
      const ratioError = Math.abs(width / height / ratio - 1);
      if (ratioError > ratioTolerance || !liesWithin(width * height, area)) continue;
      // A percent of ratio is visible as a border; a percent of area is not.
      const distance = 3 * ratioError + Math.abs((width * height) / area.side ** 2 - 1);
      if (best === null || distance < best.distance) best = { width, height, distance };
    }
  }
  return best === null ? null : { width: best.width, height: best.height };
}

function sizeOfArea(proportions: Size, area: NamedArea): Size {
  const ratio = proportions.width / proportions.height;
  const long = Math.max(ratio, 1 / ratio);
  for (const step of [16, 8, 4, 2, 1]) {
    const size = nearestMultiple(long, area, step);
    if (size !== null) return ratio >= 1 ? size : { width: size.height, height: size.width };
  }
  throw new Error(`no size of ${area.side}² pixels at ${long}:1`);
}

/** The inputs of an image's size. */
export interface ImageSizeRequest {
  /**
   * Such as `16:9` or `landscape`, or a word that leaves it to the first reference: `auto`, `adaptive`, `match_input`.
   */
  aspectRatio: string;
  /**
   * `512`, `768sq`, `1K`, `2K`, `4K` in either case, `square_hd` and the like, or exact pixels such as `1280x720`; null
   * is 1K.
   */
  resolution: string | null;
  /** The first reference, if there is one. */
  first: Size | null;
  /** Proportions where neither the request nor a reference gives any; `1:1` by default. */
  fallbackRatio?: string;
}

/**
 * Size of an image in pixels. A `K` is the side of the square of equal area: 1K is about 1024² pixels, 2K and 4K at most 2048²
 * and 4096², 512 and 768sq at least 512² and 768². Sides are multiples of 16 where that keeps the proportions within 1 %.
 * @throws Error for a resolution that no model knows
 */
export function imageSize({ aspectRatio, resolution, first, fallbackRatio = '1:1' }: ImageSizeRequest): Size {
  const name = (resolution ?? '1K').toLowerCase();
  const preset = presets[name];
  if (preset !== undefined) {
    return imageSize({ aspectRatio: preset.ratio, resolution: preset.resolution, first: null });
  }
  const area = namedAreas[name];
  if (area === undefined) {
    const exact = readProportions(name);
    if (exact === null) throw new Error(`unknown resolution: ${name}`);
    return exact;
  }
  const followed = first === null ? null : boundProportions(first, longestStrip);
  const proportions = readProportions(aspectRatio) ?? followed ?? readProportions(fallbackRatio);
  return sizeOfArea(proportions ?? { width: 1, height: 1 }, area);
}
