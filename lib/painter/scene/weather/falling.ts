import { css, mix } from '../../colour/oklch.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

function wrap(value: number, low: number, high: number): number {
  const span = high - low;
  return ((((value - low) % span) + span) % span) + low;
}

/** Rain at three distances, slanting with the wind. */
export function createRain(stage: Stage): SceneLayer {
  const { left, right, top, bottom, unit, plan, palette, detail } = stage;
  const random = stage.random('rain');
  const slant = 0.1 + plan.air.wind * 0.35;
  const color = mix(palette.cloud, { l: 0.92, c: 0.02, h: 230 }, 0.5);
  const ranks = [
    { share: 0.5, length: 0.018, width: 0.0008, speed: 1.2, alpha: 0.26 },
    { share: 0.35, length: 0.038, width: 0.0013, speed: 1.9, alpha: 0.32 },
    { share: 0.15, length: 0.075, width: 0.002, speed: 2.8, alpha: 0.36 },
  ];
  const many = plan.air.rain * (180 + 420 * detail) * ((right - left) / unit);
  const drops = ranks.map(({ share }) =>
    Array.from(
      { length: Math.round(many * share) },
      () => [random.between(left, right), random.between(top, bottom), random.between(0.7, 1.3)] as const,
    ),
  );
  return {
    name: 'rain',
    depth: 0.9,
    animate: (context, { timeSeconds }) => {
      for (const [rank, { length, width, speed, alpha }] of ranks.entries()) {
        context.strokeStyle = css(color, alpha);
        context.lineWidth = Math.max(0.5, unit * width);
        context.beginPath();
        for (const [x, y, own] of drops[rank] ?? []) {
          const fallen = timeSeconds * unit * speed * own;
          const atY = wrap(y + fallen, top - unit * 0.1, bottom);
          const atX = wrap(x - fallen * slant, left - unit * 0.1, right + unit * 0.1);
          context.moveTo(atX, atY);
          context.lineTo(atX - unit * length * slant * own, atY + unit * length * own);
        }
        context.stroke();
      }
    },
  };
}

/** Snow at three distances; the near flakes are large and soft. */
export function createSnowfall(stage: Stage): SceneLayer {
  const { left, right, top, bottom, unit, plan, detail, palette } = stage;
  const random = stage.random('snowfall');
  const color = mix({ l: 0.97, c: 0.008, h: 240 }, palette.cloud, 0.25);
  const flakes = Array.from(
    { length: Math.round(plan.air.snowfall * (260 + 420 * detail) * ((right - left) / unit)) },
    () => {
      const near = random.next() ** 2.6;
      return {
        x: random.between(left, right),
        y: random.between(top, bottom),
        size: unit * (0.0012 + 0.0075 * near),
        near,
        phase: random.between(0, 6),
      };
    },
  );
  return {
    name: 'snowfall',
    depth: 0.9,
    animate: (context, { timeSeconds }) => {
      const wind = plan.air.wind * 0.12;
      for (const alpha of [0.9, 0.55]) {
        context.fillStyle = css(color, alpha);
        context.beginPath();
        for (const { x, y, size, near, phase } of flakes) {
          if (near > 0.35 !== alpha < 0.7) continue;
          const atY = wrap(y + timeSeconds * unit * (0.04 + 0.14 * near), top, bottom);
          const atX = wrap(
            x +
              Math.sin(timeSeconds * 0.9 + phase) * unit * 0.012 * (1 + near * 2) +
              timeSeconds * unit * wind * (0.3 + near),
            left,
            right,
          );
          context.moveTo(atX + size, atY);
          context.arc(atX, atY, size, 0, Math.PI * 2);
        }
        context.fill();
      }
    },
  };
}

/** Petals or leaves on the wind, in the season's colours. */
export function createPetals(stage: Stage): SceneLayer {
  const { left, right, top, bottom, unit, plan, palette } = stage;
  const random = stage.random('petals');
  const isAutumn = plan.season === 'autumn';
  const tones = isAutumn
    ? [
        { l: 0.66, c: 0.17, h: 48 },
        { l: 0.76, c: 0.15, h: 75 },
        { l: 0.55, c: 0.17, h: 30 },
      ]
    : [
        { l: 0.86, c: 0.09, h: 358 },
        { l: 0.93, c: 0.04, h: 10 },
      ];
  const own = plan.tints.petals;
  const petals = Array.from({ length: Math.round(plan.air.petals * 90 * ((right - left) / unit)) }, () => ({
    x: random.between(left, right),
    y: random.between(top, bottom),
    size: unit * random.between(0.004, 0.012),
    phase: random.between(0, 6),
    color: mix(
      own ?? tones[Math.floor(random.next() * tones.length)] ?? palette.accent,
      palette.light,
      random.between(0, 0.3),
    ),
  }));
  return {
    name: 'petals',
    depth: 0.92,
    animate: (context, { timeSeconds }) => {
      for (const { x, y, size, phase, color } of petals) {
        const atY = wrap(y + timeSeconds * unit * (0.05 + size / unit), top, bottom);
        const atX = wrap(
          x + timeSeconds * unit * (0.04 + plan.air.wind * 0.15) + Math.sin(timeSeconds * 1.4 + phase) * unit * 0.03,
          left,
          right,
        );
        context.fillStyle = css(color, 0.92);
        context.beginPath();
        context.ellipse(
          atX,
          atY,
          size,
          size * (0.25 + 0.35 * Math.abs(Math.sin(timeSeconds * 2 + phase))),
          phase + timeSeconds,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    },
  };
}
