import type { SKRSContext2D } from '@napi-rs/canvas';
import { css } from '../../colour/oklch.ts';
import type { Stage } from '../stage/stage.ts';

/** Paints the shafts of light below waves; in a video they sway, brighten and fade. */
export function paintShafts(context: SKRSContext2D, stage: Stage, timeSeconds: number): void {
  const { top, bottom, light, unit } = stage;
  const random = stage.random('shafts');
  context.globalCompositeOperation = 'soft-light';
  for (let shaft = 0; shaft < 13; shaft++) {
    const still = light.x + random.spread() * unit * 1.1;
    const sway = (share: number, rate: number): number =>
      share * unit * (Math.sin(timeSeconds * rate + shaft) - Math.sin(shaft));
    const x = still + sway(0.016, 0.55);
    const wide = unit * random.between(0.025, 0.11);
    const gradient = context.createLinearGradient(0, top, 0, bottom * random.between(0.65, 1));
    const alpha =
      random.between(0.3, 0.8) * (1 - 0.3 * Math.sin(timeSeconds * 0.9 + shaft * 1.7) + 0.3 * Math.sin(shaft * 1.7));
    gradient.addColorStop(0, css(stage.palette.light, Math.min(1, alpha)));
    gradient.addColorStop(1, css(stage.palette.light, 0));
    context.fillStyle = gradient;
    const lean = (still - light.x) * 0.45 + sway(0.05, 0.4);
    for (const share of [0.5, 1]) {
      context.beginPath();
      context.moveTo(x - wide * 0.4 * share, top);
      context.lineTo(x + wide * 0.4 * share, top);
      context.lineTo(x + lean + wide * 1.4 * share, bottom);
      context.lineTo(x + lean - wide * 1.4 * share, bottom);
      context.fill();
    }
  }
}
