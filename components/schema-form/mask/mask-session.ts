import { createStore, type Store } from '@/lib/client/create-store';
import { featherMask } from '@/lib/schema-form/mask/feather-mask';
import { fillPolygon, type PicturePoint, polygonArea } from '@/lib/schema-form/mask/fill-polygon';
import { growMask } from '@/lib/schema-form/mask/grow-mask';
import { createMaskHistory } from '@/lib/schema-form/mask/mask-history';
import { type Area, invertMask, type MaskPixels, paintedShare, wholeArea } from '@/lib/schema-form/mask/mask-pixels';
import { type Dab, paintSegment, segmentArea } from '@/lib/schema-form/mask/paint-segment';

/** What the controls of a mask show. */
export interface MaskState {
  /** The share of the picture that changes, 0 to 1. */
  share: number;
  canUndo: boolean;
  canRedo: boolean;
}

/** A change of the whole mask; with some pixels for how far. */
export type MaskChange = { name: 'grow' | 'shrink' | 'feather'; pixels: number } | { name: 'invert' | 'clear' };

/** A mask while it is painted. Painting calls `onDraw` alone; `state` changes once a step ends. */
export interface MaskSession {
  mask: MaskPixels;
  state: Pick<Store<MaskState>, 'current' | 'subscribe'>;
  /** Calls the listener with each area that changes. Returns a function that unsubscribes it. */
  onDraw: (listener: (area: Area) => void) => () => void;
  /** Paints a line, as part of the step under way. */
  paint: (from: Dab, to: Dab, isErasing: boolean) => void;
  /** Ends the step under way. */
  end: () => void;
  /** Ends it without a change. */
  abort: () => void;
  /** Fills an outline, as a step. */
  fill: (points: readonly PicturePoint[], isErasing: boolean) => void;
  change: (change: MaskChange) => void;
  /** Adds another mask of the same size, as a step. */
  add: (other: MaskPixels) => void;
  undo: () => void;
  redo: () => void;
  /** The mask is to be saved again, though no pixel has changed. */
  markChanged: () => void;
  /** Returns whether the mask has changed since the last call, or since it was opened. */
  takeChanges: () => boolean;
}

/**
 * Opens a mask to paint it.
 *
 * @param isChanged whether it differs from its file already, as when it was scaled to another picture
 */
export function createMaskSession(mask: MaskPixels, isChanged: boolean): MaskSession {
  const history = createMaskHistory(mask);
  const listeners = new Set<(area: Area) => void>();
  let hasChanges = isChanged;
  const read = (): MaskState => ({
    share: paintedShare(mask),
    canUndo: history.canUndo,
    canRedo: history.canRedo,
  });
  const state = createStore(read());

  function draw(area: Area | null): void {
    if (area !== null) for (const listener of listeners) listener(area);
  }

  function end(): void {
    if (!history.commit()) return;
    hasChanges = true;
    state.set(read());
  }

  function travel(area: Area | null): void {
    if (area === null) return;
    hasChanges = true;
    draw(area);
    state.set(read());
  }

  return {
    mask,
    state,
    onDraw(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    paint(from, to, isErasing) {
      const area = segmentArea(mask, from, to);
      if (area === null) return;
      history.touch(area);
      draw(paintSegment(mask, from, to, isErasing));
    },
    end,
    abort: () => draw(history.abort()),
    fill(points, isErasing) {
      const area = polygonArea(mask, points);
      if (area === null) return;
      history.touch(area);
      draw(fillPolygon(mask, points, isErasing));
      end();
    },
    change(change) {
      history.touch(wholeArea(mask));
      switch (change.name) {
        case 'invert':
          invertMask(mask);
          break;
        case 'clear':
          mask.values.fill(0);
          break;
        case 'feather':
          featherMask(mask, change.pixels);
          break;
        default:
          growMask(mask, change.name === 'grow' ? change.pixels : -change.pixels);
      }
      draw(wholeArea(mask));
      end();
    },
    add(other) {
      history.touch(wholeArea(mask));
      other.values.forEach((value, at) => {
        mask.values[at] = Math.max(mask.values[at] ?? 0, value);
      });
      draw(wholeArea(mask));
      end();
    },
    undo: () => travel(history.undo()),
    redo: () => travel(history.redo()),
    markChanged() {
      hasChanges = true;
    },
    takeChanges() {
      const had = hasChanges;
      hasChanges = false;
      return had;
    },
  };
}
