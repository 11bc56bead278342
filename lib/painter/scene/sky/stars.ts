import { css, mix } from '../../colour/oklch.ts';
import { fractal } from '../noise/noise.ts';
import { smoothStep } from '../../curves/smooth-step.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { paintPatch } from '../texture/pixel-patch.ts';

interface Star {
  x: number;
  y: number;
  size: number;
  alpha: number;
  warmth: number;
  phase: number;
}

function scatter(stage: Stage, bottom: number): Star[] {
  const { left, right, top, unit, plan, detail } = stage;
  const random = stage.random('stars');
  const area = ((right - left) * (bottom - top)) / (unit * unit);
  const count = Math.round(area * plan.air.stars * (220 + 520 * detail));
  return Array.from({ length: count }, () => {
    const magnitude = random.next() ** 5;
    return {
      x: random.between(left, right),
      y: random.between(top, bottom),
      size: unit * (0.0006 + 0.0017 * magnitude),
      alpha: 0.3 + 0.7 * Math.max(magnitude, random.next() ** 2 * 0.8),
      warmth: random.next(),
      phase: random.between(0, Math.PI * 2),
    };
  });
}

/** Stars of many magnitudes, fainter toward the horizon; the brightest sparkle, and twinkle in a video. */
export function createStars(stage: Stage, bottom: number): SceneLayer {
  const { palette, unit, top } = stage;
  const stars = scatter(stage, bottom);
  const fade = (y: number): number => smoothStep(bottom, bottom - (bottom - top) * 0.5, y);
  const tone = (warmth: number) =>
    mix({ l: 0.98, c: 0.03, h: 250 }, mix(palette.light, { l: 0.95, c: 0.07, h: 75 }, 0.5), warmth);
  const bright = stars.filter((star) => star.size > unit * 0.0013).slice(0, 90);
  return {
    name: 'stars',
    depth: 0,
    paint: (context) => {
      if (stage.plan.air.milkyWay > 0) paintMilkyWay(context, stage, bottom);
      for (const star of stars) {
        context.fillStyle = css(tone(star.warmth), star.alpha * fade(star.y));
        const size = Math.max(0.35, star.size);
        context.fillRect(star.x - size, star.y - size, size * 2, size * 2);
      }
    },
    animate: (context, { timeSeconds }) => {
      for (const star of bright) {
        const twinkle = 0.6 + 0.4 * Math.sin(timeSeconds * 2.4 + star.phase);
        const reach = star.size * 4.6 * twinkle;
        context.strokeStyle = css(tone(star.warmth), 0.55 * twinkle * fade(star.y));
        context.lineWidth = Math.max(0.4, star.size * 0.5);
        context.beginPath();
        context.moveTo(star.x - reach, star.y);
        context.lineTo(star.x + reach, star.y);
        context.moveTo(star.x, star.y - reach);
        context.lineTo(star.x, star.y + reach);
        context.stroke();
      }
    },
  };
}

function paintMilkyWay(context: Parameters<NonNullable<SceneLayer['paint']>>[0], stage: Stage, bottom: number): void {
  const { left, right, top, unit, palette, width } = stage;
  const noise = stage.noise('milky way');
  const random = stage.random('milky way');
  const lean = (stage.plan.light.across < 0.5 ? 1 : -1) * 0.62;
  const across = (x: number, y: number): number =>
    (x - width * (0.5 - lean * 0.05)) / unit - lean * (y / unit - 0.35) + noise(y / unit, 3) * 0.06;
  const colors = [mix(palette.companion, palette.sky, 0.4), mix(palette.light, palette.companion, 0.3)].map(
    (color) => css(color).match(/\d+/g)?.map(Number) ?? [],
  );
  context.globalCompositeOperation = 'screen';
  paintPatch(context, { x: left, y: top, width: right - left, height: bottom - top }, 900, (x, y, pixel) => {
    const distance = across(x, y);
    const cloud = fractal(noise, (x / unit) * 4, (y / unit) * 4, 6, 0.58);
    const band = Math.exp(-((distance / 0.17) ** 2)) * (0.55 + cloud * 0.9);
    const lane =
      smoothStep(-0.05, 0.45, fractal(noise, (x / unit) * 3.4 + 9, (y / unit) * 3.4, 6, 0.6)) *
      Math.exp(-((distance / 0.07) ** 2));
    const glow = Math.max(0, band - lane * 0.5 * smoothStep(0, 0.5, band));
    const heart = smoothStep(0.35, 1, glow);
    for (let channel = 0; channel < 3; channel++)
      pixel[channel] = (colors[0]?.[channel] ?? 0) * (1 - heart) + (colors[1]?.[channel] ?? 0) * heart;
    pixel[3] = Math.min(0.85, glow * 0.85) * smoothStep(bottom, bottom - (bottom - top) * 0.4, y);
  });
  context.globalCompositeOperation = 'source-over';
  const count = Math.round(2600 * stage.detail + 700);
  for (let index = 0; index < count; index++) {
    const y = random.between(top, bottom);
    const x = width * (0.5 - lean * 0.05) + lean * (y - unit * 0.35) + random.spread() * unit * 0.24;
    const size = Math.max(0.3, unit * random.between(0.0003, 0.0009));
    context.fillStyle = css(
      { l: 0.97, c: 0.02, h: 260 },
      random.between(0.15, 0.7) * smoothStep(bottom, bottom - (bottom - top) * 0.4, y),
    );
    context.fillRect(x, y, size * 2, size * 2);
  }
}
