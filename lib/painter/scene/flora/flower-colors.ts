import { mix, type Oklch, tint } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';
import type { FlowerKind } from './flower-shapes.ts';

const usual: Record<FlowerKind, readonly [Oklch, ...Oklch[]]> = {
  flowers: [
    tint(0.94, 0.02, 90),
    tint(0.84, 0.15, 92),
    tint(0.66, 0.16, 320),
    tint(0.62, 0.17, 285),
    tint(0.74, 0.16, 15),
  ],
  tulips: [tint(0.6, 0.21, 22), tint(0.84, 0.16, 90), tint(0.76, 0.14, 352), tint(0.93, 0.03, 80)],
  sunflowers: [tint(0.84, 0.17, 86), tint(0.8, 0.17, 78)],
  poppies: [tint(0.6, 0.22, 28), tint(0.64, 0.21, 35)],
  roses: [tint(0.58, 0.2, 15), tint(0.8, 0.11, 5), tint(0.92, 0.04, 60)],
};

/** The flowers in a stage's meadow, and their colours in its light. */
export function flowersOf(stage: Stage): { kind: FlowerKind; colors: readonly [Oklch, ...Oklch[]] } {
  const { plan, palette } = stage;
  const planted = plan.subjects.find((subject) => subject.kind in usual);
  const kind = (planted?.kind ?? 'flowers') as FlowerKind;
  const dim = plan.time === 'night' ? 0.55 : plan.time === 'dusk' ? 0.35 : 0.08;
  const inLight = (color: Oklch): Oklch => mix(color, mix(palette.near, palette.sky, 0.4), dim);
  const own = planted?.tint ?? null;
  if (own !== null) return { kind, colors: [own, mix(own, palette.light, 0.25)] };
  const [first, ...others] = usual[kind];
  return {
    kind,
    colors:
      kind === 'flowers'
        ? [inLight(first), ...others.map(inLight), palette.accent, palette.companion]
        : [inLight(first), ...others.map(inLight)],
  };
}
