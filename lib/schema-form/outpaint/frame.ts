import type { AspectRatio } from '../sizes/aspect-ratio.ts';

/** The edges of a picture. */
export const edges = ['left', 'right', 'top', 'bottom'] as const;
export type Edge = (typeof edges)[number];

/** By how many pixels each edge of a picture is moved outwards. */
export type Expansion = Readonly<Record<Edge, number>>;

/** The bounds of an edge in pixels, and its steps; null for an edge that can't be moved. */
export type EdgeLimits = Readonly<Record<Edge, { least: number; most: number; step: number } | null>>;

/** Nothing is added. */
export const noExpansion: Expansion = { left: 0, right: 0, top: 0, bottom: 0 };

/** The size of a picture with what is added around it. */
export function expandedSize(picture: AspectRatio, { left, right, top, bottom }: Expansion): AspectRatio {
  return { width: picture.width + left + right, height: picture.height + top + bottom };
}

/** An expansion with some edges moved to other pixels, as far as their limits and steps allow. */
export function moveEdges(expansion: Expansion, wanted: Partial<Expansion>, limits: EdgeLimits): Expansion {
  const moved = edges.map((edge): [Edge, number] => {
    const limit = limits[edge];
    const to = wanted[edge];
    if (to === undefined || limit === null) return [edge, expansion[edge]];
    const stepped = limit.least + Math.round((to - limit.least) / limit.step) * limit.step;
    const highest = limit.least + Math.floor((limit.most - limit.least) / limit.step) * limit.step;
    return [edge, Math.max(limit.least, Math.min(highest, stepped))];
  });
  return { ...expansion, ...Object.fromEntries(moved) };
}

const isAcross = (edge: Edge) => edge === 'left' || edge === 'right';

/**
 * Moves the edges that are dragged onto a common ratio where one is near. Of two dragged edges, the one that has less way to it moves.
 *
 * @param moved the dragged edges
 * @param reach how near in pixels
 * @returns the expansion, and the ratio that it was moved onto; null for none
 */
export function snapToRatio(
  picture: AspectRatio,
  expansion: Expansion,
  {
    moved,
    ratios,
    reach,
    limits,
  }: { moved: readonly Edge[]; ratios: readonly AspectRatio[]; reach: number; limits: EdgeLimits },
): { expansion: Expansion; ratio: AspectRatio | null } {
  const size = expandedSize(picture, expansion);
  const candidates = moved.flatMap((edge) =>
    ratios.map((ratio) => {
      const wanted = isAcross(edge)
        ? (size.height * ratio.width) / ratio.height - size.width
        : (size.width * ratio.height) / ratio.width - size.height;
      return { edge, ratio, way: Math.round(wanted) };
    }),
  );
  const near = candidates
    .filter(({ way }) => Math.abs(way) <= reach)
    .toSorted((one, other) => Math.abs(one.way) - Math.abs(other.way));
  for (const { edge, ratio, way } of near) {
    const snapped = moveEdges(expansion, { [edge]: expansion[edge] + way }, limits);
    if (isRatio(expandedSize(picture, snapped), ratio)) return { expansion: snapped, ratio };
  }
  return { expansion, ratio: null };
}

/** Whether a size has a ratio, as near as whole pixels allow. */
export function isRatio({ width, height }: AspectRatio, ratio: AspectRatio): boolean {
  const exact = (height * ratio.width) / ratio.height;
  return Math.abs(width - exact) <= Math.max(0.5, 0.5 * (ratio.width / ratio.height));
}

/**
 * The smallest expansion that gives a picture a ratio: what is added is halved between opposite edges, and goes to one of them where the other can't be
 * moved.
 */
export function expansionForRatio(picture: AspectRatio, ratio: AspectRatio, limits: EdgeLimits): Expansion {
  const width = Math.round((picture.height * ratio.width) / ratio.height);
  const height = Math.round((picture.width * ratio.height) / ratio.width);
  const across = split(Math.max(0, width - picture.width), limits.left === null, limits.right === null);
  const down = split(Math.max(0, height - picture.height), limits.top === null, limits.bottom === null);
  return moveEdges(noExpansion, { left: across[0], right: across[1], top: down[0], bottom: down[1] }, limits);
}

function split(pixels: number, isFirstFixed: boolean, isSecondFixed: boolean): [number, number] {
  if (isFirstFixed) return [0, pixels];
  if (isSecondFixed) return [pixels, 0];
  const first = Math.floor(pixels / 2);
  return [first, pixels - first];
}

/** The ratio of a list that a size is nearest to, by the quotient of both; null for an empty list. */
export function nearestRatio({ width, height }: AspectRatio, ratios: readonly AspectRatio[]): AspectRatio | null {
  const far = (ratio: AspectRatio) => Math.abs(Math.log((width / height) * (ratio.height / ratio.width)));
  return ratios.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
