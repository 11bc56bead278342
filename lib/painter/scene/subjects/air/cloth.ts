import { hueDistance, mix, type Oklch, tint } from '../../../colour/oklch.ts';
import type { Sitting } from '../subject-art.ts';

/** The two colours of a striped cloth: the prompt's, or the palette's accents in turn. */
export function clothOf({ stage, plan }: Sitting, index: number): [Oklch, Oklch] {
  const { accent, companion, light } = stage.palette;
  if (plan.tint !== null) return [plan.tint, mix(plan.tint, light, 0.6)];
  const main =
    index % 3 === 0
      ? { ...accent, l: 0.6, c: Math.max(0.14, accent.c) }
      : index % 3 === 1
        ? { ...companion, l: 0.66, c: Math.max(0.1, companion.c) }
        : tint(0.8, 0.14, 82);
  const other = Math.abs(hueDistance(main.h, 85)) < 30 ? tint(0.9, 0.03, 85) : tint(0.93, 0.05, 88);
  return [main, other];
}
