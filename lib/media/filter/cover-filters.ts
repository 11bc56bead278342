interface Size {
  width: number;
  height: number;
}

/** Rounds up to even numbers, as 4:2:0 needs them: nothing that was asked for is cut off. */
export function evenSize({ width, height }: Size): Size {
  return { width: width + (width % 2), height: height + (height % 2) };
}

/**
 * Filters that resize upright frames until they cover a size, and crop them around their centre.
 *
 * @param shown the frames' size as displayed, with square pixels
 */
export function coverFilters(shown: Size, size: Size): string[] {
  const scale = Math.max(size.width / shown.width, size.height / shown.height);
  const [width, height] = [
    Math.max(size.width, Math.round(shown.width * scale)),
    Math.max(size.height, Math.round(shown.height * scale)),
  ];
  // Frames that have the size pass unchanged.
  return [
    `scale=w=${width}:h=${height}:flags=lanczos+accurate_rnd`,
    ...(width === size.width && height === size.height ? [] : [`crop=w=${size.width}:h=${size.height}`]),
  ];
}
