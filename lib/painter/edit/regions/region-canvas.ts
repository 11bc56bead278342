import { colourPlanes } from '../pixels/guided-filter.ts';
import { oklabPlanes, type OklabPlanes } from '../pixels/oklab-planes.ts';
import type { Plane, Image } from '../pixels/image.ts';
import { shrinkImage } from '../pixels/sharp-bridge.ts';

/** Longest side on which fine regions (colours, letters, edges) are searched for. */
const fineSide = 1280;

/** Longest side on which large regions (sky, subject) are searched for. */
const coarseSide = 288;

/** An image prepared for searching for regions, at two sizes. */
export interface RegionCanvas {
  image: Image;
  fine: Image;
  fineColours: OklabPlanes;
  guide: [Plane, Plane, Plane];
  coarse: Image;
  coarseColours: OklabPlanes;
}

/** Prepares an image once for any number of queries. */
export async function createRegionCanvas(image: Image): Promise<RegionCanvas> {
  const fine = await shrinkImage(image, fineSide);
  const coarse = await shrinkImage(fine, coarseSide);
  return {
    image,
    fine,
    fineColours: oklabPlanes(fine),
    guide: colourPlanes(fine),
    coarse,
    coarseColours: oklabPlanes(coarse),
  };
}
