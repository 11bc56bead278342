import type { Image } from '../../edit/pixels/image.ts';

/** Something cut out or painted alone, trimmed to what is seen of it. */
export interface Figure {
  image: Image;
  /** Whether the frame of its source cut it off there: such a side must not stand free in the image. */
  isCutOff: { left: boolean; right: boolean; bottom: boolean };
  /** Painted in the scene's own light, so that nothing has to be matched. */
  hasLight: boolean;
  /** Painted with its shadow. */
  hasShadow: boolean;
  /** Whether it stands on something; what flies throws no shadow at its foot. */
  isStanding: boolean;
}

/** Of a figure that no frame cut off. */
export const notCutOff = { left: false, right: false, bottom: false } as const;
