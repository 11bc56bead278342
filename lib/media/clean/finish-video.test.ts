import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PKT_DATA_CONTENT_LIGHT_LEVEL,
  AVCOL_PRI_BT2020,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_SPC_RGB,
  AVCOL_SPC_SMPTE170M,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVCOL_TRC_UNSPECIFIED,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX264RGB,
  FF_ENCODER_LIBX265,
  type AVPixelFormat,
  type FFEncoderCodec,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { probeMedia } from '../probe-media.ts';
import { readAudio } from '../read-audio.ts';
import { openVideo } from '../read/open-video.ts';
import { makeTestVideo, type TestVideo } from '../testing/make-test-video.ts';
import { makeTone } from '../testing/make-tone.ts';
import { seeVideo, type SeenFrame } from '../testing/see-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { convertVideo } from '../write/convert-video.ts';
import type { ColourTags } from '../write/video-encoder.ts';
import { createVideoWriter, standardRange } from '../write/video-writer.ts';
import { cleanMedia } from './clean-media.ts';
import type { Finish } from './finish.ts';

const folder = temporaryFolder();
const path = join(folder, 'result');
const outputPath = join(folder, 'finished');
const nothing: Finish = { size: null, format: null, hasMark: false };
const comment = '{"prompt": "a secret of somebody"}';
const uneven = [0, 40, 200, 240, 700, 740];
const aac = { codec: 'aac', seconds: 0.5 } as const;
const pcm = { codec: 'pcm_s16le', seconds: 0.5 } as const;
const quickVp9 = { deadline: 'realtime', 'cpu-used': 8, crf: 10 };

/** Smooth colours that differ in every corner and change with time. */
const paint = (x: number, y: number, frame: number) => [60 + x / 2, 220 - y, 80 + frame * 4] as const;
const make = (video: Omit<TestVideo, 'path'>) => makeTestVideo({ path, paint, ...video });
const finish = (wanted: Partial<Finish>) => cleanMedia({ path, outputPath, finish: { ...nothing, ...wanted } });

async function copyOf(): Promise<Buffer> {
  const copyPath = join(folder, 'copy');
  await cleanMedia({ path, outputPath: copyPath });
  return readFile(copyPath);
}

/** The largest difference of a few points between frames, 0–1. */
function difference(one: SeenFrame, other: SeenFrame, points: readonly (readonly [number, number])[]): number {
  const differences = points.flatMap(([x, y]) => {
    const [a, b] = [one.at(x, y), other.at(x, y)];
    return a.map((value, index) => Math.abs(value - (b[index] ?? 0)));
  });
  return Math.max(...differences);
}

const rounded = (frames: SeenFrame[]) =>
  frames.map(({ seconds }) => Number((seconds - (frames[0]?.seconds ?? 0)).toFixed(3)));

/** The largest difference in the lower right corner of a frame, and in the rest of it. */
function markOn(marked: SeenFrame, plain: SeenFrame) {
  let [inCorner, elsewhere] = [0, 0];
  for (let y = 0; y < plain.height; y += 1) {
    for (let x = 0; x < plain.width; x += 1) {
      const isCorner = x >= plain.width * 0.25 && y >= plain.height * 0.7;
      const [a, , c] = marked.at(x, y);
      const [b, , d] = plain.at(x, y);
      const found = Math.max(Math.abs(a - b), Math.abs(c - d));
      if (isCorner) inCorner = Math.max(inCorner, found);
      else elsewhere = Math.max(elsewhere, found);
    }
  }
  return { inCorner, elsewhere };
}

interface Recoding {
  codec?: FFEncoderCodec;
  pixelFormat?: AVPixelFormat;
  colour: ColourTags;
  filters: string;
  settings?: Record<string, string | number>;
  size?: { width: number; height: number };
  /** Content light levels for the container, as FFmpeg holds them. */
  light?: Buffer;
}

