import { mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';

/** The colours of an abstract: a ground, and figures that start with what the prompt names. */
export function abstractColors({ palette, plan }: Stage): { ground: Oklch; figures: readonly Oklch[] } {
  const isDark = plan.tones.includes('dark') || plan.tones.includes('neon') || plan.moods.includes('dramatic');
  const own = plan.keyColors;
  const paper = isDark ? { l: 0.2, c: 0.02, h: palette.zenith.h } : { l: 0.93, c: 0.025, h: 85 };
  const ground =
    plan.tints.background ?? (own[0] === undefined ? paper : mix(paper, own[own.length - 1] ?? own[0], 0.12));
  if (own.length === 0) {
    const figures = [palette.zenith, palette.accent, palette.sky, palette.companion, palette.horizon, palette.near];
    return {
      ground,
      figures: figures.map(({ l, c, h }) => ({ l, c: Math.max(c, plan.tones.includes('monochrome') ? 0 : 0.05), h })),
    };
  }
  const variants = own.flatMap((color, index) => [color, shift(color, { l: index % 2 === 0 ? -0.16 : 0.12, c: 0.85 })]);
  const contrast = isDark ? { l: 0.92, c: 0.02, h: 85 } : shift(own[0] ?? palette.near, { l: -0.34, c: 0.6 });
  return { ground, figures: [...own, ...variants, contrast] };
}
