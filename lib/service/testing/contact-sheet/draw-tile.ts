import { createCanvas, ImageData } from '@napi-rs/canvas';
import sharp from 'sharp';
import { seeVideo, type SeenFrame } from '../../../media/testing/see-video.ts';

const longestSide = 480;
const framesOfStrip = 4;

function scaleOf(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = longest / Math.max(width, height);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function drawFrame(frame: SeenFrame, width: number, height: number): ImageData {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const colour = frame.at(
        Math.floor(((x + 0.5) / width) * frame.width),
        Math.floor(((y + 0.5) / height) * frame.height),
      );
      for (const [channel, value] of colour.entries()) rgba[(y * width + x) * 4 + channel] = value * 255;
    }
  }
  return new ImageData(rgba, width, height);
}

/** An image on a chequerboard, so that transparency shows. */
async function imageTile(path: string): Promise<Buffer> {
  const shrunk = sharp(path).resize(longestSide, longestSide, { fit: 'inside' });
  const { data, info } = await shrunk.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  for (let at = 0; at < data.length; at += 4) {
    const pixel = at / 4;
    const isLight = (Math.floor((pixel % info.width) / 12) + Math.floor(pixel / info.width / 12)) % 2 === 0;
    const share = (data[at + 3] ?? 0) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      data[at + channel] = (data[at + channel] ?? 0) * share + (isLight ? 235 : 205) * (1 - share);
    }
    data[at + 3] = 255;
  }
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 4 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** Four frames of a video, from its first to its last. */
async function videoTile(path: string): Promise<Buffer> {
  const frames = await seeVideo(path);
  const [first] = frames;
  if (first === undefined) throw new Error('a video without frames');
  const { width, height } = scaleOf(first.width, first.height, longestSide / 2);
  const canvas = createCanvas(width * 2 + 4, height * 2 + 4);
  const brush = canvas.getContext('2d');
  for (let position = 0; position < framesOfStrip; position += 1) {
    const frame = frames[Math.round((position * (frames.length - 1)) / (framesOfStrip - 1))];
    if (frame === undefined) continue;
    brush.putImageData(
      drawFrame(frame, width, height),
      (position % 2) * (width + 4),
      Math.floor(position / 2) * (height + 4),
    );
  }
  return canvas.toBuffer('image/jpeg', 85);
}

/** A small JPEG of a result: the image itself, or four frames of a video. */
export function drawTile(path: string, contentType: string): Promise<Buffer> {
  return contentType.startsWith('video/') ? videoTile(path) : imageTile(path);
}
