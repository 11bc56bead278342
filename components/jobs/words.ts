import { formatWhen } from '@/lib/client/format';
import type { ConnectionState } from '@/lib/client/events/connection';
import type { StudioJobStatus } from '@/lib/contract/studio-job-status';
import type { StudioJob } from '@/lib/contract/studio-job';
import { humaniseName } from '@/lib/schema-form/field-label';
import { pointerSteps } from '@/lib/schema-form/json-pointer';

/** The English of jobs: their states, their ends, and the line to the studio. */
export const jobWords = {
  jobs: 'Jobs',
  none: 'Nothing yet. What you make appears here.',
  unreachable: 'The jobs could not be read.',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  retry: 'Try again',
  edit: 'Edit request',
  more: 'More',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  progress: 'Progress',
  image: 'Picture',
  video: 'Film',
  hdr: 'HDR',
  cancelled: 'Cancelled.',
} as const;

const noun = (job: StudioJob) => (job.mediaType === 'video' ? 'film' : 'picture');

/** A job's state in a word or two, as its tile says it. */
export function jobState(job: StudioJob): string {
  const words: Record<StudioJobStatus, string> = {
    held: 'Held',
    waiting: 'Not sent yet',
    sending: 'Sending',
    unconfirmed: 'Not confirmed',
    queued: 'Waiting',
    processing: `Making the ${noun(job)}`,
    keeping: 'Fetching the result',
    succeeded: 'Done',
    failed: failedState(job),
    cancelled: 'Cancelled',
  };
  return words[job.status];
}

function failedState(job: StudioJob): string {
  if (job.error?.code === 'not_followed') return 'No longer followed';
  return wasRefused(job) ? 'Not accepted' : 'Failed';
}

/** Whether a job failed because of what was asked, so that mending the request helps. */
export function wasRefused(job: StudioJob): boolean {
  return job.status === 'failed' && (job.error?.code === 'invalid_params' || (job.error?.fields.length ?? 0) > 0);
}

/** Why a job failed, in the service's own words: at their field when they speak of one. */
export function jobFault(job: StudioJob): string {
  const [field] = job.error?.fields ?? [];
  if (field !== undefined) return fieldFaultWords(field.pointer, field.message);
  return job.error?.message ?? 'The service gave no reason.';
}

/** A fault with the name of its field in front. */
export function fieldFaultWords(pointer: string, message: string): string {
  const steps = pointerSteps(pointer);
  return steps.length === 0 ? message : `${steps.map(humaniseName).join(' ')}: ${message}`;
}

/** What a job is about: its words, or its model where it takes none. */
export function subjectOf(job: StudioJob): string {
  return shorten(job.prompt ?? job.modelName ?? job.model);
}

/** The first words of a text. */
export function shorten(text: string, length = 80): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

/** “2 running · 1 waiting · 1 held”. */
export function openWords({ running, waiting, held }: { running: number; waiting: number; held: number }): string {
  const parts = [[running, 'running'] as const, [waiting, 'waiting'] as const, [held, 'held'] as const];
  return parts.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])).join(' · ');
}

/** The state of the link in a word or three. */
export function linkWords({ state, sinceMs }: ConnectionState): string {
  if (state === 'polling') return 'checking every few seconds';
  if (state !== 'offline') return state;
  return `offline since ${new Date(sinceMs).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })}`;
}

/** What the state of the link means for one's work. */
export function linkExplanation(link: ConnectionState): string {
  const since = formatWhen(new Date(link.sinceMs).toISOString(), new Date());
  if (link.state === 'connecting') return 'Connecting to the studio.';
  if (link.state === 'live') return `Changes arrive as they happen, since ${since}.`;
  const why = link.reason === null ? '' : ` ${link.reason}`;
  if (link.cause === 'upstream') {
    return link.state === 'polling'
      ? `The service sends no events, so the studio asks it every few seconds.${why}`
      : `The studio has not been able to reach the service since ${since}. Jobs are followed again when it answers.${why}`;
  }
  return link.state === 'polling'
    ? 'The live connection to the studio is down, so this page asks every few seconds.'
    : `The studio has not answered since ${since}. Nothing is lost: jobs go on there, and this page catches up.`;
}
