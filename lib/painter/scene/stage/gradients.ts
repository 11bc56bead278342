import type { CanvasGradient, SKRSContext2D } from '@napi-rs/canvas';
import { css, mix, type Oklch } from '../../colour/oklch.ts';

/** A colour stop of a gradient. */
export interface Stop {
  at: number;
  color: Oklch;
  alpha?: number;
}

/** The colour of a gradient at a position, mixed in OKLab. */
export function colorAt(stops: readonly Stop[], at: number): { color: Oklch; alpha: number } {
  const next = stops.findIndex((stop) => stop.at >= at);
  const after = stops[next === -1 ? stops.length - 1 : next];
  const before = stops[Math.max(0, (next === -1 ? stops.length : next) - 1)];
  if (after === undefined || before === undefined) throw new Error('a gradient needs a stop');
  const share = after.at === before.at ? 0 : Math.min(1, Math.max(0, (at - before.at) / (after.at - before.at)));
  const [from, to] = [before.alpha ?? 1, after.alpha ?? 1];
  return { color: mix(before.color, after.color, share), alpha: from + (to - from) * share };
}

function fillStops(gradient: CanvasGradient, stops: readonly Stop[], steps: number): CanvasGradient {
  for (let step = 0; step <= steps; step++) {
    const { color, alpha } = colorAt(stops, step / steps);
    gradient.addColorStop(step / steps, css(color, alpha));
  }
  return gradient;
}

/** A perceptually even linear gradient: canvas mixes sRGB, so it gets many stops. */
export function linearGradient(
  context: SKRSContext2D,
  from: [x: number, y: number],
  to: [x: number, y: number],
  stops: readonly Stop[],
): CanvasGradient {
  return fillStops(context.createLinearGradient(...from, ...to), stops, 20);
}

/** The same as a radial gradient. */
export function radialGradient(
  context: SKRSContext2D,
  center: [x: number, y: number],
  radius: number,
  stops: readonly Stop[],
): CanvasGradient {
  return fillStops(context.createRadialGradient(...center, 0, ...center, Math.max(0.01, radius)), stops, 20);
}

/** A glow of one colour that fades as light does in haze: fast at first, then slowly. */
export function glowGradient(
  context: SKRSContext2D,
  center: [x: number, y: number],
  radius: number,
  color: Oklch,
  alpha: number,
): CanvasGradient {
  const gradient = context.createRadialGradient(...center, 0, ...center, Math.max(0.01, radius));
  for (let step = 0; step <= 16; step++) {
    const at = step / 16;
    gradient.addColorStop(at, css(color, alpha * (1 - at) ** 2.4));
  }
  return gradient;
}
