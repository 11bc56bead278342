import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { makeTestVideo } from '../../../media/testing/make-test-video.ts';
import { makeTone } from '../../../media/testing/make-tone.ts';

/** An input file for models, with its bytes as a data URI. */
export interface GivenMedium {
  path: string;
  address: string;
}

/** Colours that no scene of the suite has without these cards. */
export const cardColours = {
  magenta: [226, 16, 150],
  lime: [120, 230, 20],
  violet: [140, 30, 210],
} as const;
/** Name of an image that shows one subject in such a colour. */
export type CardName = keyof typeof cardColours;

/** The input files that the suite sends to models. */
export interface ContractMedia {
  /** A ball of one colour before a light wall, 256 × 192. */
  cards: Record<CardName, GivenMedium>;
  /** A landscape in bands with a sun, 192 × 128. */
  landscape: GivenMedium;
  /** The same at dusk, mirrored. */
  evening: GivenMedium;
  /** A disc that crosses the frame, half a second each, 160 × 90: one red, one blue. */
  clips: { red: GivenMedium; blue: GivenMedium };
  /** Pure tones of two seconds by their frequency in hertz. */
  tones: { 660: GivenMedium; 1320: GivenMedium };
}

async function given(path: string, contentType: string, bytes?: Buffer): Promise<GivenMedium> {
  if (bytes !== undefined) await writeFile(path, bytes);
  const content = bytes ?? (await readFile(path));
  return { path, address: `data:${contentType};base64,${content.toString('base64')}` };
}

type Paint = (brush: SKRSContext2D) => void;

async function painted(directory: string, name: string, width: number, height: number, paint: Paint) {
  const canvas = createCanvas(width, height);
  paint(canvas.getContext('2d'));
  return given(join(directory, `${name}.png`), 'image/png', canvas.toBuffer('image/png'));
}

function disc(brush: SKRSContext2D, colour: string, x: number, y: number, radiusX: number, radiusY = radiusX): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.ellipse(x, y, radiusX, radiusY, 0, 0, 2 * Math.PI);
  brush.fill();
}

function card(directory: string, name: CardName): Promise<GivenMedium> {
  return painted(directory, name, 256, 192, (brush) => {
    brush.fillStyle = '#e6e3dc';
    brush.fillRect(0, 0, 256, 192);
    brush.fillStyle = '#cfcac0';
    brush.fillRect(0, 140, 256, 52);
    disc(brush, '#a9a49a', 128, 158, 66, 10);
    disc(brush, `rgb(${cardColours[name].join(',')})`, 128, 98, 62);
  });
}

const ridge = [
  [0, 128],
  [0, 84],
  [50, 52],
  [92, 80],
  [140, 46],
  [192, 78],
  [192, 128],
] as const;

function landscape(directory: string, name: string, sky: string, land: string, sunX: number): Promise<GivenMedium> {
  return painted(directory, name, 192, 128, (brush) => {
    const light = brush.createLinearGradient(0, 0, 0, 128);
    light.addColorStop(0, sky);
    light.addColorStop(1, '#f2d9b8');
    brush.fillStyle = light;
    brush.fillRect(0, 0, 192, 128);
    disc(brush, '#fff3d0', sunX, 38, 14);
    brush.fillStyle = '#5b6a80';
    brush.beginPath();
    for (const [x, y] of ridge) brush.lineTo(x, y);
    brush.fill();
    brush.fillStyle = land;
    brush.fillRect(0, 92, 192, 36);
  });
}

async function clip(directory: string, name: string, colour: readonly [number, number, number]) {
  const path = join(directory, `${name}.mp4`);
  await makeTestVideo({
    path,
    timesMs: Array.from({ length: 12 }, (_, index) => (index * 1000) / 24),
    paint: (x, y, frame) => (Math.hypot(x - 20 - frame * 10, y - 45) < 24 ? [245, 245, 240] : colour),
    audio: { codec: 'aac', seconds: 0.5 },
  });
  return given(path, 'video/mp4');
}

/** Writes the suite's input files to a folder. */
export async function makeContractMedia(directory: string): Promise<ContractMedia> {
  const wav = (hertz: number) => given(join(directory, `${hertz}.wav`), 'audio/wav', makeTone(hertz, 2));
  return {
    cards: {
      magenta: await card(directory, 'magenta'),
      lime: await card(directory, 'lime'),
      violet: await card(directory, 'violet'),
    },
    landscape: await landscape(directory, 'landscape', '#6fa8dc', '#7ba05b', 60),
    evening: await landscape(directory, 'evening', '#3b2f5c', '#4a3a2c', 140),
    clips: { red: await clip(directory, 'red', [200, 30, 30]), blue: await clip(directory, 'blue', [25, 45, 200]) },
    tones: { 660: await wav(660), 1320: await wav(1320) },
  };
}
