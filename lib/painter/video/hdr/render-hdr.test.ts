import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  AV_FRAME_DATA_CONTENT_LIGHT_LEVEL,
  AV_FRAME_DATA_MASTERING_DISPLAY_METADATA,
  AV_PKT_DATA_CONTENT_LIGHT_LEVEL,
  AV_PKT_DATA_MASTERING_DISPLAY_METADATA,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import { nitsFromPq } from '../../../media/colour/transfer-functions.ts';
import { openVideo } from '../../../media/read/open-video.ts';
import { probeMedia } from '../../../media/probe-media.ts';
import { readFrames, readPackets } from '../../../media/read/read-frames.ts';
import { makeTestVideo, type TestVideo } from '../../../media/testing/make-test-video.ts';
import { seeVideo } from '../../../media/testing/see-video.ts';
import { temporaryFolder } from '../../../media/testing/temporary-folder.ts';
import { v1 } from '../../../service/models/v-1/definition.ts';
import type { RenderedFile } from '../../../service/render/renderer.ts';
import { createHdrLight } from './hdr-light.ts';
import { renderHdr } from './render-hdr.ts';

const folder = temporaryFolder();
const input = join(folder, 'input');
let count = 0;

async function convert(
  parameters: Record<string, unknown>,
  signal: AbortSignal = new AbortController().signal,
): Promise<RenderedFile & { shares: number[]; directory: string }> {
  const directory = join(folder, String((count += 1)));
  await mkdir(directory);
  const shares: number[] = [];
  const [file] = await renderHdr(
    {
      generationId: 'test',
      model: 'v-1',
      parameters: v1.parameters.parse({ input_video: 'video', ...parameters }),
      inputs: { input_video: [{ path: input, kind: 'video', contentType: 'video/mp4' }] },
      seed: 1,
      directory,
    },
    { onProgress: (share) => shares.push(share), signal },
  );
  if (file === undefined) throw new Error('no result');
  return { ...file, shares, directory };
}

/** Light of a pixel of a PQ video in cd/m². */
async function lightAt(path: string, x: number): Promise<[number, number, number]> {
  const [frame] = await seeVideo(path);
  const [red, green, blue] = frame?.at(x, 45) ?? [0, 0, 0];
  return [nitsFromPq(red), nitsFromPq(green), nitsFromPq(blue)];
}

async function audioPackets(path: string): Promise<string[]> {
  const video = await openVideo(path);
  const packets: string[] = [];
  const index = video.audio[0]?.index ?? -1;
  for await (const packet of readPackets(video, new Set([index]))) packets.push(packet.data?.toString('hex') ?? '');
  await video.close();
  return packets;
}

const steps = (x: number): readonly [number, number, number] => {
  const grey = Math.floor(x / 16) * 28;
  return [grey, grey, grey];
};

