import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import type { Stage } from '../stage/stage.ts';

/** A point of ground for shading. One object, reused for every point. */
export interface GroundPoint {
  /** Across, in land units from the middle of the frame; away from the viewer, 0 near to 1 far. */
  x: number;
  z: number;
  height: number;
  /** The light on it, 0 in shadow to 1 full. */
  lit: number;
  /** Slope across; rising to the right is positive. */
  slope: number;
  /** Steepness in any direction, 1 at 45 degrees: walls are far above 1. */
  steep: number;
  /** Its position in the image, as shares of the frame. */
  across: number;
  down: number;
}

/** Ground as a field of heights, seen from slightly above. */
export interface Relief {
  /** About 0 to 1 of `rise`. */
  height: (x: number, z: number) => number;
  /** In pixels: y of its near edge, how high it rises, how much higher its far edge appears. */
  base: number;
  rise: number;
  lift: number;
  /** How much more of the world is visible at the far edge. */
  perspective: number;
  /** How strongly slopes affect light and shadow. */
  relief: number;
  /**
   * Whether water surrounds it, as an island: nothing is painted where its height is not above 0, nor below its near
   * edge.
   */
  isOpen?: boolean;
}

/** Writes the colour of a point, 0 to 255, into `color`. */
export type Shade = (point: GroundPoint, color: Float32Array) => void;

/** The position in the image of a relief's point at a frame x and a distance. */
export function projectRelief(stage: Stage, relief: Relief, frameX: number, z: number): number {
  const worldX = ((frameX - stage.width / 2) / stage.landUnit) * (1 + relief.perspective * z);
  return relief.base - relief.lift * z ** 0.8 - relief.height(worldX, z) * relief.rise;
}

/** The upper edge of a relief between two distances, at a frame x. */
export function crestOf(stage: Stage, relief: Relief, frameX: number, from = 0, to = 1): number {
  let crest = Number.POSITIVE_INFINITY;
  for (let step = 0; step <= 24; step++)
    crest = Math.min(crest, projectRelief(stage, relief, frameX, from + ((to - from) * step) / 24));
  return crest;
}

/** The lowest point of a relief's upper edge in the frame: below it nothing behind the relief is visible. */
export function lowestCrest(stage: Stage, relief: Relief): number {
  if (relief.isOpen === true) return Number.POSITIVE_INFINITY;
  const spread = stage.right - stage.left;
  return Math.max(
    ...Array.from({ length: 33 }, (_, step) => crestOf(stage, relief, stage.left + (spread * step) / 32)),
  );
}

/**
 * Paints a relief column by column from the near edge to the far one, each point hiding the points behind it: the
 * "voxel space" method of NovaLogic's Comanche (1992), with light from the side of the sun and edges smoothed by
 * coverage.
 */
