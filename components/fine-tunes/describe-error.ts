import { isMissing } from './api/options';
import { RequestError } from '@/lib/client/request';
import { repositoryName, type Repository } from '@/lib/client/fine-tunes/repository';

/** The failed action, as the error message names it. */
export type Attempt = 'tokenize' | 'read' | 'list' | 'create' | 'rename' | 'stop' | 'run' | 'upload';

/** What happened, and what to do now. */
export interface ErrorDescription {
  what: string;
  next: string;
}

const unknownOutcome: Record<Attempt, string> = {
  tokenize: 'The studio did not respond. Tokenizing may or may not have started.',
  create: 'The studio did not respond. The project may or may not have been created.',
  rename: 'The studio did not respond. The name may or may not have changed.',
  stop: 'The studio did not respond. The fine-tune may or may not have stopped.',
  run: 'The studio did not respond. Training may or may not have started.',
  read: 'The studio is not responding.',
  list: 'The studio is not responding.',
  upload: 'The connection was lost during the upload.',
};

const afterSilence: Record<Attempt, string> = {
  tokenize: 'The state updates when the studio responds. It is safe to press again.',
  create: 'Try again. A project that was created is found, not created twice.',
  rename: 'The name updates when the studio responds.',
  stop: 'The state updates when the studio responds.',
  run: 'The state updates when the studio responds.',
  read: 'Check your connection. Easel keeps trying.',
  list: 'Check your connection and try again.',
  upload: 'Check your connection and upload it again.',
};

const nothingChanged = 'Nothing was changed. Fix the problem and try again.';

/** What to do after a 409; the service's message has the reason. */
const afterConflict: Partial<Record<Attempt, string>> = {
  tokenize: 'Nothing was changed. To count the tokens again, start a new project.',
  stop: 'Nothing was changed. The current state is shown.',
  run: 'Nothing was changed. The current state is shown.',
};

/** What to do instead where the service has no such endpoint. */
const withoutEndpoint: Partial<Record<Attempt, { what: (repository: string) => string; next: string }>> = {
  create: {
    what: (repository) => `This service can’t create a project in ${repository}`,
    next: 'create it with the service’s own tools, then open it here by its id.',
  },
  upload: {
    what: (repository) => `This service doesn’t accept files for ${repository}`,
    next: 'upload the dataset with the service’s own tools, then enter its path under Advanced.',
  },
};

/** A 404 may also be about the repository; 405 and 501 are only about the endpoint. */
function describeMissingEndpoint({ what, next }: { what: string; next: string }, status: number): ErrorDescription {
  if (status !== 404) {
    return { what: `${what}: it has no endpoint for that.`, next: next.charAt(0).toUpperCase() + next.slice(1) };
  }
  return {
    what: `${what}: the endpoint or the repository does not exist.`,
    next: `Check the repository. If it is correct, ${next}`,
  };
}

/** Describes why an action failed and what to do next. */
export function describeError(thrown: unknown, attempt: Attempt, of: Repository & { id?: string }): ErrorDescription {
  const repository = repositoryName(of);
  if (!(thrown instanceof RequestError)) {
    return {
      what: 'Easel could not read the service’s response.',
      next: 'Try again later. If this happens again, contact the people who run the service.',
    };
  }
  const { status, message } = thrown;
  if (status === 0) return { what: unknownOutcome[attempt], next: afterSilence[attempt] };
  if (status === 401) {
    return {
      what: 'The service rejected the studio’s API key.',
      next: 'Ask the person who runs the studio to check MEDIA_API_KEY and restart it.',
    };
  }
  if (status === 403) {
    return {
      what: `The studio’s API key has no permission to do this in ${repository}.`,
      next: 'Ask the repository’s owner for access, or choose another repository.',
    };
  }
  if (status === 404 && of.id !== undefined) {
    return {
      what: `There is no project “${of.id}” in ${repository}.`,
      next: 'Check the id and the repository, or choose one from the list.',
    };
  }
  const missing = isMissing(thrown) ? withoutEndpoint[attempt] : undefined;
  if (missing !== undefined)
    return describeMissingEndpoint({ what: missing.what(repository), next: missing.next }, status);
  if (status === 409) return { what: message, next: afterConflict[attempt] ?? nothingChanged };
  if (status === 413) {
    return { what: message, next: 'Use a smaller file, or ask the person who runs the studio to raise the limit.' };
  }
  if (status === 429) return { what: message, next: 'Wait a moment, then try again.' };
  if (status >= 500) {
    return {
      what: `The service reported an error: ${message}`,
      next:
        attempt === 'read' || attempt === 'list'
          ? 'Try again in a moment.'
          : 'Probably nothing was changed. Try again in a moment.',
    };
  }
  return { what: message, next: nothingChanged };
}
