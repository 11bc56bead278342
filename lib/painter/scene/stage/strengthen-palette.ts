import type { Oklch } from '../../colour/oklch.ts';
import type { ScenePalette, ScenePlan } from '../plan/scene-plan.ts';

/** The factor on chroma for a strength: a quarter at 0, unchanged at 0.5, one and a half at 1. */
export function chromaFactor(strength: number): number {
  return strength < 0.5 ? 1 - 0.78 * (1 - strength * 2) ** 1.3 : 1 + 0.5 * (strength * 2 - 1);
}

function strengthen(color: Oklch, strength: number): Oklch {
  const contrast = 0.84 + 0.32 * strength;
  return {
    l: Math.min(0.99, Math.max(0.05, 0.55 + (color.l - 0.55) * contrast)),
    c: color.c * chromaFactor(strength),
    h: color.h,
  };
}

/** The palette with the chroma and contrast for a strength. */
export function strengthenPalette(palette: ScenePalette, strength: number): ScenePalette {
  const entries = Object.entries(palette) as [keyof ScenePalette, Oklch][];
  return Object.fromEntries(
    entries.map(([slot, color]) => [slot, strengthen(color, strength)]),
  ) as unknown as ScenePalette;
}

/** The plan with the colours of its single things strengthened in the same way. */
export function strengthenPlan(plan: ScenePlan, strength: number): ScenePlan {
  const tintOf = (tint: Oklch | null): Oklch | null => (tint === null ? null : strengthen(tint, strength));
  return {
    ...plan,
    keyColors: plan.keyColors.map((color) => strengthen(color, strength)),
    tints: Object.fromEntries(Object.entries(plan.tints).map(([part, color]) => [part, strengthen(color, strength)])),
    terrain: plan.terrain.map((stretch) => ({ ...stretch, tint: tintOf(stretch.tint) })),
    subjects: plan.subjects.map((subject) => ({ ...subject, tint: tintOf(subject.tint) })),
  };
}
