import { boxBlur } from '../pixels/box-blur.ts';
import { findComponents, type Component } from '../pixels/connected-components.ts';
import { mapPlane, type Plane } from '../pixels/image.ts';

/** A component that may be a letter, or a part of one. */
export interface StrokeCandidate extends Component {
  /** Its pixels: those of `labels` with the value `label`. */
  labels: Int32Array;
  /** How much darker than its surroundings, 0 to 1. */
  contrast: number;
  /** The share of its outline that is a true edge: the background between letters has edges on one side only. */
  edgeShare: number;
}

const leastContrast = 0.09;

/**
 * Everything that is darker than its surroundings by a local threshold, as components. The threshold is that of Sauvola
 * and Pietikäinen, "Adaptive Document Image Binarization", Pattern Recognition 33(2), 2000, with a minimum contrast.
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
  const measures = measure(
    signed,
    labels,
    list.length,
    (index) => (mean.values[index] ?? 0) - (signed.values[index] ?? 0),
  );
  return list.map((component) => {
    const borders = measures.borders[component.label] ?? 0;
    return Object.assign(component, {
      labels,
      contrast: measures.contrasts[component.label] ?? 0,
      edgeShare: borders === 0 ? 0 : (measures.edges[component.label] ?? 0) / borders,
    });
  });
}

interface Measures {
  contrasts: Float64Array;
  /** Pixel sides at the component's outline, and those of them where lightness really rises. */
  borders: Float64Array;
  edges: Float64Array;
}

function measure(
  { width, height, values }: Plane,
  labels: Int32Array,
  count: number,
  depthAt: (index: number) => number,
): Measures {
  const contrasts = new Float64Array(count + 1);
  const borders = new Float64Array(count + 1);
  const edges = new Float64Array(count + 1);
  for (let index = 0; index < labels.length; index++) {
    const label = labels[index] ?? 0;
    if (label === 0) continue;
    contrasts[label] = Math.max(contrasts[label] ?? 0, depthAt(index));
    const x = index % width;
    const y = (index - x) / width;
    for (const step of [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0, y > 0 ? -width : 0, y < height - 1 ? width : 0]) {
      if (step === 0 || labels[index + step] === label) continue;
      borders[label] = (borders[label] ?? 0) + 1;
      const outside = values[index + 2 * step] ?? values[index + step] ?? 0;
      const inside = values[index - step] ?? values[index] ?? 0;
      if (outside - inside > leastContrast * 0.6) edges[label] = (edges[label] ?? 0) + 1;
    }
  }
  return { contrasts, borders, edges };
}
