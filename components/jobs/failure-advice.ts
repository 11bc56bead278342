import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { adviceMessages } from './advice-messages';
import { wasRefused } from './describe-job';

/** The next step after a failure, as a sentence, and the action that takes it. */
export interface Advice {
  message: string;
  /** `edit`: something of the request has to change; `retry`: the same may work; `none`: neither helps by itself. */
  action: 'edit' | 'retry' | 'none';
}

/** The codes after which the same request does not work. */
const actions: Readonly<Record<string, Advice['action']>> = {
  forbidden: 'edit',
  resource_not_found: 'edit',
  payload_too_large: 'edit',
  unsupported_media_type: 'edit',
  sent_again: 'none',
};

/** The next step after a failed job. */
export function adviceFor(job: StudioJob): Advice {
  if (wasRefused(job)) return { message: adviceMessages.rejected, action: 'edit' };
  const code = job.error?.code ?? '';
  const messages: Readonly<Record<string, string>> = adviceMessages;
  return { message: messages[code] ?? adviceMessages.other, action: actions[code] ?? 'retry' };
}
