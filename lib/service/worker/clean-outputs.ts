import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import type { EngineOutput } from '../engines/engine.ts';
import type { RenderedFile } from '../render/renderer.ts';
import type { EngineRun } from './engine-run.ts';

const cleanDeadlineMs = 600_000;

/**
 * Checks the results of one part, and removes their metadata: they may name files, prompts of others, or whole workflows.
 *
 * @returns the results, in `results` of the attempt's folder
 * @throws EaselError `upstream_error` when there is none, or one that is no usable image or video
 */
export async function cleanOutputs(run: EngineRun, part: number, outputs: EngineOutput[]): Promise<RenderedFile[]> {
  const { tools, live, directory, signal } = run;
  const results = join(directory, 'results');
  await mkdir(results, { recursive: true });
  const files: RenderedFile[] = [];
  for (const [index, { path }] of outputs.entries()) {
    const outputPath = join(results, `${part}-${index}`);
    try {
      const facts = await tools.media.run({ kind: 'clean', path, outputPath }, { deadlineMs: cleanDeadlineMs, signal });
      const { contentType, width, height, durationSeconds } = facts;
      files.push({ path: outputPath, contentType, width: width ?? 0, height: height ?? 0, durationSeconds });
    } catch (error) {
      signal.throwIfAborted();
      throw new EaselError('upstream_error', `${live.title} returned a result that is no usable image or video.`, {
        cause: error,
      });
    }
  }
  if (files.length === 0) throw new EaselError('upstream_error', `${live.title} returned no result.`);
  return files;
}
