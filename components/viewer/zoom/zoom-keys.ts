import type { KeyActions } from '../use-viewer-keys';
import type { Zoom } from './use-zoom';

const panStep = 64;

/** The keys that change what is looked at. */
export function zoomKeys(zoom: Zoom): KeyActions {
  return {
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    '0': zoom.fit,
    '1': () => zoom.zoomTo(1),
    '2': () => zoom.zoomTo(2),
    '4': () => zoom.zoomTo(4),
    '8': () => zoom.zoomTo(8),
    arrowleft: () => zoom.pan({ x: panStep, y: 0 }),
    arrowright: () => zoom.pan({ x: -panStep, y: 0 }),
    arrowup: () => zoom.pan({ x: 0, y: panStep }),
    arrowdown: () => zoom.pan({ x: 0, y: -panStep }),
  };
}
