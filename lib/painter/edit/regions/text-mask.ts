import { createPlane, mapPlane, type Plane } from '../pixels/image.ts';
import { drawStroke } from './draw-stroke.ts';
import { strokeCandidates, type StrokeCandidate } from './stroke-candidates.ts';
import { findTextLines } from './text-lines.ts';

/** Half sides of the windows, for letters of different sizes, at a longest side of 1280 pixels. */
const windowRadii = [9, 18, 36, 72];

/** Strokes found together, by one window. */
interface TextLine {
  strokes: StrokeCandidate[];
  /** Lightness, or its inverse for bright letters: ink is always darker than paper. */
  signed: Plane;
  /**
   * How well the window fits: much ink in many letters. A window that is too small breaks letters, one that is too
   * large joins them.
   */
  score: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/**
 * Lettering, 0 to 1: strokes that differ from their surroundings and form lines; dark on bright and bright on dark, at
 * four sizes of letters. All 0 when there is none.
 */
export function textMask(lightness: Plane): Plane {
  const { width, height } = lightness;
  const scale = Math.max(width, height) / 1280;
  const found: TextLine[] = [];
  for (const polarity of ['dark', 'bright'] as const) {
    const signed = polarity === 'dark' ? lightness : mapPlane(lightness, (value) => 1 - value);
    for (const radius of windowRadii) {
      const candidates = strokeCandidates(signed, Math.max(4, Math.round(radius * scale)));
      found.push(...findTextLines(candidates, width, height).map((strokes) => describeLine(strokes, signed)));
    }
  }
  const accepted: TextLine[] = [];
  for (const line of found.toSorted((one, other) => other.score - one.score)) {
    if (!accepted.some((known) => overlap(known, line))) accepted.push(line);
  }
  const mask = createPlane(width, height);
  for (const { strokes, signed } of accepted) for (const stroke of strokes) drawStroke(mask, signed, stroke);
  return mask;
}

function describeLine(strokes: StrokeCandidate[], signed: Plane): TextLine {
  const ink = strokes.reduce((sum, stroke) => sum + stroke.area, 0);
  return {
    strokes,
    signed,
    score: ink * Math.sqrt(strokes.length),
    left: Math.min(...strokes.map(({ left }) => left)),
    top: Math.min(...strokes.map(({ top }) => top)),
    right: Math.max(...strokes.map(({ right }) => right)),
    bottom: Math.max(...strokes.map(({ bottom }) => bottom)),
  };
}

function overlap(one: TextLine, other: TextLine): boolean {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
  const smaller = Math.min(
    (one.right - one.left) * (one.bottom - one.top),
    (other.right - other.left) * (other.bottom - other.top),
  );
  return across > 0 && down > 0 && across * down > smaller * 0.3;
}
