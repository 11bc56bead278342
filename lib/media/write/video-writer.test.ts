import { dirname, join } from 'node:path';
import { AVCOL_PRI_BT709, AVCOL_RANGE_MPEG, AVCOL_SPC_BT709, AVCOL_TRC_BT709 } from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { openVideo } from '../read/open-video.ts';
import { probeMedia } from '../probe-media.ts';
import { seeVideo } from '../testing/see-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { createVideoWriter } from './video-writer.ts';

const path = join(temporaryFolder(), 'video.mp4');
const size = { width: 96, height: 64 };

async function writeGreys(levels: number[]): Promise<void> {
  const writer = await createVideoWriter({ path, ...size, framesPerSecond: 30, quality: 4 });
  // One buffer for all frames, as painters use it.
  const rgba = new Uint8ClampedArray(size.width * size.height * 4).fill(255);
  for (const level of levels) {
    for (let offset = 0; offset < rgba.length; offset += 4) rgba.fill(level, offset, offset + 3);
    await writer.writeFrame(rgba);
  }
  await writer.finish();
}

describe('createVideoWriter', () => {
  it('writes every frame once, with the pixels that it had when it was passed', async () => {
    const levels = Array.from({ length: 45 }, (_, index) => 20 + index * 5);
    await writeGreys(levels);
    const frames = await seeVideo(path);
    expect(frames.map((frame) => Math.round(frame.at(48, 32)[0] * 255))).toEqual(
      levels.map((level) => expect.closeTo(level, -0.8)),
    );
    expect(await probeMedia(path)).toMatchObject({ ...size, durationSeconds: 1.5, framesPerSecond: 30, codec: 'h264' });
  });

  it('tags Rec. 709 at limited range, High profile', async () => {
    await writeGreys([10, 20]);
    const file = await openVideo(path);
    expect(file.video?.codecpar).toMatchObject({
      colorPrimaries: AVCOL_PRI_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorSpace: AVCOL_SPC_BT709,
      colorRange: AVCOL_RANGE_MPEG,
      profile: 100,
    });
    await file.close();
  });

  it('encodes colours by the matrix that it tags', async () => {
    const writer = await createVideoWriter({ path, ...size, framesPerSecond: 30, quality: 4 });
    const rgba = new Uint8ClampedArray(size.width * size.height * 4);
    for (let offset = 0; offset < rgba.length; offset += 4) rgba.set([200, 80, 40, 255], offset);
    await writer.writeFrame(rgba);
    await writer.finish();
    const [frame] = await seeVideo(path);
    const seen = frame?.at(48, 32).map((value) => Math.round(value * 255)) ?? [];
    for (const [channel, value] of [200, 80, 40].entries())
      expect(Math.abs((seen[channel] ?? 0) - value)).toBeLessThan(4);
  });

  it("writes ten-bit HEVC under Apple's codec tag, into QuickTime too, with a comment", async () => {
    const other = join(dirname(path), 'video.mov');
    const writer = await createVideoWriter({
      path: other,
      ...size,
      framesPerSecond: 24,
      codec: 'hevc-10-bit',
      container: 'mov',
      comment: 'A plan: “two shots”.',
    });
    for (const level of [40, 80, 120])
      await writer.writeFrame(new Uint8Array(size.width * size.height * 4).fill(level));
    await writer.finish();
    expect(await probeMedia(other)).toMatchObject({
      contentType: 'video/quicktime',
      codec: 'hevc',
      pixelFormat: 'yuv420p10le',
      framesPerSecond: 24,
      durationSeconds: 3 / 24,
    });
    const file = await openVideo(other);
    expect(file.video?.codecpar.codecTagString).toBe('hvc1');
    expect(file.format.metadata?.get('comment')).toBe('A plan: “two shots”.');
    await file.close();
    const frames = await seeVideo(other);
    expect(frames.map((frame) => Math.round(frame.at(48, 32)[0] * 255))).toEqual(
      [40, 80, 120].map((level) => expect.closeTo(level, -0.8)),
    );
  });

  it('puts the index at the front', async () => {
    await writeGreys([10, 20]);
    const { readFile } = await import('node:fs/promises');
    const bytes = await readFile(path);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  });

  it('refuses odd sizes', async () => {
    await expect(createVideoWriter({ path, width: 95, height: 64, framesPerSecond: 30 })).rejects.toThrow(/even/);
  });
});
