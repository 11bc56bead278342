import { createPlane, type Plane } from '../pixels/image.ts';

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

/**
 * Adds a change of luma equally to red, green and blue, in place, so that hue is unchanged. A fourth channel, alpha, is
 * unchanged; the change fades with it, because colours are premultiplied.
 */
export function addLuma(channels: readonly Plane[], change: Plane): void {
  const alpha = channels[3]?.values ?? null;
  for (const { values } of channels.slice(0, 3)) {
    for (let index = 0; index < values.length; index++) {
      const share = alpha === null ? 1 : Math.min(1, Math.max(0, (alpha[index] ?? 0) / 255));
      values[index] = (values[index] ?? 0) + (change.values[index] ?? 0) * share;
    }
  }
}
