import { boxBlur } from '../pixels/box-blur.ts';
import { findComponents, type Component } from '../pixels/connected-components.ts';
import { mapPlane, type Plane } from '../pixels/picture.ts';

/** A component that could be a letter, or a part of one. */
export interface StrokeCandidate extends Component {
  /** Which pixels are its own: those of `labels` that hold its `label`. */
  labels: Int32Array;
  /** How much darker than its surroundings, 0 to 1. */
  contrast: number;
}

const leastContrast = 0.09;

/**
 * Everything that is darker than its surroundings by a local threshold, as components. The threshold is that of Sauvola and
 * Pietikäinen, "Adaptive Document Image Binarization", Pattern Recognition 33(2), 2000, with a least contrast.
 */
export function strokeCandidates(signed: Plane, radius: number): StrokeCandidate[] {
  const { width, height } = signed;
  const mean = boxBlur(signed, radius);
  const square = boxBlur(
    mapPlane(signed, (value) => value * value),
    radius,
  );
  const deviation = mapPlane(square, (value, index) => Math.sqrt(Math.max(0, value - (mean.values[index] ?? 0) ** 2)));
  const isSet = (index: number) => {
    const below = (mean.values[index] ?? 0) - (signed.values[index] ?? 0);
    const spread = deviation.values[index] ?? 0;
    return spread > leastContrast / 3 && below > Math.max(leastContrast / 2.5, spread * 0.35);
  };
  const { labels, list } = findComponents(width, height, isSet);
  const contrasts = new Float64Array(list.length + 1);
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] ?? 0;
    if (label > 0) {
      const below = (mean.values[index] ?? 0) - (signed.values[index] ?? 0);
      contrasts[label] = Math.max(contrasts[label] ?? 0, below + (deviation.values[index] ?? 0) * 0.3);
    }
  }
  return list.map((component) => Object.assign(component, { labels, contrast: contrasts[component.label] ?? 0 }));
}
