import { defineMessages } from '@/lib/intl/define-messages';

/** The next step after a failure, by the code of its error. */
export const adviceMessages = defineMessages('advice', {
  insufficient_credits: 'Add credits to the account that this studio’s API key belongs to, then try again.',
  unauthenticated:
    'The service does not accept this studio’s API key. Set MEDIA_API_KEY, restart the studio, then try again.',
  forbidden: 'This studio’s API key has no access to this model. Choose another model, or ask for access.',
  resource_not_found: 'The service no longer has this model or a file in the request. Choose another.',
  payload_too_large: 'Use smaller or fewer files.',
  unsupported_media_type: 'Use another file type.',
  too_many_requests: 'The service was too busy. Wait a moment, then try again.',
  unavailable: 'The service could not be reached. Try again when it is back.',
  upstream_error: 'The service reported an error. Trying again often helps.',
  upstream_timeout: 'The service took too long. Trying again often helps.',
  request_timeout: 'The service took too long. Trying again often helps.',
  insufficient_storage: 'The storage for results is full. Free some space, then try again.',
  result_not_kept: 'The file was generated but could not be copied. Try again to generate it anew.',
  sent_again: 'The request was sent again as a new job.',
  made_elsewhere: 'To have the result here, generate it again.',
  not_followed: 'To have the result here, generate it again. The service may then charge you for both.',
  unconfirmed: 'If the service did not generate it, try again.',
  conflict: 'Try again.',
  /** The request was rejected. */
  rejected: 'Change the request, then send it again.',
  other: 'Try again. If it fails again, change the request or choose another model.',
});
