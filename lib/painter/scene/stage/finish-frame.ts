import type { Stage } from './stage.ts';

/** Finishes frames: a soft vignette, and grain that also dithers the gradients. */
export interface Finish {
  /** Writes the finished frame into `target`. Both are RGBA of the stage's size. */
  apply: (source: Uint8ClampedArray, target: Uint8ClampedArray, frame: number) => void;
}

const tile = 1 << 16;

/** The brightness factor of each pixel, 256 for unchanged: 1 in the middle, less toward the corners. */
function createVignette({ width, height, plan }: Stage): Uint16Array {
  const depth = plan.texture * (plan.genre === 'abstract' ? 0.1 : 0.22);
  const shades = new Uint16Array(width * height);
  for (let y = 0; y < height; y++) {
    const down = ((y + 0.5) / height - 0.48) ** 2 * 1.1;
    for (let x = 0; x < width; x++) {
      const distance = ((x + 0.5) / width - 0.5) ** 2 * 1.1 + down;
      shades[y * width + x] = Math.round(256 * (1 - depth * distance * (1 + distance)));
    }
  }
  return shades;
}

function createGrain({ plan, detail, random }: Stage): Int8Array {
  const drawn = random('grain');
  const grainier = plan.medium === 'film' ? 1.7 : 1;
  const strength = plan.texture === 0 ? 0.8 : (1.1 + 4.2 * detail) * grainier;
  return Int8Array.from({ length: tile }, () => Math.round(drawn.spread() * strength + drawn.next() - 0.5));
}

/** Prepares the finish of a stage. */
export function createFinish(stage: Stage): Finish {
  const { width, height } = stage;
  const grain = createGrain(stage);
  const vignette = createVignette(stage);
  return {
    apply: (source, target, frame) => {
      const from = new Uint32Array(source.buffer, source.byteOffset, width * height);
      const to = new Uint32Array(target.buffer, target.byteOffset, width * height);
      let pixel = 0;
      for (let y = 0; y < height; y++) {
        const start = (Math.imul(frame + 1, 40503) + Math.imul(y, 7919)) & (tile - 1);
        for (let x = 0; x < width; x++) {
          const color = from[pixel] as number;
          const shade = vignette[pixel] as number;
          const noise = grain[(start + x) & (tile - 1)] as number;
          let red = (((color & 255) * shade) >> 8) + noise;
          let green = ((((color >> 8) & 255) * shade) >> 8) + noise;
          let blue = ((((color >> 16) & 255) * shade) >> 8) + noise;
          red = red < 0 ? 0 : red > 255 ? 255 : red;
          green = green < 0 ? 0 : green > 255 ? 255 : green;
          blue = blue < 0 ? 0 : blue > 255 ? 255 : blue;
          to[pixel] = -16_777_216 | (blue << 16) | (green << 8) | red;
          pixel++;
        }
      }
    },
  };
}
