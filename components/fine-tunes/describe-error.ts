import { isMissing } from './api/options';
import { fineTuneErrorMessages } from './error-messages';
import { RequestError } from '@/lib/client/request';
import { repositoryName, type Repository } from '@/lib/client/fine-tunes/repository';

/** The failed action, as the error message names it. */
export type Attempt = keyof typeof fineTuneErrorMessages.silent;

/** What happened, and what to do now. */
export interface ErrorDescription {
  what: string;
  next: string;
}

/** Describes why an action failed and what to do next. */
export function describeError(thrown: unknown, attempt: Attempt, of: Repository & { id?: string }): ErrorDescription {
  const repository = repositoryName(of);
  if (!(thrown instanceof RequestError)) {
    return { what: fineTuneErrorMessages.unreadable, next: fineTuneErrorMessages.afterUnreadable };
  }
  const { status, message } = thrown;
  if (status === 0)
    return { what: fineTuneErrorMessages.silent[attempt], next: fineTuneErrorMessages.afterSilence[attempt] };
  if (status === 401) {
    return { what: fineTuneErrorMessages.keyRejected, next: fineTuneErrorMessages.afterKeyRejected };
  }
  if (status === 403) {
    return { what: fineTuneErrorMessages.forbidden({ repository }), next: fineTuneErrorMessages.afterForbidden };
  }
  if (status === 404 && of.id !== undefined) {
    return {
      what: fineTuneErrorMessages.noProject({ id: of.id, repository }),
      next: fineTuneErrorMessages.afterNoProject,
    };
  }
  if (isMissing(thrown) && (attempt === 'create' || attempt === 'upload')) {
    const missing = fineTuneErrorMessages.noEndpoint[attempt];
    // A 404 may also be about the repository; 405 and 501 are only about the endpoint.
    return status === 404
      ? { what: missing.whatOr({ repository }), next: missing.nextOr }
      : { what: missing.what({ repository }), next: missing.next };
  }
  const afterConflict: Partial<Record<Attempt, string>> = fineTuneErrorMessages.afterConflict;
  if (status === 409) return { what: message, next: afterConflict[attempt] ?? fineTuneErrorMessages.nothingChanged };
  if (status === 413) return { what: message, next: fineTuneErrorMessages.afterTooLarge };
  if (status === 429) return { what: message, next: fineTuneErrorMessages.afterTooMany };
  if (status >= 500) {
    return {
      what: fineTuneErrorMessages.reported({ message }),
      next:
        attempt === 'read' || attempt === 'list'
          ? fineTuneErrorMessages.afterReading
          : fineTuneErrorMessages.afterWriting,
    };
  }
  return { what: message, next: fineTuneErrorMessages.nothingChanged };
}
