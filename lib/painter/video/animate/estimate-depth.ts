/** A small grey image: values 0 to 1, row by row. */
export interface Field {
  width: number;
  height: number;
  values: Float32Array;
}

/** A small image for analysis: RGB, 0 to 255. */
export interface SmallImage {
  width: number;
  height: number;
  rgb: Uint8Array;
}

/**
 * Estimates how near each part of an image is, 0 far to 1 near. Without a neural model it uses three cues: parts low in
 * the frame are nearer, parts that differ from the frame's border are subjects, and sharp parts are in focus. The
 * result is blurred until the camera can move through it without tears.
 */
export function estimateDepth(image: SmallImage): Field {
  const { width, height } = image;
  const [standing, contrast] = [subjectOf(image), sharpnessOf(image)];
  const values = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const low = (y / Math.max(1, height - 1)) ** 1.3;
    for (let x = 0; x < width; x += 1) {
      const index = y * width + x;
      values[index] = 0.5 * low + 0.36 * (standing[index] ?? 0) + 0.14 * (contrast[index] ?? 0);
    }
  }
  const radius = Math.max(1, Math.round(Math.min(width, height) * 0.05));
  return { width, height, values: spread(blur(values, width, height, radius, 3)) };
}

/**
 * The distance of each pixel's colour from the mean of the frame's upper and side borders, with more weight towards the
 * middle.
 */
function subjectOf({ width, height, rgb }: SmallImage): Float32Array {
  const mean = [0, 0, 0];
  let count = 0;
  const rim = Math.max(1, Math.round(width * 0.06));
  for (let y = 0; y < height * 0.7; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (y >= rim && x >= rim && x < width - rim) continue;
      count += 1;
      for (let channel = 0; channel < 3; channel += 1) {
        mean[channel] = (mean[channel] ?? 0) + (rgb[(y * width + x) * 3 + channel] ?? 0);
      }
    }
  }
  const values = new Float32Array(width * height);
  for (let index = 0; index < values.length; index += 1) {
    let distance = 0;
    for (let channel = 0; channel < 3; channel += 1) {
      distance += ((rgb[index * 3 + channel] ?? 0) - (mean[channel] ?? 0) / Math.max(1, count)) ** 2;
    }
    const across = ((index % width) / width - 0.5) * 2;
    const down = (Math.floor(index / width) / height - 0.55) * 2;
    values[index] = Math.sqrt(distance) * Math.exp(-(across * across + down * down) * 0.9);
  }
  return spread(values);
}

/** How much each position differs from its neighbours. */
function sharpnessOf({ width, height, rgb }: SmallImage): Float32Array {
  const values = new Float32Array(width * height);
  const grey = (index: number) => (rgb[index * 3] ?? 0) + 2 * (rgb[index * 3 + 1] ?? 0) + (rgb[index * 3 + 2] ?? 0);
  for (let y = 0; y < height - 1; y += 1) {
    for (let x = 0; x < width - 1; x += 1) {
      const index = y * width + x;
      values[index] = Math.abs(grey(index) - grey(index + 1)) + Math.abs(grey(index) - grey(index + width));
    }
  }
  return spread(blur(values, width, height, Math.max(1, Math.round(width * 0.03)), 2));
}

/** Blurs by a mean over a square, several times; edges repeat. */
export function blur(source: Float32Array, width: number, height: number, radius: number, times: number): Float32Array {
  let values = source;
  for (let time = 0; time < times; time += 1) {
    values = blurLines(blurLines(values, width, height, radius, 1, width), height, width, radius, width, 1);
  }
  return values;
}

function blurLines(
  source: Float32Array,
  length: number,
  lines: number,
  radius: number,
  step: number,
  lineStep: number,
): Float32Array {
  const result = new Float32Array(source.length);
  const clamp = (position: number) => Math.min(length - 1, Math.max(0, position));
  for (let line = 0; line < lines; line += 1) {
    const start = line * lineStep;
    const at = (position: number) => source[start + clamp(position) * step] ?? 0;
    let sum = 0;
    for (let position = -radius; position <= radius; position += 1) sum += at(position);
    for (let position = 0; position < length; position += 1) {
      result[start + position * step] = sum / (2 * radius + 1);
      sum += at(position + radius + 1) - at(position - radius);
    }
  }
  return result;
}

/** Normalises values to 0 to 1; a uniform field becomes the middle. */
function spread(values: Float32Array): Float32Array {
  let [least, most] = [Infinity, -Infinity];
  for (const value of values) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  const range = most - least;
  return values.map((value) => (range < 1e-6 ? 0.5 : (value - least) / range));
}
