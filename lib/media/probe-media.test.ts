import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { probeMedia } from './probe-media.ts';
import { makeTestFilm } from './testing/make-test-film.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'file');

describe('probeMedia', () => {
  it('tells what is in a film with sound', async () => {
    await makeTestFilm({ path, sound: { codec: 'aac', seconds: 0.5 } });
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
    });
  });

  it.each([
    ['mov', 'video/quicktime'],
    ['matroska', 'video/x-matroska'],
    ['mpegts', 'video/mp2t'],
  ] as const)('knows %s by its content', async (container, contentType) => {
    await makeTestFilm({ path, container });
    expect(await probeMedia(path)).toMatchObject({ contentType, width: 160, durationSeconds: 0.5 });
  });

  it.each([
    [90, 90, 160],
    [180, 160, 90],
    [270, 90, 160],
  ] as const)('counts a turn of %i° in the size', async (rotation, width, height) => {
    await makeTestFilm({ path, rotation });
    expect(await probeMedia(path)).toMatchObject({ rotation, width, height });
  });

  it('counts pixels that are not square in the size', async () => {
    await makeTestFilm({ path, pixelAspect: { num: 4, den: 3 } });
    expect(await probeMedia(path)).toMatchObject({ width: 213, height: 90 });
  });

  it('tells the size of a picture as its EXIF turns it', async () => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await picture.jpeg().withMetadata({ orientation: 6 }).toFile(path);
    expect(await probeMedia(path)).toMatchObject({
      kind: 'image',
      contentType: 'image/jpeg',
      width: 20,
      height: 40,
      durationSeconds: null,
    });
  });

  it.each(['png', 'webp', 'avif'] as const)('opens %s', async (format) => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await picture.toFormat(format).toFile(path);
    expect(await probeMedia(path)).toMatchObject({ contentType: `image/${format}`, codec: format });
  });

  it.each(['gif', 'tiff'] as const)('refuses %s', async (format) => {
    const picture = sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
    await picture.toFormat(format).toFile(path);
    await expect(probeMedia(path)).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('refuses a picture that unfolds to more pixels than it may', async () => {
    const bytes = await sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    // The header chunk: width, height, and the check sum over it.
    bytes.writeUInt32BE(16_000, 16);
    bytes.writeUInt32BE(16_000, 20);
    bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
    await writeFile(path, bytes);
    await expect(probeMedia(path)).rejects.toMatchObject({ code: 'unsupported_media_type', message: /too large/ });
  });
});