/** Replaces the test's video by the same in another coding. */
async function recode(coding: Recoding): Promise<void> {
  const from = join(folder, 'plain');
  await rename(path, from);
  const file = await openVideo(from);
  await convertVideo({
    file,
    path,
    container: 'mp4',
    width: 160,
    height: 90,
    ...coding.size,
    pixelAspect: { num: 1, den: 1 },
    codec: coding.codec ?? FF_ENCODER_LIBX264,
    pixelFormat: coding.pixelFormat ?? AV_PIX_FMT_YUV420P,
    colour: coding.colour,
    filters: () => coding.filters,
    tag: null,
    settings: coding.settings ?? { crf: 3, preset: 'ultrafast', 'x264-params': 'log-level=none' },
    copiedAudio: [],
    fallbackAudio: 'aac',
    describe: ({ codecpar }) => {
      if (coding.light !== undefined) codecpar.addCodedSideData(AV_PKT_DATA_CONTENT_LIGHT_LEVEL, coding.light);
    },
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  await file.close();
}

const standard = [standardRange.primaries, standardRange.transfer, standardRange.matrix, standardRange.range];

/** The tag of the video's codec, and whether the file is upright by itself. */
async function describeTrack() {
  const file = await openVideo(outputPath);
  const { codecTagString, colorPrimaries, colorTrc, colorSpace, colorRange } = file.video?.codecpar ?? {};
  const texts = Object.keys(file.format.metadata?.getAll() ?? {});
  await file.close();
  return { codecTagString, colours: [colorPrimaries, colorTrc, colorSpace, colorRange], texts };
}

describe('finishVideo', () => {
  it.each([
    { width: 320, height: 180 },
    { width: 96, height: 54 },
    { width: 100, height: 90 },
    { width: 160, height: 40 },
  ])('encodes again in %o, cropped around the centre, with the same frames', async (size) => {
    await make({ timesMs: uneven, comment });
    const facts = await finish({ size });
    expect(facts).toMatchObject({ contentType: 'video/mp4', codec: 'h264', pixelFormat: 'yuv420p', ...size });
    const [before, after] = [await seeVideo(path), await seeVideo(outputPath)];
    expect(rounded(after)).toEqual(uneven.map((time) => time / 1000));
    const scale = Math.max(size.width / 160, size.height / 90);
    for (const [index, frame] of after.entries()) {
      for (const [shareX, shareY] of [
        [0.1, 0.1],
        [0.5, 0.5],
        [0.9, 0.8],
      ] as const) {
        const [x, y] = [Math.floor(size.width * shareX), Math.floor(size.height * shareY)];
        const [left, top] = [(x - size.width / 2) / scale + 80, (y - size.height / 2) / scale + 45];
        const expected = before[index]?.at(Math.floor(left), Math.floor(top)) ?? [];
        for (const [channel, value] of frame.at(x, y).entries()) {
          expect(Math.abs(value - (expected[channel] ?? 0))).toBeLessThan(0.03);
        }
      }
    }
    expect((await readFile(outputPath)).includes(comment)).toBe(false);
    expect((await describeTrack()).texts).not.toContain('encoder');
  });

  it('rounds odd sides up, and leaves a video that has them rounded', async () => {
    await make({});
    expect(await finish({ size: { width: 121, height: 69 } })).toMatchObject({ width: 122, height: 70 });
    await make({ width: 122, height: 70 });
    await finish({ size: { width: 121, height: 69 } });
    expect((await readFile(outputPath)).equals(await copyOf())).toBe(true);
  });

  it('encodes a video of odd sides with even ones', async () => {
    await make({ container: 'webm', codec: FF_ENCODER_LIBVPX_VP9, settings: quickVp9, width: 161, height: 91 });
    expect(await finish({ hasMark: true })).toMatchObject({ contentType: 'video/mp4', width: 162, height: 92 });
    await finish({ size: { width: 161, height: 91 } });
    expect((await readFile(outputPath)).equals(await copyOf())).toBe(true);
  });

  it('marks every frame at the bottom right, and changes nothing else visibly', async () => {
    await make({ width: 240, height: 180, timesMs: uneven, audio: aac });
    const facts = await finish({ hasMark: true });
    expect(facts).toMatchObject({ contentType: 'video/mp4', width: 240, height: 180, hasAudio: true });
    const [before, after] = [await seeVideo(path), await seeVideo(outputPath)];
    expect(rounded(after)).toEqual(rounded(before));
    for (const [index, frame] of after.entries()) {
      const plain = before[index];
      if (plain === undefined) throw new Error('another number of frames');
      const { inCorner, elsewhere } = markOn(frame, plain);
      expect(inCorner).toBeGreaterThan(0.3);
      expect(elsewhere).toBeLessThan(0.06);
    }
  });

  it.each([90, 180, 270] as const)(
    'turns a video that is stored rotated by %d°, and marks it upright',
    async (rotation) => {
      await make({ rotation, width: 240, height: 180 });
      const plain = await finish({ size: rotation === 180 ? { width: 120, height: 90 } : { width: 90, height: 120 } });
      expect(plain.rotation).toBe(0);
      const facts = await finish({ hasMark: true });
      const size = rotation === 180 ? { width: 240, height: 180 } : { width: 180, height: 240 };
      expect(facts).toMatchObject({ ...size, rotation: 0 });
      const [[before], [after]] = [await seeVideo(path), await seeVideo(outputPath)];
      if (before === undefined || after === undefined) throw new Error('no frames');
      // Where a point of the upright frame is stored.
      const storedAt = (x: number, y: number): [number, number] =>
        rotation === 90 ? [y, 179 - x] : rotation === 180 ? [239 - x, 179 - y] : [239 - y, x];
      const upright: SeenFrame = { ...before, ...size, at: (x, y) => before.at(...storedAt(x, y)) };
      const { inCorner, elsewhere } = markOn(after, upright);
      expect(inCorner).toBeGreaterThan(0.3);
      expect(elsewhere).toBeLessThan(0.06);
    },
  );

  it('makes pixels square', async () => {
    await make({ pixelAspect: { num: 4, den: 3 }, width: 120, height: 90 });
    expect(await finish({ size: { width: 160, height: 90 }, hasMark: true })).toMatchObject({ width: 160, height: 90 });
    const file = await openVideo(outputPath);
    expect(file.video?.codecpar).toMatchObject({ width: 160, height: 90 });
    await file.close();
    const [[before], [after]] = [await seeVideo(path), await seeVideo(outputPath)];
    expect(after?.at(80, 20)[0]).toBeCloseTo(before?.at(60, 20)[0] ?? 0, 1);
  });

  it.each(['mp4', 'mov', 'matroska'] as const)('copies the audio of %s to the sample', async (container) => {
    await make({ container, audio: container === 'mov' ? pcm : aac, timesMs: [0, 200, 400] });
    // Matroska states times by milliseconds, so that the audio cannot be compared to the sample there.
    const exact = join(folder, 'exact');
    await makeTestVideo({
      path: exact,
      container: container === 'mov' ? 'mov' : 'mp4',
      audio: container === 'mov' ? pcm : aac,
    });
    const before = await readAudio(exact, { fromSeconds: 0, seconds: 2 });
    for (const wanted of [{ hasMark: true }, { size: { width: 80, height: 44 } }, { format: 'mov' } as const]) {
      const facts = await finish(wanted);
      expect(facts.audioCodec).toBe(container === 'mov' ? 'pcm_s16le' : 'aac');
      const after = await readAudio(outputPath, { fromSeconds: 0, seconds: 2 });
      expect(after?.left.length).toBe(before?.left.length);
      expect(after?.left).toEqual(before?.left);
    }
  });

  it('converts the audio of AVI, which does not name its channels', async () => {
    await make({ container: 'avi', audio: pcm });
    const facts = await finish({ hasMark: true });
    expect(facts).toMatchObject({ contentType: 'video/mp4', sound: { codec: 'aac', channels: 1, sampleRate: 48_000 } });
    const audio = await readAudio(outputPath, { fromSeconds: 0, seconds: 2 });
    // One channel, spread over two at the same power.
    expect(Math.max(...(audio?.left ?? []))).toBeCloseTo(0.3 / Math.SQRT2, 1);
  });

  it('keeps ten bits as HEVC that Apple plays, and its colours', async () => {
    const size = { width: 240, height: 180 };
    const writer = await createVideoWriter({ path, ...size, framesPerSecond: 24, codec: 'hevc-10-bit' });
    const ramp = new Uint8Array(240 * 180 * 4).map((_, index) =>
      index % 4 === 3 ? 255 : 60 + ((index >> 2) % 240) / 2,
    );
    for (let frame = 0; frame < 4; frame += 1) await writer.writeFrame(ramp);
    await writer.finish();
    const before = await probeMedia(path);
    const facts = await finish({ hasMark: true, format: 'mov' });
    const { contentType: _type, durationSeconds, ...others } = before;
    expect(facts).toMatchObject({ ...others, contentType: 'video/quicktime', bitDepth: 10 });
    expect(facts.durationSeconds).toBeCloseTo(durationSeconds ?? 0, 2);
    expect((await describeTrack()).codecTagString).toBe('hvc1');
    const [[plain], [marked]] = [await seeVideo(path), await seeVideo(outputPath)];
    if (plain === undefined || marked === undefined) throw new Error('no frames');
    const { inCorner, elsewhere } = markOn(marked, plain);
    expect(inCorner).toBeGreaterThan(0.3);
    expect(elsewhere).toBeLessThan(0.06);
  });

  it.each([
    ['mp4', 'mov', 'video/quicktime', aac, 'aac'],
    ['mov', 'mp4', 'video/mp4', pcm, 'aac'],
    ['mov', 'mp4', 'video/mp4', aac, 'aac'],
    ['matroska', 'mp4', 'video/mp4', aac, 'aac'],
  ] as const)('copies the frames of %s into %s', async (container, format, contentType, audio, audioCodec) => {
    const settings = { crf: 20, preset: 'medium', 'x264-params': 'log-level=none' };
    await make({
      container,
      settings,
      audio,
      comment,
      rotation: container === 'matroska' ? 0 : 90,
    });
    const before = await probeMedia(path);
    const facts = await finish({ format, size: { width: before.width ?? 0, height: before.height ?? 0 } });
    const { width, height, rotation, codec } = before;
    expect(facts).toMatchObject({ width, height, rotation, codec, contentType, audioCodec });
    const [stored, copied] = [await seeVideo(path), await seeVideo(outputPath)];
    expect(rounded(copied)).toEqual(rounded(stored));
    for (const [index, frame] of copied.entries()) {
      const other = stored[index];
      if (other === undefined) throw new Error('another number of frames');
      expect(
        difference(frame, other, [
          [10, 10],
          [80, 44],
          [150, 80],
        ]),
      ).toBe(0);
    }
    expect((await readFile(outputPath)).includes(comment)).toBe(false);
  });

  it('copies HEVC into MP4 under the tag that Apple opens', async () => {
    await make({
      container: 'matroska',
      codec: FF_ENCODER_LIBX265,
      settings: { preset: 'ultrafast', 'x265-params': 'log-level=none' },
    });
    expect(await finish({ format: 'mp4' })).toMatchObject({ contentType: 'video/mp4', codec: 'hevc' });
    expect((await describeTrack()).codecTagString).toBe('hvc1');
  });

  it.each([
    [{ container: 'mp4' }, { format: 'mp4' }],
    [{ container: 'mp4' }, { format: 'png' }],
    [{ container: 'mov' }, { size: { width: 160, height: 90 }, format: 'mov' }],
    [{ container: 'webm', codec: FF_ENCODER_LIBVPX_VP9, settings: quickVp9 }, { format: 'mov' }],
    [{ container: 'avi' }, { format: 'mp4' }],
  ] as const)('copies %o as it is for %o', async (video, wanted) => {
    await make(video);
    await finish(wanted);
    expect((await readFile(outputPath)).equals(await copyOf())).toBe(true);
  });

  it('copies audio files as they are', async () => {
    await writeFile(path, makeTone(440, 1));
    const facts = await finish({ size: { width: 100, height: 100 }, format: 'mp4', hasMark: true });
    expect(facts).toMatchObject({ kind: 'audio', contentType: 'audio/wav' });
    expect((await readFile(outputPath)).equals(await copyOf())).toBe(true);
  });

  const unspecified = {
    primaries: AVCOL_PRI_UNSPECIFIED,
    transfer: AVCOL_TRC_UNSPECIFIED,
    matrix: AVCOL_SPC_UNSPECIFIED,
    range: AVCOL_RANGE_MPEG,
  };

  it('keeps the colour coding of a video, also a full range', async () => {
    await make({});
    await finish({ size: { width: 320, height: 180 } });
    expect(await describeTrack()).toMatchObject({ colours: standard });
    const before = await seeVideo(path);
    await recode({
      colour: { ...standardRange, range: AVCOL_RANGE_JPEG },
      filters: 'scale=out_range=pc,format=yuv420p',
    });
    const [full] = await seeVideo(path);
    await finish({ hasMark: true });
    expect(await describeTrack()).toMatchObject({ colours: [...standard.slice(0, 3), AVCOL_RANGE_JPEG] });
    const [after] = await seeVideo(outputPath);
    if (full === undefined || after === undefined) throw new Error('no frames');
    expect(
      difference(full, after, [
        [10, 10],
        [80, 40],
        [150, 20],
      ]),
    ).toBeLessThan(0.02);
    expect(before).toHaveLength(12);
  });

  it('writes down a matrix that players would guess from the former size', async () => {
    await make({});
    await recode({ colour: unspecified, filters: 'scale=out_color_matrix=bt601,format=yuv420p' });
    await finish({ size: { width: 1280, height: 720 } });
    const { primaries, transfer } = unspecified;
    expect(await describeTrack()).toMatchObject({
      colours: [primaries, transfer, AVCOL_SPC_SMPTE170M, AVCOL_RANGE_MPEG],
    });
  });

  it('converts RGB to Rec. 709', async () => {
    await make({});
    const [plain] = await seeVideo(path);
    await recode({
      codec: FF_ENCODER_LIBX264RGB,
      pixelFormat: AV_PIX_FMT_RGB24,
      colour: { ...standardRange, matrix: AVCOL_SPC_RGB, range: AVCOL_RANGE_JPEG },
      filters: 'scale=out_range=pc,format=rgb24',
    });
    expect((await probeMedia(path)).pixelFormat).toBe('gbrp');
    expect(await finish({ hasMark: true })).toMatchObject({ pixelFormat: 'yuv420p' });
    expect(await describeTrack()).toMatchObject({ colours: standard });
    const [after] = await seeVideo(outputPath);
    if (plain === undefined || after === undefined) throw new Error('no frames');
    expect(
      difference(plain, after, [
        [10, 10],
        [80, 40],
        [150, 20],
      ]),
    ).toBeLessThan(0.03);
  });

  it.each([
    ['PQ', AVCOL_TRC_SMPTE2084, 'pq', 0.58],
    ['HLG', AVCOL_TRC_ARIB_STD_B67, 'hlg', 0.75],
  ] as const)('marks %s with the white of a page, not of the sun', async (_, transfer, dynamicRange, white) => {
    const light = Buffer.from(Uint32Array.of(1000, 400).buffer);
    await make({ width: 480, height: 360, paint: () => [40, 40, 40] });
    await recode({
      codec: FF_ENCODER_LIBX265,
      pixelFormat: AV_PIX_FMT_YUV420P10LE,
      colour: { primaries: AVCOL_PRI_BT2020, transfer, matrix: AVCOL_SPC_BT2020_NCL, range: AVCOL_RANGE_MPEG },
      filters: 'format=yuv420p10le',
      settings: { preset: 'ultrafast', crf: 10, 'x265-params': 'log-level=none' },
      size: { width: 480, height: 360 },
      light,
    });
    expect(await finish({ hasMark: true })).toMatchObject({ dynamicRange, bitDepth: 10, width: 480 });
    const [frame] = await seeVideo(outputPath);
    let brightest = 0;
    for (let y = 300; y < 360; y += 1) {
      for (let x = 240; x < 480; x += 1) brightest = Math.max(brightest, frame?.at(x, y)[1] ?? 0);
    }
    expect(Math.abs(brightest - white)).toBeLessThan(0.06);
    const file = await openVideo(outputPath);
    expect(file.video?.codecpar.getCodedSideData(AV_PKT_DATA_CONTENT_LIGHT_LEVEL)).toEqual(light);
    await file.close();
  });

  it.each(['mp4', 'matroska'] as const)('refuses a video in %s that ends too early', async (container) => {
    await make({ container, timesMs: Array.from({ length: 48 }, (_, index) => (index * 1000) / 24) });
    const whole = await readFile(path);
    await writeFile(path, whole.subarray(0, Math.round(whole.length * 0.6)));
    await expect(finish({ hasMark: true })).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('refuses a video whose frames cannot be decoded', async () => {
    await make({});
    const damaged = await readFile(path);
    const start = damaged.indexOf('mdat') + 4;
    const end = damaged.indexOf('moov') > start ? damaged.indexOf('moov') - 4 : damaged.length;
    damaged.fill(0xff, start, end);
    await writeFile(path, damaged);
    await expect(finish({ size: { width: 80, height: 44 } })).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });
});
