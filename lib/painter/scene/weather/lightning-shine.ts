import { mix } from '../../colour/oklch.ts';
import { createRandom } from '../noise/random.ts';
import { boltSpan, flashLight, flashPeriodSeconds, flashStream } from '../sky/flashes.ts';
import { glowGradient } from '../stage/gradients.ts';
import type { SceneLayer } from '../stage/scene-layer.ts';
import type { Stage } from '../stage/stage.ts';

/** The light of a flash on land and water, below its bolt. Only videos have it, because it is momentary. */
export function createLightningShine(stage: Stage): SceneLayer {
  const { width, height, horizon, left, right, bottom, plan } = stage;
  const color = mix(plan.tints.lightning ?? { l: 0.95, c: 0.05, h: 285 }, stage.palette.light, 0.2);
  return {
    name: 'lightning shine',
    depth: 0.5,
    isFleeting: true,
    animate: (context, { timeSeconds }) => {
      const flash = flashLight(timeSeconds);
      if (flash <= 0.02) return;
      const stream = flashStream(Math.floor(timeSeconds / flashPeriodSeconds));
      const x = width * createRandom(plan.seed, stream).between(...boltSpan);
      context.globalCompositeOperation = 'screen';
      context.fillStyle = glowGradient(context, [x, horizon], Math.max(width, height) * 0.9, color, 0.24 * flash);
      context.fillRect(left, horizon * 0.9, right - left, bottom - horizon * 0.9);
    },
  };
}
