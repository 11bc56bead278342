import { colourPlanes } from '../pixels/guided-filter.ts';
import { oklabPlanes, type OklabPlanes } from '../pixels/oklab-planes.ts';
import type { Picture, Plane } from '../pixels/image.ts';
import { shrinkPicture } from '../pixels/sharp-bridge.ts';

/** Longest side on which fine regions (colours, letters, edges) are looked for. */
const fineSide = 1280;

/** Longest side on which large regions (sky, subject) are looked for. */
const coarseSide = 288;

/** A picture prepared for looking for regions, at two sizes. */
export interface RegionCanvas {
  picture: Picture;
  fine: Picture;
  fineColours: OklabPlanes;
  guide: [Plane, Plane, Plane];
  coarse: Picture;
  coarseColours: OklabPlanes;
}

/** Prepares a picture once for any number of queries. */
export async function createRegionCanvas(picture: Picture): Promise<RegionCanvas> {
  const fine = await shrinkPicture(picture, fineSide);
  const coarse = await shrinkPicture(fine, coarseSide);
  return {
    picture,
    fine,
    fineColours: oklabPlanes(fine),
    guide: colourPlanes(fine),
    coarse,
    coarseColours: oklabPlanes(coarse),
  };
}
