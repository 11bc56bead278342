import { measureLight } from '../figures/match-light.ts';
import { canvasOf } from '../figures/canvas-bridge.ts';
import { coverFrame } from '../figures/cover-frame.ts';
import type { Size } from '../../../service/models/sizes/proportions.ts';
import type { Backdrop } from './backdrop.ts';
import type { Image } from '../../edit/pixels/image.ts';
import { cropImage } from '../figures/trim-image.ts';

/** A reference that fills the frame as a background for figures; its light is estimated from its bright side. */
export async function photographBackdrop(reference: Image, size: Size): Promise<Backdrop> {
  const image = await coverFrame(reference, size);
  const middle = Math.max(1, Math.floor(size.width / 2));
  const upper = Math.max(1, Math.floor(size.height * 0.7));
  const left = measureLight(cropImage(image, { left: 0, top: 0, right: middle, bottom: upper }));
  const right = measureLight(cropImage(image, { left: middle, top: 0, right: size.width, bottom: upper }));
  const whole = measureLight(image);
  return {
    canvas: canvasOf({ ...image, hasAlpha: false }),
    light: {
      side: left.lightness >= right.lightness ? -1 : 1,
      depth: Math.min(0.9, 0.4 + whole.spread * 1.6),
      altitude: 0.55,
    },
    floor: { far: 0.84, near: 0.95 },
    figureHeight: 0.52,
    hasGround: true,
  };
}
