import { type ImageRect, type Size } from '../zoom/zoom-view';

/** Pixels of a file, where they are known. */
interface Sized {
  width: number | null;
  height: number | null;
}

/** Whether two files have other proportions, so that only a part of the frame shows both; a pixel of rounding is none. */
export function haveOtherProportions(first: Sized, second: Sized): boolean {
  const [one, other] = [first, second].map(({ width, height }) =>
    width === null || height === null ? 0 : width / height,
  );
  if (one === undefined || other === undefined || one === 0 || other === 0) return false;
  return Math.abs(one / other - 1) > 0.005;
}

/** The part of a frame in which two files both show, each fitted into it at its own proportion. */
export function overlapOf(rect: ImageRect, first: Sized, second: Sized): ImageRect {
  const fitted = [first, second].map((file) => fitInto(rect, file));
  const width = Math.min(...fitted.map((size) => size.width));
  const height = Math.min(...fitted.map((size) => size.height));
  return {
    left: rect.left + (rect.width - width) / 2,
    top: rect.top + (rect.height - height) / 2,
    width,
    height,
  };
}

function fitInto({ width, height }: Size, file: Sized): Size {
  if (file.width === null || file.height === null || file.width <= 0 || file.height <= 0) return { width, height };
  const scale = Math.min(width / file.width, height / file.height);
  return { width: file.width * scale, height: file.height * scale };
}
