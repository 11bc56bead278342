import { isMissing } from './api/options';
import { RequestError } from '@/lib/client/request';
import { repositoryName, type Repository } from '@/lib/client/fine-tunes/repository';

/** What was tried, as the error message names it. */
export type Attempt = 'tokenize' | 'read' | 'list' | 'create' | 'rename' | 'stop' | 'run' | 'upload';

/** What happened, and what to do now. */
export interface ErrorDescription {
  what: string;
  next: string;
}

const unknownOutcome: Record<Attempt, string> = {
  tokenize: 'The studio did not answer, so it is not known whether tokenizing began.',
  create: 'The studio did not answer, so it is not known whether the fine-tune was made.',
  rename: 'The studio did not answer, so it is not known whether the name was changed.',
  stop: 'The studio did not answer, so it is not known whether it was stopped.',
  run: 'The studio did not answer, so it is not known whether training began.',
  read: 'The studio does not answer.',
  list: 'The studio does not answer.',
  upload: 'The connection broke while the file was sent.',
};

const afterSilence: Record<Attempt, string> = {
  tokenize: 'Its state is read again as soon as the studio answers. Pressing once more does nothing to one that runs.',
  create: 'Look into the list before trying again, so that there are not two.',
  rename: 'Its name is read again as soon as the studio answers.',
  stop: 'Its state is read again as soon as the studio answers.',
  run: 'Its state is read again as soon as the studio answers.',
  read: 'Check the connection; it is read again by itself.',
  list: 'Check the connection, then try again.',
  upload: 'Check the connection, then send it again.',
};

const nothingChanged = 'Nothing was changed. Mend what is named, then try again.';

/** What to do after a 409; what stands against it, the service says itself. */
const afterConflict: Partial<Record<Attempt, string>> = {
  tokenize:
    'Nothing was changed: what runs goes on, and what is done stays. To count its tokens once more, make a new fine-tune.',
  stop: 'Nothing was changed. Its state, as it is now, is shown.',
  run: 'Nothing was changed. Its state, as it is now, is shown.',
};

/** What to do by other means where the service has no such endpoint. */
const withoutEndpoint: Partial<Record<Attempt, { what: (repository: string) => string; next: string }>> = {
  create: {
    what: (repository) => `This service cannot make a fine-tune in ${repository}`,
    next: 'make the fine-tune by the service’s own means, then open it here by its id.',
  },
  upload: {
    what: (repository) => `This service takes no files for ${repository}`,
    next: 'put the dataset there by the service’s own means, then name it here.',
  },
};

/** A 404 may also be about the repository; 405 and 501 are about the endpoint alone. */
function describeMissingEndpoint({ what, next }: { what: string; next: string }, status: number): ErrorDescription {
  if (status !== 404) {
    return { what: `${what}: it has no such endpoint.`, next: next.charAt(0).toUpperCase() + next.slice(1) };
  }
  return {
    what: `${what}: it has no such endpoint, or no such repository.`,
    next: `Check the repository. Where it is right, ${next}`,
  };
}

/** Says why something did not work and what to do next. */
export function describeError(thrown: unknown, attempt: Attempt, of: Repository & { id?: string }): ErrorDescription {
  const repository = repositoryName(of);
  if (!(thrown instanceof RequestError)) {
    return {
      what: 'The service answered something that cannot be read.',
      next: 'Whoever runs the service should look at its answers; trying again later may help.',
    };
  }
  const { status, message } = thrown;
  if (status === 0) return { what: unknownOutcome[attempt], next: afterSilence[attempt] };
  if (status === 401) {
    return {
      what: 'The service does not accept the studio’s key.',
      next: 'Whoever runs the studio should check MEDIA_API_KEY and start it again.',
    };
  }
  if (status === 403) {
    return {
      what: `The studio’s key may not do this in ${repository}.`,
      next: 'Ask the repository’s owner for access, or choose another repository.',
    };
  }
  if (status === 404 && of.id !== undefined) {
    return {
      what: `There is no fine-tune “${of.id}” in ${repository}.`,
      next: 'Check the id and the repository, or choose one from the list.',
    };
  }
  const missing = isMissing(thrown) ? withoutEndpoint[attempt] : undefined;
  if (missing !== undefined)
    return describeMissingEndpoint({ what: missing.what(repository), next: missing.next }, status);
  if (status === 409) return { what: message, next: afterConflict[attempt] ?? nothingChanged };
  if (status === 413) {
    return { what: message, next: 'Send a smaller file, or have the limit raised by whoever runs the studio.' };
  }
  if (status === 429) return { what: message, next: 'Wait a moment, then try again.' };
  if (status >= 500) {
    return {
      what: `The service has a fault of its own: ${message}`,
      next:
        attempt === 'read' || attempt === 'list'
          ? 'Try again in a moment.'
          : 'Nothing was changed as far as is known. Try again in a moment.',
    };
  }
  return { what: message, next: nothingChanged };
}
