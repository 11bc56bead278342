import type { OklabColour } from '../../colour/oklab.ts';
import { oklabOfOklch } from '../../colour/oklch.ts';
import { smoothStep } from '../../curves/smooth-step.ts';

/** A colour that a tone of the image is shifted toward: chroma 0 to about 0.2, hue in degrees of OKLCH. */
export interface StyleTone {
  chroma: number;
  hue: number;
}

/** A look: target colours of shadows, middle tones and highlights, and changes of light and colour. */
export interface Style {
  shadows: StyleTone;
  middles: StyleTone;
  highlights: StyleTone;
  /** How much of the image's own chroma remains, 0 to 1 and above. */
  ownColour: number;
  /** A change of light, −1 to 1, as in operations. */
  exposure: number;
  contrast: number;
  /** How far black is raised and white lowered, 0 to 1. */
  fade: number;
}

const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/**
 * The change of colour that shifts an image toward a style. It transfers a palette by split toning in OKLab: each tone
 * retains its rank and part of its own colour, and shifts toward the palette's colour at its lightness. `amount` 0 to
 * 1.
 */
export function styleChange(style: Style, amount: number): (colour: OklabColour) => OklabColour {
  const [dark, middle, light] = [style.shadows, style.middles, style.highlights].map(({ chroma, hue }) =>
    oklabOfOklch({ l: 0, c: chroma, h: hue }),
  );
  return (colour) => {
    const exposed = Math.max(0, colour.l) ** (2 ** (-style.exposure * 1.4));
    const curved = mix(exposed, smoothStep(0, 1, exposed), style.contrast);
    const lightness = mix(curved, 0.14 + curved * 0.8, style.fade);
    const toMiddle = smoothStep(0.18, 0.52, lightness);
    const toLight = smoothStep(0.55, 0.88, lightness);
    // Black and white have no colour; shifting them would only tint them.
    const room = smoothStep(-0.1, 0.16, lightness) * smoothStep(1.08, 0.82, lightness);
    const lean = (axis: 'a' | 'b'): number =>
      mix(mix(dark?.[axis] ?? 0, middle?.[axis] ?? 0, toMiddle), light?.[axis] ?? 0, toLight) * room;
    return {
      l: mix(colour.l, lightness, amount),
      a: mix(colour.a, colour.a * style.ownColour + lean('a'), amount),
      b: mix(colour.b, colour.b * style.ownColour + lean('b'), amount),
    };
  };
}
