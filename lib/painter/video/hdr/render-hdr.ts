import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../../contract/error.ts';
import { convertVideo } from '../../../media/write/convert-video.ts';
import { openVideo, type OpenVideo } from '../../../media/read/open-video.ts';
import type { Triple } from '../../../media/colour/primaries.ts';
import { writeCube } from '../../../media/colour/write-cube.ts';
import { readSourceColour } from '../../../media/colour/read-source-colour.ts';
import {
  evenUprightSize,
  displaySize,
  uprightFilters,
  uprightPixelAspect,
} from '../../../media/filter/upright-filter.ts';
import type {
  ParametersOf,
  Render,
  RenderContext,
  RenderTask,
  RenderedFile,
} from '../../../service/render/renderer.ts';
import { hdrFilters } from './hdr-filters.ts';
import { hdrFormat } from './hdr-format.ts';
import { createHdrLight, type HdrLook } from './hdr-light.ts';
import { describeHdr10, type LightLevels } from './hdr-metadata.ts';
import { hlgSignal, pqSignal } from './hdr-signal.ts';
import { inputOf } from '../../input.ts';
import { measureLight } from './measure-light.ts';
import { dynamicRangeOf } from '../../../media/read/stream-facts.ts';
import { inputError } from '../input-error.ts';

type Parameters = ParametersOf<'v-1'>;

/** Points per side of the colour table: enough for an error below the source's eight bits (a test measures it). */
const tableSize = 33;

/** Share of the work for measuring the light. */
const measuringShare = 0.06;

/** V-1: converts a standard-range video to high dynamic range. docs/decisions/007 has the curve and its reasons. */
export const renderHdr: Render<'v-1'> = async (task, context) => {
  const input = inputOf(task, 'input_video');
  try {
    await using stack = new AsyncDisposableStack();
    const file = await openVideo(input.path);
    stack.defer(file.close);
    return [await convert(task, context, file, input.path)];
  } catch (error) {
    throw inputError(error, 'input_video');
  }
};

async function convert(
  task: RenderTask<Parameters>,
  context: RenderContext,
  file: OpenVideo,
  inputPath: string,
): Promise<RenderedFile> {
  const { parameters, directory } = task;
  const { video } = file;
  if (video === null) throw new EaselError('unsupported_media_type', 'The file contains only audio, no video.');
  if (dynamicRangeOf(video) !== null) {
    throw new EaselError(
      'unsupported_media_type',
      'The video already has high dynamic range. Use a standard-range video.',
    );
  }
  const light = createHdrLight(lookOf(parameters), await readSourceColour(inputPath));
  const transfer = parameters.transfer_function;
  const toSignal = transfer === 'pq' ? pqSignal : hlgSignal;
  const cube = join(directory, 'colour.cube');
  await writeCube(cube, tableSize, (signal) => toSignal(light(signal)));

  const isHdr10 = transfer === 'pq';
  const start = isHdr10 ? measuringShare : 0;
  const levels = isHdr10 ? await measure(inputPath, light, context) : null;
  const format = hdrFormat(parameters, levels);
  const size = evenUprightSize(video);
  const path = join(directory, format.fileName);
  const { durationSeconds } = await convertVideo({
    ...format,
    ...size,
    pixelAspect: uprightPixelAspect(video),
    file: file,
    path,
    filters: () =>
      hdrFilters({ ...size, upright: uprightFilters(video), cube, transfer, pixelFormat: format.pixelFormatName }),
    describe: (track) => {
      if (levels !== null) describeHdr10(track, levels);
    },
    onProgress: (share) => context.onProgress(start + (1 - start) * share),
    signal: context.signal,
  });
  await rm(cube);
  return { path, contentType: format.contentType, ...displaySize(video, size), durationSeconds };
}

function lookOf(parameters: Parameters): HdrLook {
  return {
    exposure: parameters.adjust_exposure,
    saturation: parameters.boost_saturation,
    highlightThreshold: parameters.highlight_threshold,
  };
}

async function measure(path: string, light: (signal: Triple) => Triple, context: RenderContext): Promise<LightLevels> {
  const file = await openVideo(path);
  try {
    return await measureLight(file, light, {
      onProgress: (share) => context.onProgress(measuringShare * share),
      signal: context.signal,
    });
  } finally {
    await file.close();
  }
}
