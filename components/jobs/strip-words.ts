import type { BatchState } from '@/lib/client/jobs/job-batch';
import { formatTook } from '@/lib/client/format';
import type { RunEstimate, StudioJob } from '@/lib/contract/studio-job';

/** The English of the line, of batches and of what can be done with them. */
export const stripWords = {
  actions: (what: string) => `What can be done: ${what}`,
  hold: 'Hold back',
  holdHint: 'It is not sent until you let it go',
  release: 'Let it go',
  releaseHint: 'It is sent when its turn comes',
  edit: 'Edit in the form',
  first: 'Send it next',
  sooner: 'Send it sooner',
  later: 'Send it later',
  cancel: 'Cancel',
  cancelAll: (count: number) => (count === 1 ? 'Cancel the one that goes on' : `Cancel the ${count} that go on`),
  stop: 'Stop following',
  stopAll: (count: number) => (count === 1 ? 'Stop following one of them' : `Stop following ${count} of them`),
  retry: 'Try again',
  retryAll: (count: number) => (count === 1 ? 'Try the failed one again' : `Try the ${count} failed ones again`),
  tryNow: 'Try now',
  sendAgain: 'Send it again',
  wasMade: 'It was made…',
  dismiss: 'Dismiss it',
  unfold: 'Unfold',
  fold: 'Fold',
  heldDetail: 'Not sent until you let it go',
  next: 'Next to be sent',
  place: (place: number) => (place === 1 ? 'Next to be sent' : `${ordinal(place)} to be sent`),
  moved: (place: number, of: number) => `Now ${ordinal(place)} of ${of} in the line.`,
  limit: (count: number) => `${count} at once at most`,
  limitHint: (count: number) =>
    `The studio has at most ${count} generations at the service at once. What is above that waits here, where it can be held, moved and edited.`,
  movable: 'Move it by Alt and the arrow keys, or drag it.',
} as const;

/** “1st”, “22nd”, “113th”. */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** “3 pictures”, “one film”, “4 generations” when they are of several kinds. */
export function countWords(jobs: readonly Pick<StudioJob, 'mediaType'>[], count: number = jobs.length): string {
  const kinds = new Set(jobs.map(({ mediaType }) => mediaType));
  const noun = kinds.size > 1 ? 'generation' : kinds.has('video') ? 'film' : 'picture';
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}

/** How a batch stands: “2 of 4 done · one failed · 1 running”. */
export function batchWords(state: BatchState): string {
  if (state.done === state.total) return `All ${state.total} done`;
  return [
    state.done > 0 ? `${state.done} of ${state.total} done` : '',
    state.failed > 0 ? `${state.failed} failed` : '',
    state.unconfirmed > 0 ? `${state.unconfirmed} not confirmed` : '',
    state.running > 0 ? `${state.running} running` : '',
    state.queued > 0 ? `${state.queued} waiting` : '',
    state.waiting > 0 ? `${state.waiting} not sent yet` : '',
    state.held > 0 ? `${state.held} held` : '',
    state.cancelled > 0 ? `${state.cancelled} cancelled` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** A range of times in one unit where both are of it: `20–40 s`, `2–3 min`, `50 s – 2 min`. */
export function rangeWords(lowSeconds: number, highSeconds: number): string {
  if (highSeconds < 100) return lowSeconds === highSeconds ? `${highSeconds} s` : `${lowSeconds}–${highSeconds} s`;
  if (lowSeconds < 100) return `${formatTook(lowSeconds * 1000)} – ${minutes(highSeconds)} min`;
  const [low, high] = [minutes(lowSeconds), minutes(highSeconds)];
  return low === high ? `${low} min` : `${low}–${high} min`;
}

/** How long a run may take, going by this model's own past; honest where there is none, and where it takes longer. */
export function estimateWords(estimate: RunEstimate | null, runningMs: number | null): string {
  if (estimate === null) return 'no estimate yet';
  const range = rangeWords(estimate.lowSeconds, estimate.highSeconds);
  if (runningMs !== null && runningMs > estimate.highSeconds * 1000) return `longer than usual (${range})`;
  return `usually ${range}`;
}

/** Where an estimate comes from. */
export function estimateSource({ samples }: RunEstimate): string {
  return `Most of the last ${samples} runs of this model at like settings took this long.`;
}
