import { RequestError } from '@/lib/client/request';
import { presetWords } from './preset-words';
import { toasts } from '@/lib/client/toasts';
import { reportError } from '@/lib/client/report-error';

/** Says why a preset could not be had; another browser may have deleted it. */
export function tellPresetFailure(name: string, thrown: unknown): void {
  const isGone = thrown instanceof RequestError && thrown.status === 404;
  if (isGone) toasts.show(presetWords.isGone(name), { tone: 'bad' });
  else reportError(thrown);
}
