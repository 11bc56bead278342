import { notices } from '@/lib/client/notices';
import { RequestError } from '@/lib/client/request';
import { presetMessages } from './messages';

/** Says why a preset could not be had; another browser may have deleted it. */
export function showPresetError(name: string, thrown: unknown): void {
  const isGone = thrown instanceof RequestError && thrown.status === 404;
  if (isGone) notices.show(presetMessages.isGone(name), { tone: 'bad' });
  else showError(thrown);
}

/** Says why something did not work. */
export function showError(thrown: unknown): void {
  notices.show(thrown instanceof Error ? thrown.message : String(thrown), { tone: 'bad' });
}
