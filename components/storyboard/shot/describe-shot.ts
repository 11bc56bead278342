import { jobError } from '@/components/jobs/describe-job';
import type { ShotState } from '@/lib/storyboard/shot-state';
import { storyboardMessages as messages } from '../messages';

/** How far a shot is, in a few words. */
export function describeShot(state: ShotState, isChanged = false): string {
  if (state.kind === 'done' && isChanged) return messages.changed;
  const { states } = messages;
  if (state.kind !== 'running') return states[state.kind];
  const job = state.take.job;
  if (job?.status !== 'processing' && job?.status !== 'keeping') return states.queued;
  return job.progress === null ? states.running : `${states.running} ${messages.percent({ share: job.progress })}`;
}

/** What an open shot waits for, or how far it is. */
export function describeOpenShot(state: ShotState): string {
  if (state.kind !== 'waiting') return describeShot(state);
  const { message } = state.take;
  return message === null ? messages.waitingForShot : messages.sendingAgain({ why: message });
}

/** The share of a running shot that is done; null while unknown. */
export function shotProgress(state: ShotState): number | null {
  return state.kind === 'running' ? (state.take.job?.progress ?? null) : null;
}

/** Why a shot failed. */
export function shotFailure(state: ShotState): string | null {
  if (state.kind !== 'failed') return null;
  const { job, message } = state.take;
  return job === null ? (message ?? messages.noReason) : jobError(job);
}
