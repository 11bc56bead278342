import { type Area, joinAreas, type MaskPixels } from './mask-pixels.ts';

/** The steps of painting a mask. A step keeps only the tiles that it has changed. */
export interface MaskHistory {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Copies what is about to change, as part of the step under way. */
  touch: (area: Area) => void;
  /** Ends the step under way. Returns whether it has changed anything. */
  commit: () => boolean;
  /** Ends it and restores what was there before. Returns the pixels that changed; null for none. */
  abort: () => Area | null;
  /** One step back. Returns the pixels that changed; null where there is none. */
  undo: () => Area | null;
  /** One step forward again. */
  redo: () => Area | null;
}

/** Tiles by their number, row by row. */
type Step = Map<number, Uint8ClampedArray<ArrayBuffer>>;

const bytesOf = (step: Step) => [...step.values()].reduce((sum, { length }) => sum + length, 0);

const tileSide = 256;
const mostBytes = 256 * 1024 * 1024;

/**
 * Records changes of a mask, which is changed in place.
 *
 * @param options.mostBytes how much the steps may hold together; the oldest are dropped, but never the last
 */
export function createMaskHistory(mask: MaskPixels, options = { mostBytes }): MaskHistory {
  const columns = Math.ceil(mask.width / tileSide);
  let past: Step[] = [];
  let future: Step[] = [];
  let current: Step = new Map();

  function areaOf(tile: number): Area {
    const left = (tile % columns) * tileSide;
    const top = Math.floor(tile / columns) * tileSide;
    return {
      left,
      top,
      right: Math.min(mask.width, left + tileSide),
      bottom: Math.min(mask.height, top + tileSide),
    };
  }

  function copy(tile: number): Uint8ClampedArray<ArrayBuffer> {
    const { left, top, right, bottom } = areaOf(tile);
    const width = right - left;
    const copied = new Uint8ClampedArray(width * (bottom - top));
    for (let y = top; y < bottom; y += 1) {
      const row = y * mask.width;
      copied.set(mask.values.subarray(row + left, row + right), (y - top) * width);
    }
    return copied;
  }

  function isUnchanged(tile: number, before: Uint8ClampedArray): boolean {
    const { left, top, right, bottom } = areaOf(tile);
    let at = 0;
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1, at += 1) if (before[at] !== mask.values[y * mask.width + x]) return false;
    return true;
  }

  /** Puts tiles into the mask, and returns those that were there, and where. */
  function swap(step: Step): { other: Step; area: Area | null } {
    const other: Step = new Map();
    let area: Area | null = null;
    for (const [tile, values] of step) {
      other.set(tile, copy(tile));
      const { left, top, right, bottom } = areaOf(tile);
      const width = right - left;
      for (let y = top; y < bottom; y += 1)
        mask.values.set(values.subarray((y - top) * width, (y - top + 1) * width), y * mask.width + left);
      area = joinAreas(area, { left, top, right, bottom });
    }
    return { other, area };
  }

  function drop(): void {
    let bytes = past.reduce((sum, step) => sum + bytesOf(step), 0);
    while (past.length > 1 && bytes > options.mostBytes) {
      const [oldest, ...others] = past;
      bytes -= oldest === undefined ? 0 : bytesOf(oldest);
      past = others;
    }
  }

  function travel(from: Step[], to: Step[]): Area | null {
    const step = from.pop();
    if (step === undefined) return null;
    const { other, area } = swap(step);
    to.push(other);
    return area;
  }

  return {
    get canUndo() {
      return past.length > 0;
    },
    get canRedo() {
      return future.length > 0;
    },
    touch({ left, top, right, bottom }) {
      for (let row = Math.floor(top / tileSide); row * tileSide < bottom; row += 1) {
        for (let column = Math.floor(left / tileSide); column * tileSide < right; column += 1) {
          const tile = row * columns + column;
          if (!current.has(tile)) current.set(tile, copy(tile));
        }
      }
    },
    commit() {
      const step: Step = new Map([...current].filter(([tile, before]) => !isUnchanged(tile, before)));
      current = new Map();
      if (step.size === 0) return false;
      past.push(step);
      future = [];
      drop();
      return true;
    },
    abort() {
      const { area } = swap(current);
      current = new Map();
      return area;
    },
    undo: () => travel(past, future),
    redo: () => travel(future, past),
  };
}
