import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FF_ENCODER_LIBVPX_VP9, FF_ENCODER_LIBX265 } from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../probe-media.ts';
import { openVideo } from '../read/open-video.ts';
import { readAudio } from '../read-audio.ts';
import { bombPng } from '../testing/bomb-png.ts';
import { addTestAudio } from '../testing/test-audio.ts';
import { createVideoMuxer } from '../write/video-muxer.ts';
import { createVideoWriter } from '../write/video-writer.ts';
import { makeTestVideo, type TestVideo } from '../testing/make-test-video.ts';
import { mp3WithCover } from '../testing/mp3-with-cover.ts';
import { seeVideo } from '../testing/see-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { cleanMedia } from './clean-media.ts';

const folder = temporaryFolder();
const path = join(folder, 'result');
const outputPath = join(folder, 'clean');
const comment = '{"prompt": "a secret of somebody"}';
const timesMs = Array.from({ length: 48 }, (_, index) => (index * 1000) / 24);
/** With frames in another order than they are shown. */
const reordered = { crf: 20, preset: 'medium', 'x264-params': 'log-level=none' };
const aac = { codec: 'aac', seconds: 2 } as const;

const cases: Omit<TestVideo, 'path'>[] = [
  { container: 'mp4', settings: reordered, audio: aac },
  { container: 'mov', settings: reordered, audio: { codec: 'pcm_s16le', seconds: 2 } },
  { container: 'matroska', settings: reordered, audio: aac },
  { container: 'mpegts', settings: reordered, audio: aac },
  { container: 'flv', settings: reordered, audio: aac },
  { container: 'avi', settings: reordered, audio: { codec: 'pcm_s16le', seconds: 2 } },
  { container: 'webm', codec: FF_ENCODER_LIBVPX_VP9, settings: { deadline: 'realtime', 'cpu-used': 8 } },
  { container: 'mp4', codec: FF_ENCODER_LIBX265, settings: { preset: 'ultrafast', 'x265-params': 'log-level=none' } },
];

/** What one sees, to compare it: times and a pixel of every frame. */
async function seen(file: string) {
  const frames = await seeVideo(file);
  const start = frames[0]?.seconds ?? 0;
  return frames.map(({ seconds, at }) => [(seconds - start).toFixed(2), at(80, 40)]);
}

describe('cleanMedia', () => {
  it.each(cases)('copies the frames and the audio of $container without the comment', async (video) => {
    await makeTestVideo({ path, ...video, timesMs, comment, paint: (x, y, frame) => [x, y, frame * 5] });
    const facts = await cleanMedia({ path, outputPath });
    const { durationSeconds, ...others } = await probeMedia(path);
    expect(facts).toMatchObject(others);
    expect(Math.abs((facts.durationSeconds ?? 0) - (durationSeconds ?? 0))).toBeLessThan(0.06);
    expect(await seen(outputPath)).toEqual(await seen(path));
    // Transport streams have no place for it.
    expect((await readFile(path)).includes(comment)).toBe(video.container !== 'mpegts');
    const copy = await readFile(outputPath);
    expect(copy.includes(comment)).toBe(false);
    expect(copy.includes('Lavf6')).toBe(false);
    const file = await openVideo(outputPath);
    expect(Object.keys(file.format.metadata?.getAll() ?? {})).not.toContain('comment');
    await file.close();
  });

  it('keeps rotation, the shape of pixels, colours and a variable frame rate', async () => {
    const uneven = [0, 40, 200, 240, 700, 740];
    await makeTestVideo({ path, rotation: 90, pixelAspect: { num: 4, den: 3 }, timesMs: uneven, comment });
    const facts = await cleanMedia({ path, outputPath });
    const { framesPerSecond, ...before } = await probeMedia(path);
    expect(facts).toMatchObject(before);
    expect(facts.framesPerSecond).toBeCloseTo(framesPerSecond ?? 0, 1);
    expect(await seen(outputPath)).toEqual(await seen(path));
  });

  it('moves the start of a transport stream, which can be any time, to zero', async () => {
    await makeTestVideo({ path, container: 'mpegts', timesMs: timesMs.map((time) => 5000 + time) });
    await cleanMedia({ path, outputPath });
    const file = await openVideo(outputPath);
    expect(file.format.startTime).toBe(0n);
    await file.close();
    expect(await seen(outputPath)).toEqual(await seen(path));
  });

  it.each([
    { container: 'ipod', codec: 'aac', contentType: 'audio/mp4' },
    { container: 'adts', codec: 'aac', contentType: 'audio/aac' },
    { container: 'wav', codec: 'pcm_s16le', contentType: 'audio/wav' },
  ] as const)('copies audio in $container without the comment', async ({ container, codec, contentType }) => {
    const muxer = await createVideoMuxer({ path, container, comment });
    const writeAudio = await addTestAudio(muxer, { codec, seconds: 2 });
    await muxer.start();
    await writeAudio();
    await muxer.finish();
    const before = await probeMedia(path);
    expect(before).toMatchObject({ contentType, audioCodec: codec });
    expect(await cleanMedia({ path, outputPath })).toEqual(before);
    expect((await readFile(outputPath)).includes(comment)).toBe(false);
  });

  it('empties the comments that a WebM has among the parameters of Vorbis', async () => {
    const audio = { codec: 'vorbis', seconds: 2 } as const;
    await makeTestVideo({
      path,
      container: 'webm',
      codec: FF_ENCODER_LIBVPX_VP9,
      settings: { deadline: 'realtime' },
      audio,
      timesMs,
    });
    // What the encoder writes about itself.
    expect((await readFile(path)).includes('encoder=Lavc')).toBe(true);
    const { durationSeconds, ...before } = await probeMedia(path);
    expect(await cleanMedia({ path, outputPath })).toMatchObject(before);
    const copy = await readFile(outputPath);
    expect(copy.includes('Lavc')).toBe(false);
    const second = { fromSeconds: 0.5, seconds: 1 };
    expect(await readAudio(outputPath, second)).toEqual(await readAudio(path, second));
    expect(durationSeconds).toBeCloseTo(2, 0);
  });

  it('keeps the tag of a codec, without which Safari does not play it', async () => {
    const size = { width: 96, height: 64 };
    const writer = await createVideoWriter({ path, ...size, framesPerSecond: 24, codec: 'hevc-10-bit', comment });
    for (const level of [40, 80]) await writer.writeFrame(new Uint8Array(96 * 64 * 4).fill(level));
    await writer.finish();
    expect(await cleanMedia({ path, outputPath })).toEqual(await probeMedia(path));
    const file = await openVideo(outputPath);
    expect(file.video?.codecpar.codecTagString).toBe('hvc1');
    await file.close();
  });

  it('copies audio without its cover', async () => {
    await writeFile(path, mp3WithCover(bombPng({ width: 9000, height: 9000 })));
    const facts = await cleanMedia({ path, outputPath });
    expect(facts).toMatchObject({ kind: 'audio', contentType: 'audio/mpeg', audioCodec: 'mp3' });
    expect(facts.durationSeconds).toBeCloseTo(1, 0);
    expect((await readFile(outputPath)).includes('IHDR')).toBe(false);
  });

  it.each(['mp4', 'matroska'] as const)('refuses a video in %s that ends too early', async (container) => {
    await makeTestVideo({ path, container, timesMs });
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, Math.round(whole.length * 0.6)));
    await expect(cleanMedia({ path, outputPath })).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
