import { css, mix } from '../../colour/oklch.ts';
import type { Random } from '../noise/random.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';
import { boltSpan, flashLight, flashPeriodSeconds, flashStream } from './flashes.ts';

/** A rainbow opposite the sun, its second bow faint. */
export function createRainbow(stage: Stage): SceneLayer {
  const { width, horizon, unit, light } = stage;
  const x = width - light.x * 0.9;
  const radius = Math.min(horizon * 0.92, unit * 0.78);
  return {
    name: 'rainbow',
    depth: 0.06,
    paint: (context) => {
      for (const [reach, alpha, isTurned] of [
        [radius, 0.42, false],
        [radius * 1.24, 0.12, true],
      ] as const) {
        const band = unit * 0.055;
        const gradient = context.createRadialGradient(x, horizon, reach - band, x, horizon, reach + band);
        for (let step = 0; step <= 24; step++) {
          const share = step / 24;
          const hue = 300 - 275 * (isTurned ? 1 - share : share);
          gradient.addColorStop(share, css({ l: 0.82, c: 0.15, h: hue }, alpha * Math.sin(share * Math.PI) ** 0.7));
        }
        context.fillStyle = gradient;
        context.beginPath();
        context.arc(x, horizon, reach + band, Math.PI, 0);
        context.arc(x, horizon, reach - band, 0, Math.PI, true);
        context.fill();
      }
    },
  };
}

/** Shooting stars: one at rest in a still, crossing one after another in a video. */
export function createMeteors(stage: Stage): SceneLayer {
  const { width, horizon, unit, palette } = stage;
  const random = stage.random('meteors');
  const meteors = Array.from({ length: 5 }, (_, index) => ({
    x: width * random.between(0.25, 0.95),
    y: horizon * random.between(0.06, 0.5),
    length: unit * random.between(0.16, 0.34),
    start: index * 1.7,
  }));
  return {
    name: 'meteors',
    depth: 0.01,
    isFleeting: true,
    animate: (context, { timeSeconds }) => {
      for (const [index, meteor] of meteors.entries()) {
        const age = stage.durationSeconds > 0 ? (timeSeconds - meteor.start + 0.4) / 0.9 : index < 3 ? 0.55 : -1;
        if (age < 0 || age > 1) continue;
        const [x, y] = [meteor.x - meteor.length * (age * 1.6 - 0.8), meteor.y + meteor.length * (age * 0.8 - 0.4)];
        const alpha = Math.sin(age * Math.PI);
        const tail = context.createLinearGradient(x, y, x + meteor.length, y - meteor.length * 0.5);
        tail.addColorStop(0, css(palette.light, alpha));
        tail.addColorStop(1, css(palette.light, 0));
        context.strokeStyle = tail;
        context.lineWidth = Math.max(0.7, unit * 0.0026);
        context.lineCap = 'round';
        context.beginPath();
        context.moveTo(x, y);
        context.lineTo(x + meteor.length, y - meteor.length * 0.5);
        context.stroke();
        context.fillStyle = glowGradient(context, [x, y], unit * 0.016, palette.light, alpha);
        context.fillRect(x - unit * 0.016, y - unit * 0.016, unit * 0.032, unit * 0.032);
      }
    },
  };
}

type Bolt = { points: [x: number, y: number][]; weight: number }[];

/** The strokes of a bolt: its trunk and its forks, each lighter than the stroke that it branches from. */
function forkBolt(random: Random, x: number, y: number, bottom: number, weight: number): Bolt {
  const points: [number, number][] = [[x, y]];
  const forks: Bolt = [];
  let [atX, atY] = [x, y];
  while (atY < bottom) {
    atX += random.spread() * (bottom - y) * 0.045;
    atY += (bottom - y) * random.between(0.02, 0.07);
    points.push([atX, atY]);
    if (weight > 0.3 && random.chance(0.17))
      forks.push(...forkBolt(random, atX, atY, atY + (bottom - atY) * random.between(0.2, 0.6), weight * 0.45));
  }
  return [{ points, weight }, ...forks];
}

/** Lightning from the clouds to the ground, the sky around it lit; in a video it flashes now and then. */
export function createLightning(stage: Stage): SceneLayer {
  const { width, horizon, unit, plan } = stage;
  const glow = mix(plan.tints.lightning ?? { l: 0.95, c: 0.05, h: 285 }, stage.palette.light, 0.2);
  return {
    name: 'lightning',
    depth: 0.08,
    isFleeting: true,
    animate: (context, { timeSeconds }) => {
      const flash = stage.durationSeconds === 0 ? 1 : flashLight(timeSeconds);
      if (flash <= 0.02) return;
      const random = stage.random(flashStream(Math.floor(timeSeconds / flashPeriodSeconds)));
      const x = width * random.between(...boltSpan);
      const bolt = forkBolt(random, x, horizon * 0.08, horizon * 1.01, 1);
      context.globalCompositeOperation = 'screen';
      context.fillStyle = glowGradient(context, [x, horizon * 0.35], unit * 0.9, glow, 0.5 * flash);
      context.fillRect(0, 0, width, horizon * 1.4);
      context.lineCap = 'round';
      context.lineJoin = 'round';
      for (const [thickness, alpha] of [
        [0.016, 0.12],
        [0.007, 0.3],
        [0.0028, 1],
      ] as const) {
        context.strokeStyle = css(glow, alpha * flash);
        for (const { points, weight } of bolt) {
          context.lineWidth = Math.max(0.5, unit * thickness * weight);
          context.beginPath();
          for (const point of points) context.lineTo(...point);
          context.stroke();
        }
      }
    },
  };
}
