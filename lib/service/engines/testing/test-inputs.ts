import { join } from 'node:path';
import sharp from 'sharp';
import type { EngineInput } from '../engine.ts';

/** Writes a small PNG. @param shade 0 to 255, which makes it differ from others */
export async function writeImageInput(directory: string, shade: number): Promise<EngineInput> {
  const path = join(directory, `input-${shade}.png`);
  const background = { r: shade, g: 80, b: 160 };
  await sharp({ create: { width: 16, height: 16, channels: 3, background } })
    .png()
    .toFile(path);
  return { path, kind: 'image', contentType: 'image/png' };
}
