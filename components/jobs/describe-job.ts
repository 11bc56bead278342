import type { StudioJob, RunEstimate } from '@/lib/contract/studio/studio-job';
import { isOwn } from '@/lib/client/me';
import { modelNameOf } from '@/lib/client/models/model-names';
import { humaniseName } from '@/lib/schema-form/field-label';
import { pointerSteps } from '@/lib/schema-form/json-pointer';
import { formatTook } from '@/lib/client/format';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { jobMessages } from './messages';

/** A job's state in a word or two, as on its tile. */
export function jobState(job: StudioJob): string {
  const { states } = jobMessages;
  if (job.cancelAt != null) return states.cancelled;
  if (job.status === 'processing') return job.mediaType === 'video' ? states.video : states.image;
  if (job.status !== 'failed') return states[job.status];
  if (job.error?.code === 'not_followed') return states.untracked;
  return wasRefused(job) ? states.rejected : states.failed;
}

/** “by Ann” for a job of somebody else; null for one's own. */
export function describeOwner({ owner }: Pick<StudioJob, 'owner'>): string | null {
  return isOwn(owner) ? null : jobMessages.by({ name: owner.name });
}

/** Whether a job failed because of its request, so that changing the request helps. */
export function wasRefused(job: StudioJob): boolean {
  return job.status === 'failed' && (job.error?.code === 'invalid_params' || (job.error?.fields.length ?? 0) > 0);
}

/** Why a job failed: the message of the service, with the name of the field it concerns. */
export function jobError(job: StudioJob): string {
  const [field] = job.error?.fields ?? [];
  if (field !== undefined) return fieldErrorMessage(field.pointer, field.message);
  return job.error?.message ?? jobMessages.noReason;
}

/** An error message with the name of its field in front. */
export function fieldErrorMessage(pointer: string, message: string): string {
  const steps = pointerSteps(pointer);
  return steps.length === 0 ? message : jobMessages.fieldError({ field: steps.map(humaniseName).join(' '), message });
}

/** The title of a job: its prompt without the list of boxes, or its model where it has none. */
export function titleOf({ prompt, modelName, model }: Pick<StudioJob, 'prompt' | 'modelName' | 'model'>): string {
  return (prompt === null ? '' : readablePrompt(prompt)) || modelNameOf({ modelName, model });
}

/** The subject of a job on one line. */
export function subjectOf(job: StudioJob): string {
  return shorten(titleOf(job));
}

/** A text on one line, cut after `length` characters. */
export function shorten(text: string, length = 80): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= length ? line : `${line.slice(0, length - 1).trimEnd()}…`;
}

const minutes = (seconds: number) => Math.max(1, Math.round(seconds / 60));

/** A range of times, in one unit where possible: `20–40 s`, `2–3 min`, `50 s – 2 min`. */
export function describeRange(lowSeconds: number, highSeconds: number): string {
  if (highSeconds < 100) {
    return lowSeconds === highSeconds
      ? jobMessages.seconds({ count: highSeconds })
      : jobMessages.secondsBetween({ low: lowSeconds, high: highSeconds });
  }
  const [low, high] = [minutes(lowSeconds), minutes(highSeconds)];
  if (lowSeconds < 100)
    return jobMessages.between({ low: formatTook(lowSeconds * 1000), high: jobMessages.minutes({ count: high }) });
  return low === high ? jobMessages.minutes({ count: low }) : jobMessages.minutesBetween({ low, high });
}

/**
 * The estimated duration of a run, from past runs of its model; it says when there are none, and when it takes longer.
 */
export function describeEstimate(estimate: RunEstimate | null, runningMs: number | null): string {
  if (estimate === null) return jobMessages.noEstimate;
  const range = describeRange(estimate.lowSeconds, estimate.highSeconds);
  const isLonger = runningMs !== null && runningMs > estimate.highSeconds * 1000;
  if (estimate.isScaled) return jobMessages[isLonger ? 'longerThanEstimated' : 'about']({ range });
  return jobMessages[isLonger ? 'longerThanUsual' : 'usually']({ range });
}

/** What an estimate is based on. */
export function estimateSource({ samples, isScaled }: RunEstimate): string {
  return jobMessages[isScaled ? 'estimateScaled' : 'estimateSource']({ samples });
}
