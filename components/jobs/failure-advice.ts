import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { wasRefused } from './describe-job';

/** The next step after a failure, as a sentence, and the action that takes it. */
export interface Advice {
  message: string;
  /** `edit`: something of the request has to change; `retry`: the same may work; `none`: neither helps by itself. */
  action: 'edit' | 'retry' | 'none';
}

const edit = (message: string): Advice => ({ message, action: 'edit' });
const retry = (message: string): Advice => ({ message, action: 'retry' });

const adviceByCode: Readonly<Record<string, Advice>> = {
  insufficient_credits: retry('Add credits to the account that this studio’s API key belongs to, then try again.'),
  unauthenticated: retry(
    'The service does not accept this studio’s API key. Set MEDIA_API_KEY, restart the studio, then try again.',
  ),
  forbidden: edit('This studio’s API key has no access to this model. Choose another model, or ask for access.'),
  resource_not_found: edit('The service no longer has this model or a file in the request. Choose another.'),
  payload_too_large: edit('Use smaller or fewer files.'),
  unsupported_media_type: edit('Use another file type.'),
  too_many_requests: retry('The service was too busy. Wait a moment, then try again.'),
  unavailable: retry('The service could not be reached. Try again when it is back.'),
  upstream_error: retry('The service reported an error. Trying again often helps.'),
  upstream_timeout: retry('The service took too long. Trying again often helps.'),
  request_timeout: retry('The service took too long. Trying again often helps.'),
  insufficient_storage: retry('The storage for results is full. Free some space, then try again.'),
  result_not_kept: retry('The file was generated but could not be copied. Try again to generate it anew.'),
  sent_again: { message: 'The request was sent again as a new job.', action: 'none' },
  made_elsewhere: retry('To have the result here, generate it again.'),
  not_followed: retry('To have the result here, generate it again. The service may then charge you for both.'),
  unconfirmed: retry('If the service did not generate it, try again.'),
  conflict: retry('Try again.'),
};

const defaultAdvice = retry('Try again. If it fails again, change the request or choose another model.');

/** The next step after a failed job. */
export function adviceFor(job: StudioJob): Advice {
  const known = adviceByCode[job.error?.code ?? ''];
  if (wasRefused(job)) return edit('Change the request, then send it again.');
  return known ?? defaultAdvice;
}
