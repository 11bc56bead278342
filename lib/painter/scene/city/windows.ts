import type { SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch, shift } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import type { Stage } from '../stage/stage.ts';

/** Lit windows by time of day: the share of them that are lit. */
export function litShare({ plan }: Stage): number {
  const usual = { night: 0.5, dusk: 0.4, sunset: 0.16, dawn: 0.14, golden: 0.05, morning: 0, day: 0 }[plan.time];
  return plan.tones.includes('neon') ? Math.max(0.5, usual) : plan.air.rain > 0 ? Math.max(0.25, usual) : usual;
}

/** The colours of lamps and windows, the most frequent first. */
export function lampColors({ palette, plan }: Stage): readonly [Oklch, ...Oklch[]] {
  const own = plan.tints.glass ?? plan.tints.light;
  const warm: Oklch = own ?? { l: 0.87, c: 0.12, h: 76 };
  const isNeon = plan.tones.includes('neon');
  if (isNeon)
    return [palette.accent, palette.companion, shift(palette.companion, { h: 40 }), mix(warm, palette.accent, 0.3)];
  return [warm, warm, { ...warm, l: 0.9, c: 0.07 }, mix(warm, palette.accent, 0.4), { l: 0.9, c: 0.04, h: 220 }];
}

/** A face of a building for windows. */
export interface Facade {
  x: number;
  y: number;
  width: number;
  height: number;
  color: Oklch;
  /** The height of a storey in pixels. */
  storey: number;
  /** How clear it is, 0 hidden in haze to 1. */
  clarity: number;
}

/** Paints windows in rows; by night some are lit, by whole floors or single. */
export function paintWindows(context: SKRSContext2D, stage: Stage, facade: Facade, random: Random): void {
  const { x, y, width, height, color, storey, clarity } = facade;
  const share = litShare(stage) * random.between(0.5, 1.35);
  const lamps = lampColors(stage);
  const main = random.pick(lamps);
  const style = random.pick(['grid', 'grid', 'bands', 'columns'] as const);
  const gap = storey * (style === 'columns' ? 0.62 : 0.8);
  const columns = Math.max(1, Math.floor((width - gap * 0.5) / gap));
  const margin = (width - columns * gap) / 2;
  const rows = Math.floor((height - storey * 0.6) / storey);
  const dark = mix(shift(color, { l: stage.plan.time === 'night' ? -0.025 : -0.055 }), stage.palette.sky, 0.12);
  const glass = stage.plan.time === 'night' ? dark : mix(shift(color, { l: 0.05 }), stage.palette.sky, 0.45);
  for (let row = 0; row < rows; row++) {
    const isLitFloor = random.chance(share * 0.14);
    for (let column = 0; column < columns; column++) {
      const [draw, tone] = [random.next(), random.next()];
      const isLit = draw < share * (isLitFloor ? 2.4 : 0.85);
      if (!isLit && clarity < 0.35 && tone < 0.6) continue;
      const [left, top] = [x + margin + column * gap, y + storey * 0.5 + row * storey];
      const lamp = tone > 0.8 ? random.pick(lamps) : main;
      context.fillStyle = isLit
        ? css(shift(lamp, { l: -0.12 * tone }), 0.35 + 0.6 * clarity)
        : css(tone > 0.75 ? glass : dark, 0.25 + 0.5 * clarity);
      if (style === 'bands') context.fillRect(left, top, gap * 1.02, storey * 0.42);
      else if (style === 'columns') context.fillRect(left + gap * 0.22, top, gap * 0.5, storey * 0.86);
      else context.fillRect(left + gap * 0.18, top, gap * 0.6, storey * 0.56);
    }
  }
}
