import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import type { z } from 'zod';
import { createVideoWriter } from '../../../media/write/video-writer.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { measureClip, openClip } from '../../../media/clip-reader.ts';
import type { ModelDefinition } from '../../../service/models/model-definition.ts';
import type { ModelId } from '../../../service/models/model-ids.ts';
import type { RenderFunction, RenderInput } from '../../../service/render/renderer.ts';
import { readAudio } from '../../../media/read-audio.ts';

/** Renders a video for a test, with parameters checked by the model's own schema. */
export async function runVideo<Parameters extends z.ZodObject>(
  video: {
    folder: string;
    model: ModelDefinition<Parameters> & { id: ModelId };
    render: RenderFunction<z.output<Parameters>>;
    seed?: number;
    signal?: AbortSignal;
  },
  parameters: Record<string, unknown>,
  inputs: Record<string, RenderInput[]> = {},
) {
  const directory = join(video.folder, `video ${(runs += 1)}`);
  await mkdir(directory);
  const addresses = Object.entries(inputs).map(([name, list]) => {
    const isList = video.model.parameters.shape[name]?.safeParse(['address']).success === true;
    return [name, isList ? list.map(({ path }) => path) : list[0]?.path];
  });
  const shares: number[] = [];
  const [file] = await video.render(
    {
      generationId: 'test',
      model: video.model.id,
      parameters: video.model.parameters.parse({ ...Object.fromEntries(addresses), ...parameters }),
      inputs,
      seed: video.seed ?? 7,
      directory,
    },
    { onProgress: (share) => shares.push(share), signal: video.signal ?? new AbortController().signal },
  );
  if (file === undefined) throw new Error('no video');
  return { file, facts: await probeMedia(file.path), shares };
}

let runs = 0;

/** An image of soft shapes in one colour, as a file of a request. */
export async function imageInput(
  folder: string,
  options: { colour: string; width?: number; height?: number },
): Promise<RenderInput> {
  const { colour, width = 320, height = 180 } = options;
  const path = join(folder, `image ${(runs += 1)}.png`);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'rgba(255,255,255,0.5)';
  context.beginPath();
  context.arc(width * 0.4, height * 0.5, height * 0.3, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgba(0,0,0,0.5)';
  context.fillRect(width * 0.62, height * 0.35, width * 0.2, height * 0.5);
  await writeFile(path, canvas.toBuffer('image/png'));
  return { path, kind: 'image', contentType: 'image/png' };
}

/** A video of one colour, as a file of a request. */
export async function clipInput(
  folder: string,
  options: { colour: readonly [number, number, number]; seconds: number },
): Promise<RenderInput> {
  const path = join(folder, `clip ${(runs += 1)}.mp4`);
  const [width, height] = [160, 90];
  const writer = await createVideoWriter({ path, width, height, framesPerSecond: 10 });
  const rgba = new Uint8Array(width * height * 4);
  for (let at = 0; at < rgba.length; at += 4) rgba.set([...options.colour, 255], at);
  for (let frame = 0; frame < options.seconds * 10; frame += 1) await writer.writeFrame(rgba);
  await writer.finish();
  return { path, kind: 'video', contentType: 'video/mp4' };
}

/** A video's frame at a time, small: RGB with its size. */
export async function frameAt(
  path: string,
  timeSeconds: number,
): Promise<{ width: number; height: number; rgb: Uint8Array }> {
  const shown = await measureClip(path);
  const width = 160;
  const height = Math.round((width * shown.height) / shown.width / 2) * 2;
  const clip = await openClip(path, { width, height });
  const rgba = await clip.frameAt(timeSeconds);
  const rgb = Uint8Array.from(rgba.filter((_, index) => index % 4 !== 3));
  await clip.close();
  return { width, height, rgb };
}

/** Mean colour of a video's frame at a time. */
export async function colourAt(path: string, timeSeconds: number): Promise<[number, number, number]> {
  const { rgb } = await frameAt(path, timeSeconds);
  const mean = [0, 0, 0] as [number, number, number];
  for (const [index, value] of rgb.entries()) mean[(index % 3) as 0 | 1 | 2] += (value * 3) / rgb.length;
  return mean;
}

/** Similarity of two images in decibels (PSNR over all channels). */
export function likenessOf(one: Uint8Array, other: Uint8Array): number {
  let squares = 0;
  for (const [index, value] of one.entries()) squares += (value - (other[index] ?? 0)) ** 2;
  return 10 * Math.log10(255 ** 2 / Math.max(1e-9, squares / one.length));
}

/** Level of a video's audio as its root mean square; null without an audio track. */
export async function loudnessOf(path: string, fromSeconds = 0, seconds = 60): Promise<number | null> {
  const audio = await readAudio(path, { fromSeconds, seconds });
  if (audio === null) return null;
  return Math.sqrt(audio.left.reduce((sum, value) => sum + value * value, 0) / Math.max(1, audio.left.length));
}
