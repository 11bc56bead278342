import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { modelNameOf } from '@/lib/client/models/model-names';
import { subjectOf } from '../describe-job';
import { queueMessages } from './messages';
import type { QueueLane } from './queue-lanes';

/** “4 images”, “2 videos”, “3 results” of several kinds. */
export function describeSize(jobs: readonly Pick<StudioJob, 'mediaType'>[]): string {
  const [kind, ...others] = new Set(jobs.map(({ mediaType }) => mediaType));
  if (others.length > 0) return queueMessages.generations({ count: jobs.length });
  return kind === 'video' ? queueMessages.videos({ count: jobs.length }) : queueMessages.images({ count: jobs.length });
}

/** What tells a job from the others of its batch: its prompt and its model where they differ, and its seed where needed. */
export function nameApart(job: StudioJob, jobs: readonly StudioJob[]): string {
  const differing = [subjectOf, modelNameOf].filter((read) => new Set(jobs.map(read)).size > 1);
  const nameOf = (one: StudioJob) => differing.map((read) => read(one)).join(' · ');
  const name = nameOf(job);
  const isAlone = jobs.filter((other) => nameOf(other) === name).length === 1;
  const seed = isAlone || job.seed === null ? '' : queueMessages.seed({ seed: job.seed });
  return [name, seed].filter(Boolean).join(' · ') || modelNameOf(job);
}

/** The numbers of a lane: “2 of 2 running · 4 queued · 1 on hold”; “2 yours” where others’ jobs are not listed. */
export function describeLane({ running, waiting, rows }: QueueLane, slots: number | null): string {
  const listed = rows.flatMap((row) => row.jobs).length;
  const held = waiting.filter(({ status }) => status === 'held').length;
  const queued = waiting.length - held;
  const atWork =
    slots === null ? queueMessages.laneRunning({ running }) : queueMessages.laneRunningOf({ running, slots });
  return [
    running > 0 ? atWork : '',
    queued > 0 ? queueMessages.laneQueued({ count: queued }) : '',
    held > 0 ? queueMessages.laneHeld({ count: held }) : '',
    listed < waiting.length ? queueMessages.laneYours({ count: listed }) : '',
  ]
    .filter(Boolean)
    .join(' · ');
}
