interface Size {
  width: number;
  height: number;
}

/** Share of an image’s area that remains when it is cropped to other proportions: 1 for the same proportions. */
export function croppedShare(image: Size, frame: Size): number {
  const [own, other] = [image.width / image.height, frame.width / frame.height];
  return Math.min(own / other, other / own);
}

/**
 * Whether an image may be cropped to a frame's proportions. If more than half would be lost, it is shown whole, over a
 * blurred enlargement of itself.
 */
export function mayBeCropped(image: Size, frame: Size): boolean {
  return croppedShare(image, frame) >= 0.5;
}
