interface Size {
  width: number;
  height: number;
}

/** Share of a picture that is left when it is cut to other proportions: 1 for the same. */
export function shareKept(image: Size, frame: Size): number {
  const [own, other] = [image.width / image.height, frame.width / frame.height];
  return Math.min(own / other, other / own);
}

/**
 * Whether a picture may be cut to a frame's proportions. Where more than half would be lost it is shown whole, upon a
 * blurred enlargement of itself.
 */
export function mayBeCut(image: Size, frame: Size): boolean {
  return shareKept(image, frame) >= 0.5;
}
