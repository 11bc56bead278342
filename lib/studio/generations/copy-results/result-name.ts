import type { MediaRow } from '../../library/files/media-rows.ts';
import type { JobRow } from '../records/job-rows.ts';
import { readablePrompt } from '../../../contract/prompt/readable-prompt.ts';

/** The longest name that `safeName` allows. */
const longest = 80;

/**
 * The name of a result's file: its prompt, then what distinguishes it from the other results: the seed, or without one
 * the generation's position in its request, and the position among several results.
 */
export function resultName(
  job: Pick<JobRow, 'prompt' | 'modelName' | 'model' | 'position'>,
  { seed, position }: Pick<MediaRow, 'seed' | 'position'>,
): string {
  const numbers = [seed === null ? job.position : 0, position]
    .filter((number) => number > 0)
    .map((number) => number + 1);
  const end = `${seed === null ? '' : ` seed ${seed}`}${numbers.length === 0 ? '' : ` (${numbers.join('-')})`}`;
  const prompt = job.prompt === null ? '' : readablePrompt(job.prompt);
  const title = (prompt || (job.modelName ?? job.model)).replaceAll(/[\s/\\]+/g, ' ').trim();
  const short = Array.from(title)
    .slice(0, longest - end.length)
    .join('')
    .trim();
  return `${short}${end}`;
}

/** The seed of one of a job's results: the result's own if the service reported one, else the job's. */
export function resultSeed(
  { seed, resultSeeds }: Pick<JobRow, 'seed' | 'resultSeeds'>,
  position: number,
): string | null {
  return resultSeeds[position] ?? seed;
}
