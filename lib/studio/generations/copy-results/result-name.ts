import type { MediaRow } from '../../library/files/media-rows.ts';
import { longestName } from '../../library/files/safe-name.ts';
import type { JobRow } from '../records/job-rows.ts';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';

/**
 * The name of a result's file: its prompt without boxes, then what distinguishes it from the other results: the seed, or
 * without one the generation's position in its request, and the position among several results.
 */
export function resultName(
  job: Pick<JobRow, 'prompt' | 'modelName' | 'model' | 'position'>,
  result: Pick<MediaRow, 'seed' | 'position'>,
): string {
  const end = `${result.seed === null ? '' : ` seed ${result.seed}`}${numbersOf(job, result)}`;
  const model = job.modelName ?? job.model;
  const words = job.prompt === null ? '' : readablePrompt(job.prompt);
  const title = (words === '' ? model : words).replaceAll(/[\s/\\]+/g, ' ').trim();
  const short = Array.from(title)
    .slice(0, longestName - end.length)
    .join('')
    .trim();
  return `${short}${end}`;
}

/** The number of a result among those that have the same name otherwise, in brackets; empty for the first. */
export function numbersOf(
  job: Pick<JobRow, 'position'>,
  { seed, position }: Pick<MediaRow, 'seed' | 'position'>,
): string {
  const numbers = [seed === null ? job.position : 0, position]
    .filter((number) => number > 0)
    .map((number) => number + 1);
  return numbers.length === 0 ? '' : ` (${numbers.join('-')})`;
}

/** The seed of one of a job's results: the result's own if the service reported one, else the job's. */
export function resultSeed(
  { seed, resultSeeds }: Pick<JobRow, 'seed' | 'resultSeeds'>,
  position: number,
): string | null {
  return resultSeeds[position] ?? seed;
}
