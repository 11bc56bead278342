/** A width and a height, in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** A point: pixels, or shares, from the left and from the top. */
export interface Point {
  x: number;
  y: number;
}

/** The part of an image in view, independent of the size of the window, so that two images can share it. */
export interface ZoomView {
  /** Device pixels in one pixel of the image; null for as large as fits. */
  zoom: number | null;
  /** The point of the image in the middle of the frame, as shares of its size. */
  centre: Point;
}

/** An image and its frame. */
export interface ZoomSpace {
  image: Size;
  /** In CSS pixels. */
  frame: Size;
  /** Device pixels in one CSS pixel. */
  pixelRatio: number;
  /** Whether fitting also enlarges an image that is smaller than the frame. */
  fills?: boolean;
}

/** The rectangle of an image in its frame, in CSS pixels. */
export interface ImageRect extends Size {
  left: number;
  top: number;
}

/** The whole image. */
export const wholeView: ZoomView = { zoom: null, centre: { x: 0.5, y: 0.5 } };

/** From here on pixels are drawn as squares with sharp edges. */
export const sharpFrom = 2;

const mostZoom = 32;
const leastZoom = 0.02;
const stops = [0.02, 0.05, 0.1, 0.25, 1 / 3, 0.5, 2 / 3, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32];

/** The zoom at which an image fits into its frame; it is never enlarged, unless it is to fill the frame. */
export function fitZoom({ image, frame, pixelRatio, fills = false }: ZoomSpace): number {
  const share = Math.min(fills ? Infinity : 1, frame.width / image.width, frame.height / image.height);
  return Math.max(0.001, share) * pixelRatio;
}

/** The zoom of a view as a number. */
export function zoomOf({ zoom }: ZoomView, space: ZoomSpace): number {
  return zoom ?? fitZoom(space);
}

/** The rectangle of the image under a view. A smaller image is centred in the frame; a larger one covers it. */
export function rectOf(view: ZoomView, space: ZoomSpace): ImageRect {
  const scale = zoomOf(view, space) / space.pixelRatio;
  const width = space.image.width * scale;
  const height = space.image.height * scale;
  return {
    left: edge(width, space.frame.width, view.centre.x),
    top: edge(height, space.frame.height, view.centre.y),
    width,
    height,
  };
}

function edge(length: number, frame: number, centre: number): number {
  if (length <= frame) return (frame - length) / 2;
  return Math.min(0, Math.max(frame - length, frame / 2 - centre * length));
}

/** Changes the zoom; the point of the image under a point of the frame stays there. */
export function zoomAt(view: ZoomView, space: ZoomSpace, zoom: number, at: Point): ZoomView {
  const least = Math.min(leastZoom, fitZoom(space));
  const next = Math.min(mostZoom, Math.max(least, zoom));
  const rect = rectOf(view, space);
  const share = { x: (at.x - rect.left) / rect.width, y: (at.y - rect.top) / rect.height };
  const scale = next / space.pixelRatio;
  return settle(
    {
      zoom: next,
      centre: {
        x: share.x + (space.frame.width / 2 - at.x) / (space.image.width * scale),
        y: share.y + (space.frame.height / 2 - at.y) / (space.image.height * scale),
      },
    },
    space,
  );
}

/** Moves the image by some CSS pixels, as far as its edges allow. */
export function panBy(view: ZoomView, space: ZoomSpace, by: Point): ZoomView {
  const { left, top, width, height } = rectOf(view, space);
  const centre = {
    x: (space.frame.width / 2 - left - by.x) / width,
    y: (space.frame.height / 2 - top - by.y) / height,
  };
  return settle({ zoom: view.zoom, centre }, space);
}

/** A view with its centre clamped to where the image is drawn, so that moving back from an edge takes effect at once. */
function settle(view: ZoomView, space: ZoomSpace): ZoomView {
  const { left, top, width, height } = rectOf(view, space);
  const { frame } = space;
  return { ...view, centre: { x: (frame.width / 2 - left) / width, y: (frame.height / 2 - top) / height } };
}

/** Whether the image is larger than the frame. */
export function isBeyondFrame(view: ZoomView, space: ZoomSpace): boolean {
  const { width, height } = rectOf(view, space);
  return width > space.frame.width + 0.5 || height > space.frame.height + 0.5;
}

/** The next zoom stop up or down. */
export function nextStop(zoom: number, direction: 1 | -1): number {
  const found =
    direction === 1 ? stops.find((stop) => stop > zoom * 1.01) : stops.findLast((stop) => stop < zoom * 0.99);
  return found ?? zoom;
}

type Sized = { width: number | null; height: number | null };

/** The size when neither file has one. */
const unknownSize: Size = { width: 1024, height: 1024 };

/** The size of the file with more pixels, to which the other is scaled. */
export function largerSize(first: Sized, second: Sized): Size {
  const [one, other] = [sizeOf(first), sizeOf(second)];
  if (one === null || other === null) return one ?? other ?? unknownSize;
  return one.width * one.height >= other.width * other.height ? one : other;
}

function sizeOf({ width, height }: Sized): Size | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}
