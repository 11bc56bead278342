import type { Size } from './zoom-view';

type Sized = { width: number | null; height: number | null };

/** Where neither tells its size. */
const unknownSize: Size = { width: 1024, height: 1024 };

/** The size of the one with more pixels: at 100 % it is seen pixel for pixel, and the other is brought to it. */
export function largerSize(first: Sized, second: Sized): Size {
  const [one, other] = [sizeOf(first), sizeOf(second)];
  if (one === null || other === null) return one ?? other ?? unknownSize;
  return one.width * one.height >= other.width * other.height ? one : other;
}

function sizeOf({ width, height }: Sized): Size | null {
  return width !== null && height !== null && width > 0 && height > 0 ? { width, height } : null;
}