export function paintRelief(context: SKRSContext2D, stage: Stage, relief: Relief, shade: Shade): void {
  const spread = stage.right - stage.left;
  const columns = Math.round(Math.min(spread, 900 + 1100 * stage.detail));
  const scale = columns / spread;
  const top = Math.floor(Math.max(stage.top, relief.base - relief.lift - relief.rise * 1.6));
  const rows = Math.max(1, Math.ceil((stage.bottom - top) * scale));
  const steps = Math.round(Math.min(420, 80 + (relief.lift + relief.rise) * scale * 0.55));
  const pixels = new Uint8ClampedArray(columns * rows * 4);
  const heightsBefore = new Float32Array(steps + 1);
  const color = new Float32Array(3);
  const colorBefore = new Float32Array(3);
  const point: GroundPoint = { x: 0, z: 0, height: 0, lit: 0, slope: 0, steep: 0, across: 0, down: 0 };
  const side = lightSide(stage);
  const floor = new Float32Array(3);
  shade({ ...point, lit: 0.5, down: relief.base / stage.height, across: 0.5 }, floor);
  const ceiling = relief.isOpen === true ? Math.min(rows, (relief.base - top) * scale) : rows;
  for (let column = 0; column < columns; column++) {
    const frameX = stage.left + (column + 0.5) / scale;
    const lightAcross = side(frameX);
    let covered = ceiling;
    let coveredHeight = 0;
    colorBefore.set(floor);
    let heightBefore = relief.height((frameX - stage.width / 2) / stage.landUnit, -0.01);
    for (let step = 0; step <= steps; step++) {
      const z = (step / steps) ** 1.35;
      const worldX = ((frameX - stage.width / 2) / stage.landUnit) * (1 + relief.perspective * z);
      const height = relief.height(worldX, z);
      const y = relief.base - relief.lift * z ** 0.8 - height * relief.rise;
      const slope =
        column === 0
          ? 0
          : ((height - (heightsBefore[step] as number)) * relief.rise * scale) / (1 + relief.perspective * z);
      const slopeAway =
        step === 0 ? 0 : ((height - heightBefore) * relief.rise * scale) / Math.max(0.6, (relief.lift * scale) / steps);
      heightsBefore[step] = height;
      heightBefore = height;
      const row = (y - top) * scale;
      if (row >= covered || (relief.isOpen === true && height <= 0)) continue;
      point.x = worldX;
      point.z = z;
      point.height = height;
      point.slope = slope;
      point.steep = Math.max(Math.abs(slope), slopeAway * 0.35);
      point.across = frameX / stage.width;
      point.down = y / stage.height;
      point.lit = 1 / (1 + Math.exp((slope * lightAcross - slopeAway * 0.12 + 0.02) * 5 * relief.relief));
      const isFloor = covered === rows;
      const parts = isFloor ? 1 : Math.max(1, Math.ceil((covered - Math.max(0, row)) / 3));
      const start = covered;
      for (let part = 1; part <= parts; part++) {
        point.height = coveredHeight + ((height - coveredHeight) * part) / parts;
        const upTo = start + ((Math.max(0, row) - start) * part) / parts;
        if (isFloor) color.set(floor);
        else shade(point, color);
        if (part === 1 && start === ceiling && !isFloor) colorBefore.set(color);
        fillSpan(pixels, columns, column, upTo, covered, color, colorBefore);
        covered = upTo;
        colorBefore.set(color);
      }
      coveredHeight = height;
      if (row <= 0) break;
    }
  }
  const canvas = createCanvas(columns, rows);
  canvas.getContext('2d').putImageData(new ImageData(pixels, columns, rows), 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(canvas, stage.left, top, spread, rows / scale);
}

/** −1 for light from the left, 1 from the right, in between below the sun. */
function lightSide({ light, unit, plan }: Stage): (frameX: number) => number {
  if (plan.light.body === null) return () => (plan.light.across < 0.5 ? 0.7 : -0.7);
  return (frameX) => Math.max(-1, Math.min(1, (light.x - frameX) / (unit * 0.3))) * -1;
}

/** Fills rows of a column, from one colour to another; edges by the share of the pixel that they cover. */
function fillSpan(
  pixels: Uint8ClampedArray,
  columns: number,
  column: number,
  from: number,
  to: number,
  above: Float32Array,
  below: Float32Array,
): void {
  const first = Math.floor(from);
  const last = Math.min(pixels.length / 4 / columns - 1, Math.ceil(to) - 1);
  const span = Math.max(1, to - from);
  for (let row = first; row <= last; row++) {
    const at = (row * columns + column) * 4;
    const share = Math.min(1, Math.max(0, (row + 0.5 - from) / span));
    const already = (pixels[at + 3] as number) / 255;
    const coverage = row === first ? 1 - (from - first) : 1;
    const added = Math.min(1 - already, coverage);
    if (added <= 0) continue;
    const total = already + added;
    for (let channel = 0; channel < 3; channel++) {
      const value = (above[channel] as number) + ((below[channel] as number) - (above[channel] as number)) * share;
      pixels[at + channel] = ((pixels[at + channel] as number) * already + value * added) / total;
    }
    pixels[at + 3] = total * 255;
  }
}
