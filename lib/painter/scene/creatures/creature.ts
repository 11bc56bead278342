import { type Oklch, tint } from '../../colour/oklch.ts';

/** The colour of each part of a creature. */
export type Tone = 'coat' | 'pale' | 'dark' | 'far' | 'extra';

/**
 * A tapering limb with round ends: from a point with a radius to another. Creatures face right, stand on y = 0 and are
 * about 1 high.
 */
export type Bone = readonly [tone: Tone, x1: number, y1: number, r1: number, x2: number, y2: number, r2: number];

/** A line drawn over a creature, such as an antler: a path of points with a width that tapers to its end. */
export interface Stroke {
  tone: Tone;
  width: number;
  points: readonly (readonly [x: number, y: number])[];
}

/** A sharp part, such as an ear. */
export interface Facet {
  tone: Tone;
  points: readonly (readonly [x: number, y: number])[];
}

/** A creature as data: limbs that blend into each other, and details drawn on them. */
export interface Creature {
  bones: readonly Bone[];
  facets?: readonly Facet[];
  strokes?: readonly Stroke[];
  eye: readonly [x: number, y: number, radius: number] | null;
  nose?: readonly [x: number, y: number, radius: number];
  /** How softly limbs blend. */
  melt: number;
  colors: Record<Tone, Oklch>;
  /** How shaggy its coat is, 0 smooth to 1. */
  shag: number;
}

/** Colours of a coat from its main one: paler below, darker at the extremities. */
export function coat(main: Oklch, more: Partial<Record<Tone, Oklch>> = {}): Record<Tone, Oklch> {
  return {
    coat: main,
    pale: tint(Math.min(0.95, main.l + 0.24), main.c * 0.3, main.h),
    dark: tint(Math.max(0.15, main.l - 0.26), main.c * 0.5, main.h),
    far: tint(main.l * 0.82, main.c * 0.9, main.h),
    extra: tint(main.l * 0.7, main.c * 0.8, main.h),
    ...more,
  };
}

/** A chain of bones through joints `[x, y, radius]`. */
export function limb(tone: Tone, ...joints: readonly (readonly [number, number, number])[]): Bone[] {
  return joints.slice(1).map((joint, index) => {
    const [fromX, fromY, fromRadius] = joints[index] ?? joint;
    const [toX, toY, toRadius] = joint;
    return [tone, fromX, fromY, fromRadius, toX, toY, toRadius] as const;
  });
}
