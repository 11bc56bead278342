'use client';

import { useCallback, useState } from 'react';
import {
  isBeyondFrame,
  nextStop,
  panBy,
  type Point,
  type Size,
  wholeView,
  zoomAt,
  zoomOf,
  type ZoomSpace,
  type ZoomView,
  rectOf,
  type ImageRect,
} from './zoom-view';
import type { KeyActions } from '../use-viewer-keys';

/** The part of an image in view, and the actions that change it. */
export interface Zoom {
  /** Device pixels in one pixel of the image; null before the frame is measured. */
  zoom: number | null;
  rect: ImageRect | null;
  isWhole: boolean;
  /** Whether the image is larger than the frame. */
  isBeyond: boolean;
  /** A ref for the element whose size is the frame's. */
  measure: (node: HTMLElement | null) => (() => void) | undefined;
  fit: () => void;
  /** Sets the zoom, around a point of the frame; its middle when left out. */
  zoomTo: (zoom: number, at?: Point) => void;
  /** Multiplies the zoom by a factor. */
  zoomBy: (factor: number, at?: Point) => void;
  step: (direction: 1 | -1) => void;
  /** Pans by some CSS pixels; returns false when it can't. */
  pan: (by: Point) => boolean;
}

/**
 * The state of zooming and panning an image of some pixels in a frame.
 *
 * @param options.fills whether a small image is enlarged to fill the frame
 */
export function useZoom(image: Size, { fills = false } = {}): Zoom {
  const [view, setView] = useState<ZoomView>(wholeView);
  const [frame, setFrame] = useState<(Size & { pixelRatio: number }) | null>(null);
  const measure = useCallback((node: HTMLElement | null) => {
    if (node === null) return undefined;
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = node;
      if (width > 0 && height > 0) setFrame({ width, height, pixelRatio: window.devicePixelRatio });
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, []);

  const space: ZoomSpace | null = frame === null ? null : { image, frame, pixelRatio: frame.pixelRatio, fills };
  const middle = { x: (frame?.width ?? 0) / 2, y: (frame?.height ?? 0) / 2 };

  function change(next: (view: ZoomView, space: ZoomSpace) => ZoomView) {
    if (space !== null) setView((before) => next(before, space));
  }

  return {
    zoom: space === null ? null : zoomOf(view, space),
    rect: space === null ? null : rectOf(view, space),
    isWhole: view.zoom === null,
    isBeyond: space !== null && isBeyondFrame(view, space),
    measure,
    fit: () => setView(wholeView),
    zoomTo: (zoom, at = middle) => change((before, within) => zoomAt(before, within, zoom, at)),
    zoomBy: (factor, at = middle) =>
      change((before, within) => zoomAt(before, within, zoomOf(before, within) * factor, at)),
    step: (direction) =>
      change((before, within) => zoomAt(before, within, nextStop(zoomOf(before, within), direction), middle)),
    pan(by) {
      if (space === null || !isBeyondFrame(view, space)) return false;
      change((before, within) => panBy(before, within, by));
      return true;
    },
  };
}

const panStep = 64;

/** The keys that change the zoom and the position. */
export function zoomKeys(zoom: Zoom): KeyActions {
  return {
    '+': () => zoom.step(1),
    '=': () => zoom.step(1),
    '-': () => zoom.step(-1),
    'shift 0': zoom.fit,
    'shift 1': () => zoom.zoomTo(1),
    'shift 2': () => zoom.zoomTo(2),
    'shift 4': () => zoom.zoomTo(4),
    'shift 8': () => zoom.zoomTo(8),
    arrowleft: () => zoom.pan({ x: panStep, y: 0 }),
    arrowright: () => zoom.pan({ x: -panStep, y: 0 }),
    arrowup: () => zoom.pan({ x: 0, y: panStep }),
    arrowdown: () => zoom.pan({ x: 0, y: -panStep }),
  };
}
