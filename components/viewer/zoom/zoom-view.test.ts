import { describe, expect, it } from 'vitest';
import {
  fitZoom,
  isBeyondFrame,
  nextStop,
  panBy,
  type Point,
  wholeView,
  zoomAt,
  type ZoomSpace,
  type ZoomView,
  rectOf,
  largerSize,
} from './zoom-view';

const space: ZoomSpace = { image: { width: 2000, height: 1000 }, frame: { width: 800, height: 600 }, pixelRatio: 1 };

/** The point of the image under a point of the frame, as shares. */
function under(view: ZoomView, at: Point, of = space) {
  const { left, top, width, height } = rectOf(view, of);
  return { x: (at.x - left) / width, y: (at.y - top) / height };
}

describe('fitZoom', () => {
  it('fits the longer side, and enlarges nothing beyond a CSS pixel for a pixel', () => {
    expect(fitZoom(space)).toBe(0.4);
    expect(fitZoom({ ...space, image: { width: 40, height: 40 } })).toBe(1);
    expect(fitZoom({ ...space, image: { width: 40, height: 40 }, pixelRatio: 2 })).toBe(2);
  });
});

describe('rectOf', () => {
  it('centres a smaller image', () => {
    expect(rectOf(wholeView, space)).toEqual({ left: 0, top: 100, width: 800, height: 400 });
  });

  it('draws a pixel of the image as one device pixel at 100 %', () => {
    const dense = { ...space, pixelRatio: 2 };
    expect(rectOf({ zoom: 1, centre: { x: 0.5, y: 0.5 } }, dense)).toMatchObject({ width: 1000, height: 500 });
  });

  it('never shows an area beyond an edge', () => {
    expect(rectOf({ zoom: 1, centre: { x: 0, y: 1 } }, space)).toMatchObject({ left: 0, top: -400 });
  });
});

describe('zoomAt', () => {
  it('keeps the point under the pointer', () => {
    const at = { x: 600, y: 250 };
    const once = zoomAt(wholeView, space, 4, at);
    expect(under(once, at).x).toBeCloseTo(under(wholeView, at).x, 6);
    expect(under(once, at).y).toBeCloseTo(under(wholeView, at).y, 6);
    const twice = zoomAt(once, space, 9, at);
    expect(under(twice, at).x).toBeCloseTo(under(wholeView, at).x, 6);
  });

  it('stops at 3200 %', () => {
    expect(zoomAt(wholeView, space, 500, { x: 0, y: 0 }).zoom).toBe(32);
  });
});

describe('panBy', () => {
  it('moves by the dragged distance, stops at the edge, and moves back from it at once', () => {
    const near = zoomAt(wholeView, space, 1, { x: 400, y: 300 });
    const moved = panBy(near, space, { x: -100, y: 50 });
    expect(rectOf(moved, space)).toMatchObject({ left: -700, top: -150 });
    const atEdge = panBy(moved, space, { x: -9000, y: 0 });
    expect(rectOf(atEdge, space).left).toBe(-1200);
    expect(rectOf(panBy(atEdge, space, { x: 10, y: 0 }), space).left).toBeCloseTo(-1190, 6);
  });
});

describe('isBeyondFrame', () => {
  it('reports whether the image is larger than the frame', () => {
    expect(isBeyondFrame(wholeView, space)).toBe(false);
    expect(isBeyondFrame({ ...wholeView, zoom: 0.5 }, space)).toBe(true);
  });
});

describe('nextStop', () => {
  it('steps through common zooms', () => {
    expect([nextStop(0.4, 1), nextStop(1, 1), nextStop(1, -1), nextStop(32, 1)]).toEqual([0.5, 1.5, 2 / 3, 32]);
  });
});

describe('largerSize', () => {
  it('returns the size with more pixels, as far as known', () => {
    const [small, large] = [
      { width: 480, height: 320 },
      { width: 960, height: 640 },
    ];
    expect(largerSize(small, large)).toEqual(large);
    expect(largerSize(large, small)).toEqual(large);
    expect(largerSize({ width: null, height: null }, small)).toEqual(small);
    expect(largerSize({ width: null, height: null }, { width: 0, height: 9 }).width).toBeGreaterThan(0);
  });
});
