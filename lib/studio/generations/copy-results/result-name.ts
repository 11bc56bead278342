import type { JobRow } from '../records/job-rows.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';

/** As long as `safeName` lets a name be. */
const longest = 80;

/**
 * What the file of a result would like to be called: the words that made it, then what tells it from its siblings. That is its
 * seed; without one, which generation of its request it is; and which of several results.
 */
export function resultName(
  job: Pick<JobRow, 'prompt' | 'modelName' | 'model' | 'position'>,
  { seed, position }: Pick<MediaRow, 'seed' | 'position'>,
): string {
  const places = [seed === null ? job.position : 0, position].filter((place) => place > 0).map((place) => place + 1);
  const end = `${seed === null ? '' : ` seed ${seed}`}${places.length === 0 ? '' : ` (${places.join('-')})`}`;
  const title = (job.prompt ?? job.modelName ?? job.model).replaceAll(/[\s/\\]+/g, ' ').trim();
  const short = Array.from(title)
    .slice(0, longest - end.length)
    .join('')
    .trim();
  return `${short}${end}`;
}

/** The seed of one of a job's results: its own where the service tells one, else the job's. */
export function resultSeed(
  { seed, resultSeeds }: Pick<JobRow, 'seed' | 'resultSeeds'>,
  position: number,
): string | null {
  return resultSeeds[position] ?? seed;
}
