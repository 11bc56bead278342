import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { convertVideo } from '../../media/write/convert-video.ts';
import { openVideo } from '../../media/read/open-video.ts';
import { createVideoWriter } from '../../media/write/video-writer.ts';
import { hdrFormat, type HdrFormatChoice } from './hdr-format.ts';
import { renderHdr } from './render-hdr.ts';

const size = { width: 1920, height: 1080 };
const frames = 96;
const rounds = 3;
const signal = new AbortController().signal;
const ignore = () => undefined;
const choice: HdrFormatChoice = { transfer_function: 'hlg', output_encoder: 'H265', output_profile: '422 HQ' };

/** A film with gradients, moving edges and grain, as a camera's would have. */
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

/** Frames a second of the same decoder and encoder with FFmpeg's own conversion between, which has no curve. */
async function withoutCurve(input: string, path: string): Promise<number> {
  const film = await openVideo(input);
  const format = hdrFormat(choice, null);
  const startedAt = performance.now();
  await convertVideo({
    ...format,
    ...size,
    file: film,
    path,
    pixelAspect: { num: 1, den: 1 },
    filters: () =>
      'zscale=t=linear:npl=203,format=gbrpf32le,' +
      `zscale=p=2020:t=arib-std-b67:m=2020_ncl:r=limited:npl=203:d=ordered,format=${format.pixelFormatName}`,
    onProgress: ignore,
    signal,
  });
  await film.close();
  return frames / ((performance.now() - startedAt) / 1000);
}

/** Frames a second of v-1. */
async function withCurve(input: string, directory: string): Promise<number> {
  const startedAt = performance.now();
  await renderHdr(
    {
      generationId: 'benchmark',
      model: 'v-1',
      seed: 0,
      directory,
      inputs: { input_video: [{ path: input, kind: 'video', contentType: 'video/mp4' }] },
      parameters: {
        input_video: input,
        ...choice,
        adjust_exposure: 0.5,
        boost_saturation: 0.5,
        highlight_threshold: 0.65,
      },
    },
    { onProgress: ignore, signal },
  );
  return frames / ((performance.now() - startedAt) / 1000);
}

function middle(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** v-1 against the same encoder without its curve, in frames a second, taken in turns so that both meet the same weather. */
export const hdrConversion = {
  name: 'HDR conversion',
  unit: 'frames/s',
  goal: { atLeast: 0.9 },
  measure: async (): Promise<{ figure: number; reference: number }> => {
    const folder = await mkdtemp(join(tmpdir(), 'easel-hdr-bench-'));
    try {
      const input = join(folder, 'source.mp4');
      await writeSource(input);
      const [figures, references]: [number[], number[]] = [[], []];
      for (let round = 0; round < rounds; round += 1) {
        references.push(await withoutCurve(input, join(folder, 'reference.mp4')));
        figures.push(await withCurve(input, folder));
      }
      return { figure: middle(figures), reference: middle(references) };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};
