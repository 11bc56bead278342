import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { describeError } from '../../logging/describe-error.ts';
import type { Finish } from '../../media/clean/finish.ts';
import type { MediaFacts } from '../../media/media-facts.ts';
import { isDiskFull } from '../../storage/is-disk-full.ts';
import type { EngineOutput } from '../engines/engine.ts';
import type { RenderedFile } from '../render/renderer.ts';
import type { EngineRun } from './engine-run.ts';
import type { Order } from './read-order.ts';

/** Videos whose pixels change are encoded again, frame by frame. */
const deadlineMs = { clean: 600_000, finish: 3_600_000 };

/** Cleans one result. @throws EaselError when it is no usable image or video, or can't get the mark that was asked for */
async function cleanOne(
  { tools: { media, logger }, live, signal }: EngineRun,
  paths: { path: string; outputPath: string },
  finish: Finish | null,
): Promise<MediaFacts> {
  try {
    if (finish !== null)
      return await media.run({ kind: 'clean', ...paths, finish }, { deadlineMs: deadlineMs.finish, signal });
  } catch (error) {
    signal.throwIfAborted();
    if (isDiskFull(error)) throw error;
    logger.warn({ error: describeError(error), finish }, 'could not finish a result');
  }
  let facts: MediaFacts;
  try {
    facts = await media.run({ kind: 'clean', ...paths }, { deadlineMs: deadlineMs.clean, signal });
  } catch (error) {
    signal.throwIfAborted();
    const message = `${live.title} returned a result that is no usable image or video.`;
    throw new EaselError('upstream_error', message, { cause: error });
  }
  // Another size or format than the request names is better than no result; one without its mark is not.
  if (finish?.hasMark !== true) return facts;
  const message = `The result of ${live.title} is too large or too unusual to add the watermark. Try a smaller size.`;
  throw new EaselError('unknown_error', message);
}

/**
 * Checks the results of one part, finishes them as the request asks, and removes their metadata, which may name files,
 * prompts of others, or whole workflows.
 *
 * @returns the results, in `results` of the attempt's folder
 * @throws EaselError `upstream_error` when there is none, or one that is no usable image or video
 */
export async function cleanOutputs(
  run: EngineRun,
  order: Order,
  part: number,
  outputs: EngineOutput[],
): Promise<RenderedFile[]> {
  const { live, directory } = run;
  const results = join(directory, 'results');
  await mkdir(results, { recursive: true });
  const finish = await order.request.finish();
  // A request for one result gets one, however many the engine makes at once.
  const counted = order.binding === null || order.binding.count === null ? outputs : outputs.slice(0, 1);
  const files: RenderedFile[] = [];
  for (const [index, { path }] of counted.entries()) {
    const outputPath = join(results, `${part}-${index}`);
    const { contentType, width, height, durationSeconds } = await cleanOne(run, { path, outputPath }, finish);
    files.push({ path: outputPath, contentType, width: width ?? 0, height: height ?? 0, durationSeconds });
  }
  // Nothing reads them again, and those of many parts together may fill the disk.
  for (const { path } of outputs) await rm(path, { force: true });
  if (files.length === 0) throw new EaselError('upstream_error', `${live.title} returned no result.`);
  return files;
}
