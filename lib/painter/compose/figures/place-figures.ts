import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Area } from '../composition.ts';
import type { Backdrop } from '../backdrop/backdrop.ts';
import { createRandom, type Random } from '../../scene/noise/random.ts';
import type { Figure } from './figure.ts';

/** A figure with the placement that the prompt gives it. */
export interface FigurePlacement {
  figure: Figure;
  across: number | null;
  nearness: -1 | 0 | 1;
  scale: number;
  isMirrored: boolean;
  /** The box that it must fit into; null without one. */
  box: Area | null;
}

/** A figure with its area in the frame. */
export interface FigurePlace extends FigurePlacement {
  area: Area;
}

/** Fits a figure into an area, standing on its lower edge in the middle. */
export function fitInto(figure: Figure, box: Area, { width, height }: Size): Area {
  const boxWidth = (box.right - box.left) * width;
  const boxHeight = (box.bottom - box.top) * height;
  const scale = Math.min(boxWidth / figure.image.width, boxHeight / figure.image.height);
  const across = (figure.image.width * scale) / width;
  const down = (figure.image.height * scale) / height;
  const left = (box.left + box.right - across) / 2;
  // Flying things are centred vertically in their box.
  const bottom = figure.isStanding ? box.bottom : (box.top + box.bottom + down) / 2;
  return { left, right: left + across, top: bottom - down, bottom };
}

/** How much smaller each figure of a group is, and in how many rows they stand; wide frames hold more per row. */
function groupOf(count: number, aspect: number): { scale: number; rows: number } {
  const perRow = Math.max(3, Math.round(3.2 * aspect));
  const rows = Math.min(3, Math.ceil(count / perRow));
  if (rows > 1) return { scale: rows === 2 ? 0.62 : 0.48, rows };
  return { scale: Math.max(0.62, 1.08 - 0.08 * count), rows: 1 };
}

/**
 * In a larger group, figures that their frame cut off are placed at the sides, near the viewer, where they cover no
 * other figure.
 */
function framedByCutOff(placements: readonly FigurePlacement[]): FigurePlacement[] {
  const isCutOff = (placement: FigurePlacement): boolean =>
    placement.figure.isCutOff.bottom && placement.across === null;
  const framing = placements.filter(isCutOff);
  if (placements.length < 4 || framing.length === 0) return [...placements];
  const sides = framing.map((placement, order): FigurePlacement => {
    const inward = 0.11 + 0.2 * Math.floor(order / 2);
    return { ...placement, across: order % 2 === 0 ? inward : 1 - inward, nearness: 1 };
  });
  return [...sides, ...placements.filter((placement) => !isCutOff(placement))];
}

/**
 * Spreads figures evenly across the frame; those placed by the prompt stay there, the others take the remaining slots.
 */
function spread(
  placements: readonly FigurePlacement[],
  { random, isStaggered }: { random: Random; isStaggered: boolean },
): number[] {
  const free = placements.filter(({ across }) => across === null).length;
  const taken = placements.flatMap(({ across }) => (across === null ? [] : [across]));
  const slots = Array.from(
    { length: free + taken.length },
    (_, index) => (index + (isStaggered ? 0.82 : 0.5)) / (free + taken.length + (isStaggered ? 0.3 : 0)),
  );
  for (const place of taken) {
    const nearest = slots.toSorted((one, other) => Math.abs(one - place) - Math.abs(other - place))[0];
    slots.splice(slots.indexOf(nearest ?? 0), 1);
  }
  return placements.map(({ across }) => {
    if (across !== null) return across;
    const slot = slots.shift() ?? 0.5;
    const jitter = random.between(-0.025, 0.025);
    return placements.length === 1 ? slot + random.pick([-0.12, 0, 0.12] as const) + jitter : slot + jitter;
  });
}

function placeFree(
  placement: FigurePlacement,
  { middle, floor, height, room }: { middle: number; floor: number; height: number; room: number },
  size: Size,
): FigurePlace {
  const { figure } = placement;
  const aspect = figure.image.width / figure.image.height;
  const { isCutOff } = figure;
  // A figure cut off at the bottom continues below the lower edge of the frame.
  const tall = isCutOff.bottom ? Math.min(0.94, height * 1.25) : height;
  const widest = room * (isCutOff.bottom ? 1.25 : 1);
  const high = Math.min(tall, (widest * size.width) / aspect / size.height, 0.94);
  const wide = (high * size.height * aspect) / size.width;
  const bottom = isCutOff.bottom ? 1 : floor;
  let left = Math.min(0.975 - wide, Math.max(0.025, middle - wide / 2));
  if (isCutOff.left && !isCutOff.right) left = placement.isMirrored ? 1 - wide : 0;
  if (isCutOff.right && !isCutOff.left) left = placement.isMirrored ? 0 : 1 - wide;
  return { ...placement, area: { left, right: left + wide, top: bottom - high, bottom } };
}

/** The share of the frame's width that the only figure of a row may take: less when the prompt puts it at a side. */
function roomAlone(across: number | null): number {
  return across !== null && Math.abs(across - 0.5) > 0.15 ? 0.46 : 0.74;
}

/** Finds an area for every figure: in its box, where the prompt puts it, or in a well-spaced group. Farthest first. */
export function placeFigures(
  placements: readonly FigurePlacement[],
  { backdrop, size, seed }: { backdrop: Backdrop; size: Size; seed: number },
): FigurePlace[] {
  const boxed = placements.flatMap((placement) =>
    placement.box === null ? [] : [{ ...placement, area: fitInto(placement.figure, placement.box, size) }],
  );
  const free = framedByCutOff(placements.filter(({ box }) => box === null));
  const random = createRandom(seed, 'places');
  const { scale, rows } = groupOf(free.length, size.width / size.height);
  const perRow = Math.ceil(free.length / rows);
  const { far, near } = backdrop.floor;
  const placed = Array.from({ length: rows }, (_, row) => {
    const members = free.slice(row * perRow, (row + 1) * perRow);
    // The first named figures stand in front.
    const closeness = rows === 1 ? 0.6 : 1 - row / (rows - 1);
    const middles = spread(members, { random, isStaggered: row % 2 === 1 });
    return members.map((placement, order) => {
      const nearness = Math.min(1, Math.max(0, closeness + placement.nearness * 0.4));
      const perspective = (0.82 + 0.24 * nearness) * (1 + 0.14 * placement.nearness);
      const narrow = size.height > size.width * 1.2 ? size.width / size.height + 0.2 : 1;
      return placeFree(
        placement,
        {
          middle: middles[order] ?? 0.5,
          floor: far + (near - far) * nearness + random.between(-0.012, 0.012),
          height: backdrop.figureHeight * scale * perspective * placement.scale * narrow,
          room: Math.min(
            0.86,
            (members.length === 1 ? roomAlone(placement.across) : 0.98 / members.length) * Math.max(1, placement.scale),
          ),
        },
        size,
      );
    });
  }).flat();
  return [...boxed, ...placed].toSorted((one, other) => one.area.bottom - other.area.bottom);
}
