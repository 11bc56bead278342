import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_SMPTE2084,
  FF_ENCODER_LIBX265,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { lightFromSignal, nitsFromPq } from '../colour/transfer-functions.ts';
import { convertVideo } from '../write/convert-video.ts';
import { makePreview } from './make-preview.ts';
import { needsPreview } from './needs-preview.ts';
import { openVideo } from '../read/open-video.ts';
import { probeMedia } from '../probe-media.ts';
import { makeTestVideo } from '../testing/make-test-video.ts';
import { seeVideo } from '../testing/see-video.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const path = join(folder, 'video');
const outputPath = join(folder, 'preview.mp4');

/** A video with a ramp of PQ signals. */
async function makePqVideo(): Promise<void> {
  await makeTestVideo({ path: `${path}.sdr` });
  const file = await openVideo(`${path}.sdr`);
  await convertVideo({
    file,
    path,
    container: 'mp4',
    width: 160,
    height: 90,
    pixelAspect: { num: 1, den: 1 },
    pixelFormat: AV_PIX_FMT_YUV420P10LE,
    filters: () => 'format=yuv420p10le',
    codec: FF_ENCODER_LIBX265,
    colour: {
      primaries: AVCOL_PRI_BT2020,
      transfer: AVCOL_TRC_SMPTE2084,
      matrix: AVCOL_SPC_BT2020_NCL,
      range: AVCOL_RANGE_MPEG,
    },
    tag: 'hvc1',
    settings: { preset: 'ultrafast', crf: 3, 'x265-params': 'log-level=none' },
    copiedAudio: [],
    fallbackAudio: 'aac',
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });
  await file.close();
}

describe('makePreview', () => {
  it('converts to a playable version, upright, with square pixels and the same times', async () => {
    await makeTestVideo({
      path,
      container: 'mov',
      rotation: 90,
      pixelAspect: { num: 4, den: 3 },
      timesMs: [0, 40, 200, 260, 500],
      audio: { codec: 'pcm_s16le', seconds: 0.6 },
    });
    expect(await makePreview({ path, outputPath })).toMatchObject({ width: 90, height: 212, contentType: 'video/mp4' });
    const facts = await probeMedia(outputPath);
    expect(facts).toMatchObject({ codec: 'h264', audioCodec: 'aac', width: 90, height: 212, rotation: 0 });
    expect(facts.durationSeconds).toBeCloseTo(0.74, 3);
    expect(needsPreview(facts)).toBe(false);
    const frames = await seeVideo(outputPath);
    expect(frames.map((frame) => Math.round(frame.seconds * 1000))).toEqual([0, 40, 200, 260, 500]);
  });

  it('scales down to 1080p and preserves the proportions', async () => {
    await makeTestVideo({ path, width: 2560, height: 1280, timesMs: [0, 40], paint: () => [90, 120, 40] });
    expect(await makePreview({ path, outputPath })).toMatchObject({ width: 1920, height: 960 });
  });

  it('maps high dynamic range and preserves the light of reference greys', async () => {
    await makePqVideo();
    await makePreview({ path, outputPath });
    expect(await probeMedia(outputPath)).toMatchObject({ dynamicRange: null, pixelFormat: 'yuv420p' });
    const [frame] = await seeVideo(outputPath);
    // Columns whose PQ signal is dark enough to stay below the knee.
    for (const x of [40, 56, 72]) {
      const nits = nitsFromPq(x / 159);
      expect(lightFromSignal(frame?.at(x, 45)[1] ?? 0) * 203).toBeCloseTo(nits, nits > 20 ? -1 : 0);
    }
    const signals = Array.from({ length: 16 }, (_, index) => frame?.at(index * 10 + 4, 45)[1] ?? 0);
    expect(signals).toEqual(signals.toSorted((one, other) => one - other));
    expect(frame?.at(150, 45)[1]).toBeGreaterThan(0.97);
  });

  it('refuses a video that ends too early', async () => {
    await makeTestVideo({ path: `${path}.whole`, timesMs: Array.from({ length: 60 }, (_, index) => index * 40) });
    const bytes = await readFile(`${path}.whole`);
    await writeFile(path, bytes.subarray(0, Math.round(bytes.length * 0.6)));
    await expect(makePreview({ path, outputPath })).rejects.toMatchObject({ code: 'unsupported_media_type' });
  });

  it('stops when it is aborted', async () => {
    await makeTestVideo({ path });
    const signal = AbortSignal.abort(new Error('no longer wanted'));
    await expect(makePreview({ path, outputPath, signal })).rejects.toThrow('no longer wanted');
  });
});
