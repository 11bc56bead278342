import type { Image } from '../../edit/pixels/image.ts';

/** Something cut out or painted alone, trimmed to its visible part. */
export interface Figure {
  image: Image;
  /** Which sides the frame of its source cut off: such a side must not stand free in the image. */
  isCutOff: { left: boolean; right: boolean; bottom: boolean };
  /** Painted in the scene's own light, so that its light needs no matching. */
  hasLight: boolean;
  /** Painted with its shadow. */
  hasShadow: boolean;
  /** Whether it stands on something; flying things cast no shadow at their foot. */
  isStanding: boolean;
}

/** For a figure that no frame cut off. */
export const notCutOff = { left: false, right: false, bottom: false } as const;
