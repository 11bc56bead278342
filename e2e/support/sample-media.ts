import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { createVideoWriter } from '../../lib/media/write/video-writer.ts';

/** A file as Playwright passes it to a page. */
export interface SampleFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** An image with a sky, a meadow and a red ball, to edit, to cut out and to animate. */
export function samplePhotograph(width = 480, height = 320): SampleFile {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const sky = context.createLinearGradient(0, 0, 0, height * 0.6);
  sky.addColorStop(0, '#3f7fc4');
  sky.addColorStop(1, '#cfe3f2');
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#5d8a3f';
  context.fillRect(0, height * 0.6, width, height * 0.4);
  const ball = context.createRadialGradient(width * 0.46, height * 0.5, 4, width * 0.5, height * 0.56, height * 0.2);
  ball.addColorStop(0, '#ff6a5c');
  ball.addColorStop(1, '#b3140f');
  context.fillStyle = ball;
  context.beginPath();
  context.arc(width * 0.5, height * 0.56, height * 0.2, 0, Math.PI * 2);
  context.fill();
  return { name: 'ball on a meadow.png', mimeType: 'image/png', buffer: canvas.toBuffer('image/png') };
}

/** Twenty frames of a bright disc that crosses a dark field: a video whose highlights can be expanded. */
export async function sampleVideo(width = 320, height = 180): Promise<SampleFile> {
  const directory = await mkdtemp(join(tmpdir(), 'easel-film-'));
  try {
    const path = join(directory, 'disc.mp4');
    const writer = await createVideoWriter({ path, width, height, framesPerSecond: 20 });
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    for (let frame = 0; frame < 20; frame += 1) {
      context.fillStyle = '#1c2a3a';
      context.fillRect(0, 0, width, height);
      context.fillStyle = '#fff6dc';
      context.beginPath();
      context.arc(40 + frame * 12, height / 2, 32, 0, Math.PI * 2);
      context.fill();
      await writer.writeFrame(context.getImageData(0, 0, width, height).data);
    }
    await writer.finish();
    return { name: 'crossing disc.mp4', mimeType: 'video/mp4', buffer: await readFile(path) };
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
