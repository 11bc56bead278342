import type { Stage } from './stage.ts';

/** Finishes frames: a soft vignette and grain that also dithers the gradients. */
export interface Finish {
  /** Writes the finished frame into `target`. Both are RGBA of the stage's size. */
  apply: (source: Uint8ClampedArray, target: Uint8ClampedArray, frame: number) => void;
}

const tile = 1 << 16;

/** Prepares the finish of a stage: its grain and its vignette. */
export function createFinish(stage: Stage): Finish {
  const { width, height, plan, detail } = stage;
  const random = stage.random('grain');
  const grain = new Float32Array(tile);
  const strength = plan.texture === 0 ? 0.7 : 1.2 + 4.2 * detail;
  for (let index = 0; index < tile; index++) grain[index] = random.spread() * strength;
  const across = new Float32Array(width);
  const depth = plan.texture * (plan.genre === 'abstract' ? 0.08 : 0.2);
  for (let x = 0; x < width; x++) across[x] = ((x + 0.5) / width - 0.5) ** 2 * 1.1;
  return {
    apply: (source, target, frame) => {
      let at = (Math.imul(frame + 1, 40503) >>> 0) % tile;
      let offset = 0;
      for (let y = 0; y < height; y++) {
        const down = ((y + 0.5) / height - 0.48) ** 2 * 1.1;
        at = (at + 977 + ((y * 7919) & 255)) & (tile - 1);
        for (let x = 0; x < width; x++) {
          const distance = (across[x] as number) + down;
          const shade = 1 - depth * distance * (1 + distance);
          const noise = grain[at] as number;
          at = (at + 1) & (tile - 1);
          target[offset] = (source[offset] as number) * shade + noise;
          target[offset + 1] = (source[offset + 1] as number) * shade + noise;
          target[offset + 2] = (source[offset + 2] as number) * shade + noise;
          target[offset + 3] = 255;
          offset += 4;
        }
      }
    },
  };
}
