import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Workflow } from '../../comfyui/workflow/plan.ts';
import { makeTestVideo } from '../../../../media/testing/make-test-video.ts';

/** A file that a node saved. */
export interface SavedFile {
  filename: string;
  subfolder: string;
  type: 'output' | 'temp';
}

/** What a node gives to the nodes after it, and what it saved. */
export interface NodeResult {
  values: unknown[];
  /** What the history lists; null for nodes that save nothing. */
  saved: Record<string, unknown> | null;
}

/** What a node can use. */
export interface NodeContext {
  workflow: Workflow;
  readUpload: (name: string) => Buffer;
  /** Stores a file under the next free name. */
  save: (prefix: string, extension: string, type: SavedFile['type'], bytes: Buffer) => SavedFile;
  /** Reports a step of a node that takes several, with a preview. */
  onStep: (step: number, steps: number, preview: Buffer) => Promise<void>;
}

type Colour = { r: number; g: number; b: number };
type Latent = { width: number; height: number; count: number; colour: Colour };

const only = (...values: unknown[]): NodeResult => ({ values, saved: null });

/** Runs a node for real: images have the requested sizes, and a colour that the seed and the texts decide. */
export async function runNode(
  classType: string,
  inputs: Record<string, unknown>,
  context: NodeContext,
): Promise<NodeResult> {
  const number = (name: string) => Number(inputs[name]);
  switch (classType) {
    case 'CheckpointLoaderSimple':
      return only(inputs['ckpt_name'], inputs['ckpt_name'], inputs['ckpt_name']);
    case 'LoraLoader': {
      const applied = `${String(inputs['model'])} with ${String(inputs['lora_name'])} at ${number('strength_model')}`;
      return only(applied, applied);
    }
    case 'CLIPTextEncode':
      return only(`${String(inputs['clip'])}: ${String(inputs['text'])}`);
    case 'EmptyLatentImage': {
      const latent = { width: number('width'), height: number('height'), count: number('batch_size') };
      return only({ ...latent, colour: { r: 0, g: 0, b: 0 } } satisfies Latent);
    }
    case 'KSampler': {
      const texts = [inputs['model'], inputs['positive'], inputs['negative'], inputs['seed']].map(String);
      const [r = 0, g = 0, b = 0] = createHash('sha256').update(texts.join('\n')).digest();
      const latent = { ...(inputs['latent_image'] as Latent), colour: { r, g, b } };
      const steps = number('steps');
      for (let step = 1; step <= steps; step += 1) {
        const share = step / steps;
        const shade = { r: Math.round(r * share), g: Math.round(g * share), b: Math.round(b * share) };
        await context.onStep(step, steps, await paint(64, 64, shade).jpeg().toBuffer());
      }
      return only(latent);
    }
    case 'VAEDecode': {
      const { width, height, count, colour } = inputs['samples'] as Latent;
      return only(await paintAll(count, width, height, colour));
    }
    case 'EmptyImage': {
      const colour = number('color');
      const parts = { r: colour >> 16, g: (colour >> 8) & 0xff, b: colour & 0xff };
      return only(await paintAll(number('batch_size'), number('width'), number('height'), parts));
    }
    case 'LoadImage': {
      const image = await sharp(context.readUpload(String(inputs['image'])))
        .png()
        .toBuffer();
      return only([image], [image]);
    }
    case 'ImageScale': {
      const [width, height] = [number('width'), number('height')];
      const images = inputs['image'] as Buffer[];
      return only(
        await Promise.all(
          images.map(async (image) => sharp(image).resize(width, height, { fit: 'fill' }).png().toBuffer()),
        ),
      );
    }
    case 'CreateVideo':
      return only({ images: inputs['images'], fps: number('fps') });
    case 'SaveVideo': {
      const { images, fps } = inputs['video'] as { images: Buffer[]; fps: number };
      const file = context.save(String(inputs['filename_prefix']), 'mp4', 'output', await encode(images, fps));
      return { values: [], saved: { images: [file], animated: [true] } };
    }
    case 'SaveImage':
    case 'PreviewImage': {
      const isSaved = classType === 'SaveImage';
      const prefix = isSaved ? String(inputs['filename_prefix']) : 'ComfyUI_temp';
      const files = (inputs['images'] as Buffer[]).map((image) =>
        context.save(
          prefix,
          'png',
          isSaved ? 'output' : 'temp',
          withText(image, 'prompt', JSON.stringify(context.workflow)),
        ),
      );
      return { values: [], saved: { images: files } };
    }
    default:
      throw new Error(`the fake can't run ${classType}`);
  }
}

function paint(width: number, height: number, background: Colour) {
  return sharp({ create: { width, height, channels: 3, background } });
}

async function paintAll(count: number, width: number, height: number, colour: Colour): Promise<Buffer[]> {
  const image = await paint(width, height, colour).png().toBuffer();
  return Array.from({ length: count }, () => image);
}

/** Adds a text chunk before the end of a PNG, as ComfyUI does with the workflow. */
function withText(png: Buffer, keyword: string, text: string): Buffer {
  const body = Buffer.concat([Buffer.from('tEXt'), Buffer.from(`${keyword}\0${text}`, 'latin1')]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length - 4);
  checksum.writeUInt32BE(crc32(body));
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), length, body, checksum, png.subarray(end)]);
}

async function encode(images: Buffer[], fps: number): Promise<Buffer> {
  const { data, info } = await sharp(images[0]).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const folder = await mkdtemp(join(tmpdir(), 'fake-comfy-'));
  try {
    const path = join(folder, 'video.mp4');
    const colour = [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0] as const;
    const timesMs = images.map((_, index) => (index * 1000) / fps);
    await makeTestVideo({ path, width: info.width, height: info.height, timesMs, paint: () => colour });
    return await readFile(path);
  } finally {
    await rm(folder, { recursive: true });
  }
}
