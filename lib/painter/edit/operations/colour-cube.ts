import { type OklabColour, signalOfOklab } from '../../colour/oklab.ts';
import { convertRgbToOklab } from 'culori';
import { createImage, type Image } from '../pixels/image.ts';

/** Maps one colour to another. */
export type ColourChange = (colour: OklabColour) => OklabColour;

const side = 33;

/**
 * Applies a change of colour to every pixel. The change is evaluated on a lattice of 33³ colours with tetrahedral
 * interpolation, as in colour grading (a "3D LUT"), so that its cost hardly depends on the size of the image. Alpha is
 * unchanged.
 */
export function changeColours(image: Image, change: ColourChange): Image {
  const lattice = buildLattice(change);
  const result = createImage(image.width, image.height, image.hasAlpha);
  const { pixels } = image;
  const scale = (side - 1) / 255;
  for (let index = 0; index < pixels.length; index += 4) {
    const red = (pixels[index] ?? 0) * scale;
    const green = (pixels[index + 1] ?? 0) * scale;
    const blue = (pixels[index + 2] ?? 0) * scale;
    const r = Math.min(side - 2, Math.floor(red));
    const g = Math.min(side - 2, Math.floor(green));
    const b = Math.min(side - 2, Math.floor(blue));
    interpolate(lattice, (r * side + g) * side + b, red - r, green - g, blue - b, result.pixels, index);
    result.pixels[index + 3] = pixels[index + 3] ?? 255;
  }
  return result;
}

function buildLattice(change: ColourChange): Float32Array {
  const lattice = new Float32Array(side * side * side * 3);
  const signals = Array.from({ length: side }, (_, step) => step / (side - 1));
  let slot = 0;
  for (const r of signals) {
    for (const g of signals) {
      for (const b of signals) {
        for (const signal of signalOfOklab(change(convertRgbToOklab({ r, g, b })))) lattice[slot++] = signal * 255;
      }
    }
  }
  return lattice;
}

const redStep = side * side * 3;
const greenStep = side * 3;
const blueStep = 3;

/** Tetrahedral interpolation: from the cell's low corner to its high one along the three axes, the longest first. */
function interpolate(
  lattice: Float32Array,
  cell: number,
  red: number,
  green: number,
  blue: number,
  target: Uint8ClampedArray,
  index: number,
): void {
  const low = cell * 3;
  const high = low + redStep + greenStep + blueStep;
  let first: number;
  let second: number;
  let most: number;
  let middle: number;
  let least: number;
  if (red >= green && red >= blue) {
    first = low + redStep;
    most = red;
    [second, middle, least] = green >= blue ? [first + greenStep, green, blue] : [first + blueStep, blue, green];
  } else if (green >= blue) {
    first = low + greenStep;
    most = green;
    [second, middle, least] = red >= blue ? [first + redStep, red, blue] : [first + blueStep, blue, red];
  } else {
    first = low + blueStep;
    most = blue;
    [second, middle, least] = red >= green ? [first + redStep, red, green] : [first + greenStep, green, red];
  }
  for (let channel = 0; channel < 3; channel++) {
    target[index + channel] =
      (lattice[low + channel] ?? 0) * (1 - most) +
      (lattice[first + channel] ?? 0) * (most - middle) +
      (lattice[second + channel] ?? 0) * (middle - least) +
      (lattice[high + channel] ?? 0) * least;
  }
}
