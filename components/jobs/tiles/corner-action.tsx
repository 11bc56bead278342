import { EyeOff, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { CornerAction } from './tile-frame';
import { type JobVerb, verbLabel } from '../job-verbs';
import type { StudioJob } from '@/lib/contract/studio/studio-job';

const icons: Partial<Record<JobVerb, typeof X>> = {
  hold: Pause,
  release: Play,
  cancel: X,
  stop: EyeOff,
  retry: RotateCcw,
  tryNow: RotateCcw,
};

/** The likeliest action, where it has an icon. */
export function cornerAction(
  verbs: readonly JobVerb[],
  jobs: readonly StudioJob[],
  perform: (verb: JobVerb) => void,
): CornerAction | null {
  const [verb] = verbs;
  const Icon = verb === undefined ? undefined : icons[verb];
  if (verb === undefined || Icon === undefined) return null;
  return { label: verbLabel(verb, jobs), icon: <Icon aria-hidden />, run: () => perform(verb) };
}
