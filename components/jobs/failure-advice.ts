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
  insufficient_credits: retry('Add credits to the account whose key this studio uses, then try again.'),
  unauthenticated: retry(
    'The service does not know the key of this studio. Set MEDIA_API_KEY, start again, then try again.',
  ),
  forbidden: edit('The key of this studio may not use this model. Choose another, or ask for access.'),
  resource_not_found: edit(
    'The service no longer has this model, or something that the request names. Choose another.',
  ),
  payload_too_large: edit('Use smaller files, or fewer of them.'),
  unsupported_media_type: edit('Use files of another type.'),
  too_many_requests: retry('The service was too busy for it. Wait a little, then try again.'),
  unavailable: retry('The service was out of reach. When it answers again, try again.'),
  upstream_error: retry('The fault lies with the service. Trying again often helps.'),
  upstream_timeout: retry('The service took too long. Trying again often helps.'),
  request_timeout: retry('The service took too long. Trying again often helps.'),
  insufficient_storage: retry('There is no room left for results. Make some, then try again.'),
  result_not_kept: retry('It was made, but its file could not be copied. Trying again makes it anew.'),
  sent_again: { message: 'The request was sent again; the new job stands beside this one.', action: 'none' },
  made_elsewhere: retry('If you want it here, make it again.'),
  not_followed: retry('To have it here, make it again. The service may then make, and bill, both.'),
  unconfirmed: retry('If the service did not make it, try again.'),
  conflict: retry('Try again.'),
};

const defaultAdvice = retry('Try again. If it fails again, change the request or choose another model.');

/** The next step after a failed job. */
export function adviceFor(job: StudioJob): Advice {
  const known = adviceByCode[job.error?.code ?? ''];
  if (wasRefused(job)) return edit('Change what it names, and send it again.');
  return known ?? defaultAdvice;
}
