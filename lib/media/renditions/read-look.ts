import { convertRgbToOklab, formatHex } from 'culori';
import sharp from 'sharp';
import { decoding } from '../read/open-image.ts';

/** What an image looks like. */
export interface Look {
  /** Its main colours (`rrggbb`), the largest or most vivid first; at most five. */
  palette: string[];
  /** Whether each pixel is brighter than its left neighbour, in 9 × 8 pixels: 16 hexadecimal digits. */
  hash: string;
}

/** Longest side of the image whose pixels are counted. */
const countedSize = 64;
const mostColours = 5;
/** Steps of OKLab in which colours count as one, and the least difference between two colours of a palette. */
const step = 0.05;
const leastDifference = 0.1;
/** Colours of fewer pixels than this share are left out. */
const leastShare = 0.02;
/** How much more a vivid colour counts than a grey of the same area: people remember the red door, not the wall. */
const vividness = 6;

interface Cluster {
  pixels: number;
  r: number;
  g: number;
  b: number;
  lab: { l: number; a: number; b: number };
}

/**
 * Reads the look of a small image: its thumbnail.
 *
 * @throws EaselError `unsupported_media_type` for a damaged image
 */
export async function readLook(path: string): Promise<Look> {
  const [palette, hash] = await Promise.all([readPalette(path), readHash(path)]);
  return { palette, hash };
}

/** A difference hash (Neal Krawetz, “Kind of Like That”, 2013): resized and recompressed copies differ in few bits. */
async function readHash(path: string): Promise<string> {
  const [columns, rows] = [9, 8];
  const grey = sharp(path)
    .flatten({ background: '#808080' })
    .greyscale()
    .resize(columns, rows, { fit: 'fill' })
    .extractChannel(0);
  const pixels = await decoding(grey.raw().toBuffer());
  let bits = '';
  for (let row = 0; row < rows; row += 1) {
    for (let column = 1; column < columns; column += 1) {
      const at = row * columns + column;
      bits += (pixels[at] ?? 0) > (pixels[at - 1] ?? 0) ? '1' : '0';
    }
  }
  return BigInt(`0b${bits}`).toString(16).padStart(16, '0');
}

async function readPalette(path: string): Promise<string[]> {
  const small = sharp(path).resize(countedSize, countedSize, { fit: 'inside' }).toColourspace('srgb').ensureAlpha();
  const pixels = await decoding(small.raw().toBuffer());
  const clusters = new Map<string, Cluster>();
  let counted = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4);
    if (alpha < 128) continue;
    counted += 1;
    const lab = convertRgbToOklab({ r: r / 255, g: g / 255, b: b / 255 });
    const key = [lab.l, lab.a, lab.b].map((value) => Math.round(value / step)).join();
    const cluster = clusters.get(key) ?? { pixels: 0, r: 0, g: 0, b: 0, lab };
    cluster.pixels += 1;
    cluster.r += r;
    cluster.g += g;
    cluster.b += b;
    clusters.set(key, cluster);
  }
  const weight = ({ pixels: count, lab }: Cluster) => count * (1 + vividness * Math.hypot(lab.a, lab.b));
  const sorted = [...clusters.values()].toSorted((one, other) => weight(other) - weight(one));
  const chosen: Cluster[] = [];
  for (const cluster of sorted) {
    if (chosen.length === mostColours) break;
    const isNew = chosen.every(({ lab }) => distance(lab, cluster.lab) >= leastDifference);
    if (isNew && cluster.pixels >= counted * leastShare) chosen.push(cluster);
  }
  return chosen.map(({ pixels: count, r, g, b }) => {
    const mean = { r: r / count / 255, g: g / count / 255, b: b / count / 255 };
    return formatHex({ mode: 'rgb', ...mean }).slice(1);
  });
}

function distance(one: Cluster['lab'], other: Cluster['lab']): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