describe('renderHdr', () => {
  it('encodes PQ as HDR10: HEVC Main 10, hvc1, tags and static metadata in stream and container', async () => {
    await makeTestVideo({ path: input });
    const result = await convert({ transfer_function: 'pq' });
    expect(result).toMatchObject({ contentType: 'video/mp4', width: 160, height: 90, durationSeconds: 0.5 });
    const video = await openVideo(result.path);
    const codecpar = video.video?.codecpar;
    expect(codecpar).toMatchObject({
      codecTagString: 'hvc1',
      profile: 2,
      colorPrimaries: AVCOL_PRI_BT2020,
      colorTrc: AVCOL_TRC_SMPTE2084,
      colorSpace: AVCOL_SPC_BT2020_NCL,
      colorRange: AVCOL_RANGE_MPEG,
    });
    const boxes = [AV_PKT_DATA_MASTERING_DISPLAY_METADATA, AV_PKT_DATA_CONTENT_LIGHT_LEVEL].map((type) =>
      codecpar?.getCodedSideData(type)?.toString('hex'),
    );
    const levels = codecpar?.getCodedSideData(AV_PKT_DATA_CONTENT_LIGHT_LEVEL);
    expect(levels?.readUInt32LE(0)).toBeGreaterThan(950);
    expect(levels?.readUInt32LE(0)).toBeLessThanOrEqual(1000);
    expect(levels?.readUInt32LE(4)).toBeLessThan(levels?.readUInt32LE(0) ?? 0);
    for await (const frame of readFrames(video)) {
      const messages = [AV_FRAME_DATA_MASTERING_DISPLAY_METADATA, AV_FRAME_DATA_CONTENT_LIGHT_LEVEL].map((type) =>
        frame.getSideData(type)?.toString('hex'),
      );
      expect(messages).toEqual(boxes);
      break;
    }
    await video.close();
    expect(result.shares).toEqual(result.shares.toSorted((one, other) => one - other));
    expect(result.shares.at(-1)).toBeCloseTo(1, 5);
    expect(await readdir(result.directory)).toEqual(['result.mp4']);
  });

  it('maps every level to the light of the curve', async () => {
    await makeTestVideo({ path: input, paint: steps });
    const { path } = await convert({ transfer_function: 'pq' });
    const light = createHdrLight(
      { exposure: 0.5, saturation: 0.5, highlightThreshold: 0.65 },
      { primaries: 'bt709', transfer: 'bt1886' },
    );
    for (let step = 1; step < 10; step += 1) {
      const signal = (step * 28) / 255;
      const expected = light([signal, signal, signal])[1];
      const [, seen] = await lightAt(path, step * 16 + 8);
      expect(Math.abs(seen / expected - 1)).toBeLessThan(0.06);
    }
  });

  it.each([
    ['adjust_exposure', [0, 0.25, 0.5, 0.75, 1], 1],
    ['highlight_threshold', [0.45, 0.65, 0.85], -1],
  ] as const)('changes the light steadily with %s', async (name, values, direction) => {
    await makeTestVideo({ path: input, paint: steps, timesMs: [0, 40] });
    const seen: number[] = [];
    for (const value of values) {
      const { path } = await convert({ transfer_function: 'pq', [name]: value });
      seen.push((await lightAt(path, 7 * 16 + 8))[1] * direction);
    }
    for (let index = 1; index < seen.length; index += 1) {
      expect(seen[index]).toBeGreaterThan((seen[index - 1] ?? 0) + 0.5);
    }
  });

  it('changes colour steadily with boost_saturation', async () => {
    await makeTestVideo({ path: input, paint: () => [150, 90, 70], timesMs: [0, 40] });
    const spreads: number[] = [];
    for (const value of [0, 0.5, 1]) {
      const { path } = await convert({ transfer_function: 'pq', boost_saturation: value });
      const light = await lightAt(path, 80);
      spreads.push(Math.max(...light) - Math.min(...light));
    }
    expect(spreads[1]).toBeGreaterThan((spreads[0] ?? 0) * 1.3);
    expect(spreads[2]).toBeGreaterThan((spreads[1] ?? 0) * 1.2);
  });

  it('encodes HLG without static metadata, and copies the audio', async () => {
    await makeTestVideo({ path: input, audio: { codec: 'aac', seconds: 0.5 } });
    const { path } = await convert({ transfer_function: 'hlg' });
    const video = await openVideo(path);
    expect(video.video?.codecpar).toMatchObject({ codecTagString: 'hvc1', colorTrc: AVCOL_TRC_ARIB_STD_B67 });
    expect(video.video?.codecpar.getCodedSideData(AV_PKT_DATA_CONTENT_LIGHT_LEVEL)).toBeNull();
    await video.close();
    expect(await audioPackets(path)).toEqual(await audioPackets(input));
  });

  it.each([
    ['422 Proxy', 'apco', 0],
    ['422 LT', 'apcs', 1],
    ['422 Std', 'apcn', 2],
    ['422 HQ', 'apch', 3],
  ] as const)('encodes ProRes %s', async (output_profile, codecTagString, profile) => {
    await makeTestVideo({ path: input, timesMs: [0, 40, 80] });
    const result = await convert({ output_encoder: 'ProRes', output_profile, transfer_function: 'pq' });
    expect(result.contentType).toBe('video/quicktime');
    const video = await openVideo(result.path);
    expect(video.video?.codecpar).toMatchObject({ codecTagString, profile, colorTrc: AVCOL_TRC_SMPTE2084 });
    expect(video.video?.codecpar.colorPrimaries).toBe(AVCOL_PRI_BT2020);
    await video.close();
    expect(await probeMedia(result.path)).toMatchObject({ codec: 'prores', pixelFormat: 'yuv422p10le' });
  });

  it('encodes audio again where the container does not accept it', async () => {
    await makeTestVideo({ path: input, container: 'mov', audio: { codec: 'pcm_s16le', seconds: 0.5 } });
    expect(await probeMedia((await convert({})).path)).toMatchObject({ audioCodec: 'aac', durationSeconds: 0.5 });
    const kept = await convert({ output_encoder: 'ProRes' });
    expect(await probeMedia(kept.path)).toMatchObject({ audioCodec: 'pcm_s16le' });
  });

  it.each<[string, Partial<TestVideo>, { width: number; height: number }]>([
    ['rotates a video upright', { rotation: 90 }, { width: 90, height: 160 }],
    ['applies the aspect ratio of pixels', { pixelAspect: { num: 4, den: 3 } }, { width: 213, height: 90 }],
  ])('%s', async (_name, video, size) => {
    await makeTestVideo({ path: input, timesMs: [0, 40], ...video });
    const result = await convert({});
    expect(result).toMatchObject(size);
    expect(await probeMedia(result.path)).toMatchObject({ ...size, rotation: 0 });
  });

  it('preserves the times of a variable frame rate', async () => {
    const timesMs = [0, 40, 200, 260, 500];
    await makeTestVideo({ path: input, timesMs });
    const { path, durationSeconds } = await convert({});
    expect((await seeVideo(path)).map((frame) => Math.round(frame.seconds * 1000))).toEqual(timesMs);
    expect(durationSeconds).toBeCloseTo(0.74, 3);
  });

  it('reports the field when the video is garbage, cut off, or already HDR', async () => {
    const expected = { code: 'invalid_params', fields: [{ pointer: '/input_video' }] };
    await writeFile(input, 'garbage');
    await expect(convert({})).rejects.toMatchObject(expected);
    await makeTestVideo({ path: input, timesMs: Array.from({ length: 50 }, (_, index) => index * 40) });
    const bytes = await readFile(input);
    await writeFile(input, bytes.subarray(0, Math.round(bytes.length * 0.6)));
    await expect(convert({})).rejects.toMatchObject(expected);
    await makeTestVideo({ path: input });
    const { path } = await convert({});
    await writeFile(input, await readFile(path));
    await expect(convert({})).rejects.toMatchObject({ ...expected, message: /already has high dynamic range/ });
  });

  it('stops when it is cancelled', async () => {
    await makeTestVideo({ path: input });
    await expect(convert({}, AbortSignal.abort(new Error('cancelled')))).rejects.toThrow('cancelled');
  });
});
