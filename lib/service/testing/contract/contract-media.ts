import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { makeTestFilm } from '../../../media/testing/make-test-film.ts';

/** A medium to give to a model: its file, and its bytes as an address. */
export interface GivenMedium {
  path: string;
  address: string;
}

/** Colours that no scene of the suite has by itself. */
export const cardColours = {
  magenta: [226, 16, 150],
  lime: [120, 230, 20],
  cyan: [10, 200, 230],
} as const;
/** Name of a picture of one subject in such a colour. */
export type CardName = keyof typeof cardColours;

/** What the suite gives to models. */
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

const png = (svg: string) => sharp(Buffer.from(svg)).png().toBuffer();

async function card(directory: string, name: CardName): Promise<GivenMedium> {
  const colour = `rgb(${cardColours[name].join(',')})`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="192"><rect width="256" height="192" fill="#e6e3dc"/><rect y="140" width="256" height="52" fill="#cfcac0"/><ellipse cx="128" cy="158" rx="66" ry="10" fill="#a9a49a"/><circle cx="128" cy="98" r="62" fill="${colour}"/></svg>`;
  return given(join(directory, `${name}.png`), 'image/png', await png(svg));
}

async function landscape(directory: string, name: string, sky: string, land: string, sunX: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="192" height="128"><defs><linearGradient id="s" x2="0" y2="1"><stop offset="0" stop-color="${sky}"/><stop offset="1" stop-color="#f2d9b8"/></linearGradient></defs><rect width="192" height="128" fill="url(#s)"/><circle cx="${sunX}" cy="38" r="14" fill="#fff3d0"/><path d="M0 84 L50 52 L92 80 L140 46 L192 78 V128 H0Z" fill="#5b6a80"/><rect y="92" width="192" height="36" fill="${land}"/></svg>`;
  return given(join(directory, `${name}.png`), 'image/png', await png(svg));
}

async function clip(directory: string, name: string, colour: readonly [number, number, number]) {
  const path = join(directory, `${name}.mp4`);
  await makeTestFilm({
    path,
    timesMs: Array.from({ length: 12 }, (_, index) => (index * 1000) / 24),
    paint: (x, y, frame) => (Math.hypot(x - 20 - frame * 10, y - 45) < 24 ? [245, 245, 240] : colour),
    sound: { codec: 'aac', seconds: 0.5 },
  });
  return given(path, 'video/mp4');
}

/** A mono WAV of a pure tone, two seconds at 48 kHz. */
function tone(hertz: number): Buffer {
  const rate = 48_000;
  const samples = Int16Array.from({ length: rate * 2 }, (_, index) =>
    Math.round(16_000 * Math.sin((2 * Math.PI * hertz * index) / rate)),
  );
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.byteLength, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.byteLength, 40);
  return Buffer.concat([header, Buffer.from(samples.buffer)]);
}

/** Makes what the suite gives to models. */
export async function makeContractMedia(directory: string): Promise<ContractMedia> {
  const wav = (hertz: number) => given(join(directory, `${hertz}.wav`), 'audio/wav', tone(hertz));
  return {
    cards: {
      magenta: await card(directory, 'magenta'),
      lime: await card(directory, 'lime'),
      cyan: await card(directory, 'cyan'),
    },
    landscape: await landscape(directory, 'landscape', '#6fa8dc', '#7ba05b', 60),
    evening: await landscape(directory, 'evening', '#3b2f5c', '#4a3a2c', 140),
    clips: { red: await clip(directory, 'red', [200, 30, 30]), blue: await clip(directory, 'blue', [25, 45, 200]) },
    tones: { 660: await wav(660), 1320: await wav(1320) },
  };
}
