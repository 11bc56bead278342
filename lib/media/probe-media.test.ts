import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { probeMedia } from './probe-media.ts';
import { readPoster } from './renditions/read-poster.ts';
import { bombPng, type PromisedImage } from './testing/bomb-png.ts';
import { makeTestVideo } from './testing/make-test-video.ts';
import { movOfStill } from './testing/mov-of-still.ts';
import { mp3WithCover } from './testing/mp3-with-cover.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'file');

describe('probeMedia', () => {
  it('returns the facts of a video with audio', async () => {
    await makeTestVideo({ path, audio: { codec: 'aac', seconds: 0.5 } });
    expect(await probeMedia(path)).toEqual({
      kind: 'video',
      contentType: 'video/mp4',
      width: 160,
      height: 90,
      durationSeconds: 0.5,
      codec: 'h264',
      pixelFormat: 'yuv420p',
      bitDepth: 8,
      dynamicRange: null,
      hasAudio: true,
      audioCodec: 'aac',
      sound: { codec: 'aac', channels: 1, sampleRate: 48_000 },
      colour: { primaries: 'bt709', transfer: 'bt709', matrix: 'bt709', range: 'limited' },
      hasAlpha: null,
      framesPerSecond: 24,
      rotation: 0,
      embedded: null,
    });
  });

  it.each([
    ['mov', 'video/quicktime'],
    ['matroska', 'video/x-matroska'],
    ['mpegts', 'video/mp2t'],
  ] as const)('recognises %s by its content', async (container, contentType) => {
    await makeTestVideo({ path, container });
    expect(await probeMedia(path)).toMatchObject({ contentType, width: 160, durationSeconds: 0.5 });
  });

  it.each([
    [90, 90, 160],
    [180, 160, 90],
    [270, 90, 160],
  ] as const)('applies a rotation of %i° to the size', async (rotation, width, height) => {
    await makeTestVideo({ path, rotation });
    expect(await probeMedia(path)).toMatchObject({ rotation, width, height });
  });

  it('applies the aspect ratio of pixels to the size', async () => {
    await makeTestVideo({ path, pixelAspect: { num: 4, den: 3 } });
    expect(await probeMedia(path)).toMatchObject({ width: 213, height: 90 });
  });

  it('applies the EXIF orientation to the size of an image', async () => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await image.jpeg().withMetadata({ orientation: 6 }).toFile(path);
    expect(await probeMedia(path)).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      width: 20,
      height: 40,
      durationSeconds: null,
    });
  });

  it.each(['png', 'webp', 'avif'] as const)('opens %s', async (format) => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await image.toFormat(format).toFile(path);
    expect(await probeMedia(path)).toMatchObject({ contentType: `image/${format}`, codec: format });
  });

  it.each(['gif', 'tiff'] as const)('refuses %s', async (format) => {
    const image = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await image.toFormat(format).toFile(path);
    await expect(probeMedia(path)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it.each<PromisedImage>([
    { width: 16_000, height: 16_000 },
    // Within the area limit, but decoders hold whole lines: 2.2 GB and 2.8 GB for these, and a minute for the third.
    { width: 90_000_000, height: 1, colour: 'rgb' },
    { width: 25_000_000, height: 1, depth: 16, colour: 'rgba' },
    { width: 1, height: 90_000_000 },
  ])('refuses an image that declares $width × $height pixels in a few bytes', async (promised) => {
    const bytes = bombPng(promised);
    expect(bytes.length).toBe(68);
    await writeFile(path, bytes);
    const message = new RegExp(
      `of ${promised.width} × ${promised.height} pixels is too large. .*32768 pixels on each side`,
    );
    await expect(probeMedia(path)).rejects.toMatchObject({ code: 'unsupported_media_type', message });
  });

  it('returns the facts of audio with a cover, and does not open the cover', async () => {
    await writeFile(path, mp3WithCover(bombPng({ width: 9_000, height: 9_000, depth: 16, colour: 'rgba' })));
    expect(await probeMedia(path)).toMatchObject({
      kind: 'audio',
      contentType: 'audio/mpeg',
      codec: 'mp3',
      width: null,
    });
  });

  it('reads the size of a video of still images from its container, and decodes none that is too large', async () => {
    await writeFile(path, movOfStill(bombPng({ width: 9_000, height: 9_000, depth: 16, colour: 'rgba' })));
    expect(await probeMedia(path)).toMatchObject({ kind: 'video', codec: 'png', width: 64, height: 64 });
    await expect(readPoster(path, 64)).rejects.toMatchObject({ code: 'unsupported_media_type' });
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } });
    await writeFile(path, movOfStill(await red.png().toBuffer()));
    expect(await readPoster(path, 64)).toMatchObject({ width: 64, height: 64 });
  });
});
