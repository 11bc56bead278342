import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertVideo } from '../../media/write/convert-video.ts';
import { openVideo } from '../../media/read/open-video.ts';
import { createVideoWriter } from '../../media/write/video-writer.ts';
import {
  AV_PIX_FMT_YUV420P10LE,
  AVCOL_PRI_BT2020,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  FF_ENCODER_LIBX265,
} from 'node-av/constants';
import type { Render, Renderer } from '../../service/render/renderer.ts';
import { type Benchmark, median } from './benchmark.ts';
import { removeFolder } from '../test/remove-folder.ts';

const size = { width: 1920, height: 1080 };
const frames = 96;
const rounds = 3;
const signal = new AbortController().signal;
const ignore = () => undefined;
const rendererModule = new URL('../../painter/renderer.ts', import.meta.url).href;

/** The encoder and settings of v-1 for HLG in HEVC. */
const encoding = {
  container: 'mp4',
  codec: FF_ENCODER_LIBX265,
  pixelFormat: AV_PIX_FMT_YUV420P10LE,
  colour: {
    primaries: AVCOL_PRI_BT2020,
    transfer: AVCOL_TRC_ARIB_STD_B67,
    matrix: AVCOL_SPC_BT2020_NCL,
    range: AVCOL_RANGE_MPEG,
  },
  tag: 'hvc1',
  settings: { preset: 'fast', crf: 18, profile: 'main10', 'x265-params': 'log-level=none:repeat-headers=1' },
  copiedAudio: [],
  fallbackAudio: 'aac',
} as const;

/** Creates a video with gradients, moving edges and grain, like a camera's. */
async function writeSource(path: string): Promise<void> {
  const writer = await createVideoWriter({ path, ...size, framesPerSecond: 24, quality: 16 });
  const rgba = new Uint8ClampedArray(size.width * size.height * 4);
  for (let frame = 0; frame < frames; frame += 1) {
    for (let index = 0; index < size.width * size.height; index += 1) {
      const [x, y] = [(index % size.width) + frame * 5, Math.floor(index / size.width)];
      const grain = ((Math.imul(index + frame * 7919, 0x9e3779b1) >>> 24) - 128) / 16;
      const edge = (x >> 7) % 3 === 0 ? 70 : 0;
      rgba.set([40 + y / 8 + edge + grain, 70 + y / 7 + grain, 200 - y / 9 - edge + grain, 255], index * 4);
    }
    await writer.writeFrame(rgba);
  }
  await writer.finish();
}

/** Frames per second of the same decoder and encoder with FFmpeg's conversion in between, which has no curve. */
async function withoutCurve(input: string, path: string): Promise<number> {
  const file = await openVideo(input);
  const startedAt = performance.now();
  await convertVideo({
    ...encoding,
    ...size,
    file,
    path,
    pixelAspect: { num: 1, den: 1 },
    filters: () =>
      'zscale=t=linear:npl=203,format=gbrpf32le,' +
      'zscale=p=2020:t=arib-std-b67:m=2020_ncl:r=limited:npl=203:d=ordered,format=yuv420p10le',
    onProgress: ignore,
    signal,
  });
  await file.close();
  return frames / ((performance.now() - startedAt) / 1000);
}

/**
 * Renders v-1 through the Renderer interface, in this process: a render process has a lower priority than the
 * reference.
 */
async function loadRender(): Promise<Render<'v-1'>> {
  const { renderer } = (await import(rendererModule)) as { renderer: Renderer };
  const render = await renderer.load('v-1');
  if (render === null) throw new Error(`${renderer.name} does not draw v-1`);
  return render;
}

/** Frames per second of v-1. */
async function withCurve(render: Render<'v-1'>, input: string, directory: string): Promise<number> {
  const startedAt = performance.now();
  await render(
    {
      generationId: 'benchmark',
      model: 'v-1',
      seed: 0,
      directory,
      inputs: { input_video: [{ path: input, kind: 'video', contentType: 'video/mp4' }] },
      parameters: {
        input_video: input,
        transfer_function: 'hlg',
        output_encoder: 'H265',
        output_profile: '422 HQ',
        adjust_exposure: 0.5,
        boost_saturation: 0.5,
        highlight_threshold: 0.65,
      },
    },
    { onProgress: ignore, signal },
  );
  return frames / ((performance.now() - startedAt) / 1000);
}

/**
 * v-1 against the same encoder without its curve, in frames per second, measured alternately, so that both run under
 * the same load.
 */
export const hdrConversion: Benchmark = {
  name: 'HDR conversion',
  unit: 'frames/s',
  goal: { atLeast: 0.9 },
  measure: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'easel-hdr-bench-'));
    try {
      const render = await loadRender();
      const input = join(folder, 'source.mp4');
      await writeSource(input);
      const [figures, references]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        references.push(await withoutCurve(input, join(folder, 'reference.mp4')));
        figures.push(await withCurve(render, input, folder));
      }
      return { figure: median(figures), reference: median(references) };
    } finally {
      await removeFolder(folder);
    }
  },
};
