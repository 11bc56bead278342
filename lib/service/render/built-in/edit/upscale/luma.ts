import { createPlane, type Plane } from '../pixels/picture.ts';

/** Luma of red, green and blue (further channels are ignored) with the weights of Rec. 709, in the unit of the channels. */
export function lumaOf(channels: readonly Plane[]): Plane {
  const [red, green, blue] = channels;
  if (red === undefined || green === undefined || blue === undefined) throw new Error('luma needs three channels');
  const luma = createPlane(red.width, red.height);
  for (let index = 0; index < luma.values.length; index++) {
    luma.values[index] =
      0.2126 * (red.values[index] ?? 0) + 0.7152 * (green.values[index] ?? 0) + 0.0722 * (blue.values[index] ?? 0);
  }
  return luma;
}

/** Adds a change of luma to red, green and blue alike, in place, so that hue stays; alpha is left alone. */
export function addLuma(channels: readonly Plane[], change: Plane): void {
  for (const { values } of channels.slice(0, 3)) {
    for (let index = 0; index < values.length; index++)
      values[index] = (values[index] ?? 0) + (change.values[index] ?? 0);
  }
}
