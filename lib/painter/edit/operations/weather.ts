import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { smoothStep } from '../../curves/smooth-step.ts';
import { createNoise, fractal } from '../../scene/noise/noise.ts';
import { createRandom, type Random } from '../../scene/noise/random.ts';
import { createPlane, type Image } from '../pixels/image.ts';
import { blendByMask } from './combine.ts';

/** The lightness of fog, rain and snow relative to the image's own. */
const paleness = 236;

/** The image's brightest light, which is the colour of haze: at night fog is dark. */
function lightOf({ pixels }: Image): readonly [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  const stride = Math.max(1, Math.floor(pixels.length / 4 / 10_000)) * 4;
  let count = 0;
  for (let index = 0; index < pixels.length; index += stride) {
    for (const channel of [0, 1, 2] as const) sums[channel] += pixels[index + channel] ?? 0;
    count++;
  }
  const means = sums.map((sum) => sum / Math.max(1, count));
  const mean = Math.max(1, ((means[0] ?? 0) + (means[1] ?? 0) + (means[2] ?? 0)) / 3);
  const bright = paleness * (0.28 + 0.72 * smoothStep(25, 125, mean));
  const toned = (channel: number) => bright * (0.82 + 0.18 * Math.min(1.4, channel / mean));
  return [toned(means[0] ?? 0), toned(means[1] ?? 0), toned(means[2] ?? 0)];
}

/** Adds fog to an image, in drifting banks, densest about the horizon and thin close by. */
export function addFog(image: Image, amount: number, seed: number): Image {
  const { width, height } = image;
  const fog = { ...image, pixels: new Uint8ClampedArray(image.pixels) };
  const light = lightOf(image);
  const noise = createNoise(seed, 'fog');
  const mask = createPlane(width, height);
  const side = Math.min(width, height);
  for (let y = 0; y < height; y++) {
    const down = y / height;
    const distance = smoothStep(1.12, 0.52, down) * (0.55 + 0.45 * smoothStep(-0.35, 0.45, down));
    for (let x = 0; x < width; x++) {
      const bank = fractal(noise, (x / side) * 1.6, (y / side) * 4.2, 3);
      const share = amount * 1.15 * distance * (0.82 + 0.36 * bank) + amount * 0.1;
      mask.values[y * width + x] = Math.min(0.96, Math.max(0, share));
      for (const channel of [0, 1, 2] as const) fog.pixels[(y * width + x) * 4 + channel] = light[channel];
    }
  }
  return blendByMask(image, fog, mask);
}

type Falling = 'rain' | 'snow';

interface Sheet {
  width: number;
  height: number;
  side: number;
  amount: number;
  /** 0 far to 1 near. */
  near: number;
  random: Random;
}

function drawRain(context: SKRSContext2D, { width, height, side, amount, near, random }: Sheet): void {
  const drops = Math.round((width * height * (900 - 640 * near) * (0.35 + amount)) / (side * side));
  const slant = 0.14;
  context.lineCap = 'round';
  for (let drop = 0; drop < drops; drop++) {
    const long = side * (0.02 + 0.055 * near) * random.between(0.6, 1.3);
    const [x, y] = [random.between(-0.1, 1.1) * width, random.between(-0.1, 1) * height];
    context.lineWidth = Math.max(0.6, side * (0.0008 + 0.0015 * near));
    context.strokeStyle = `rgba(255,255,255,${random.between(0.12, 0.3) + 0.14 * near})`;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - long * slant, y + long);
    context.stroke();
  }
}

function drawSnow(context: SKRSContext2D, { width, height, side, amount, near, random }: Sheet): void {
  const flakes = Math.round((width * height * (620 - 540 * near) * (0.35 + amount)) / (side * side));
  for (let flake = 0; flake < flakes; flake++) {
    const radius = Math.max(0.7, side * (0.0016 + 0.0075 * near ** 2) * random.between(0.6, 1.3));
    const [x, y] = [random.next() * width, random.next() * height];
    const soft = context.createRadialGradient(x, y, 0, x, y, radius * 1.5);
    const strength = random.between(0.5, 0.92) * (1 - 0.3 * near);
    soft.addColorStop(0, `rgba(255,255,255,${strength})`);
    soft.addColorStop(0.45, `rgba(255,255,255,${strength * 0.8})`);
    soft.addColorStop(1, 'rgba(255,255,255,0)');
    context.fillStyle = soft;
    context.fillRect(x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3);
  }
}

/** Adds rain or snow in front of an image, in layers from far and fine to near and large. */
export function addFalling(image: Image, kind: Falling, amount: number, seed: number): Image {
  const { width, height } = image;
  const context = createCanvas(width, height).getContext('2d');
  const random = createRandom(seed, kind);
  for (const near of [0, 0.45, 1]) {
    const sheet = { width, height, side: Math.min(width, height), amount, near, random };
    (kind === 'rain' ? drawRain : drawSnow)(context, sheet);
  }
  const { data } = context.getImageData(0, 0, width, height);
  const mask = createPlane(width, height);
  for (let index = 0; index < mask.values.length; index++) {
    mask.values[index] = (data[index * 4 + 3] ?? 0) / 255;
    data.fill(kind === 'snow' ? 252 : 232, index * 4, index * 4 + 3);
    data[index * 4 + 3] = image.pixels[index * 4 + 3] ?? 255;
  }
  return blendByMask(image, { ...image, pixels: data }, mask);
}
