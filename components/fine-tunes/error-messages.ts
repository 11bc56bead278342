import { defineMessages } from '@/lib/intl/define-messages';

/** What went wrong with fine-tunes, and what to do now. */
export const fineTuneErrorMessages = defineMessages('fineTuneError', {
  /** Nothing was answered. */
  silent: {
    tokenize: 'The studio did not respond. Tokenizing may or may not have started.',
    create: 'The studio did not respond. The project may or may not have been created.',
    rename: 'The studio did not respond. The name may or may not have changed.',
    stop: 'The studio did not respond. The fine-tune may or may not have stopped.',
    run: 'The studio did not respond. Training may or may not have started.',
    read: 'The studio is not responding.',
    list: 'The studio is not responding.',
    upload: 'The connection was lost during the upload.',
  },
  afterSilence: {
    tokenize: 'The state updates when the studio responds. It is safe to press again.',
    create: 'Try again. A project that was created is found, not created twice.',
    rename: 'The name updates when the studio responds.',
    stop: 'The state updates when the studio responds.',
    run: 'The state updates when the studio responds.',
    read: 'Check your connection. Easel keeps trying.',
    list: 'Check your connection and try again.',
    upload: 'Check your connection and upload it again.',
  },
  nothingChanged: 'Nothing was changed. Fix the problem and try again.',
  afterConflict: {
    tokenize: 'Nothing was changed. To count the tokens again, start a new project.',
    stop: 'Nothing was changed. The current state is shown.',
    run: 'Nothing was changed. The current state is shown.',
  },
  /** The service has no such endpoint; after a 404 the repository may be missing instead. */
  noEndpoint: {
    create: {
      what: 'This service can’t create a project in {repository}: it has no endpoint for that.',
      next: 'Create it with the service’s own tools, then open it here by its id.',
      whatOr: 'This service can’t create a project in {repository}: the endpoint or the repository does not exist.',
      nextOr:
        'Check the repository. If it is correct, create it with the service’s own tools, then open it here by its id.',
    },
    upload: {
      what: 'This service doesn’t accept files for {repository}: it has no endpoint for that.',
      next: 'Upload the dataset with the service’s own tools, then enter its path under Advanced.',
      whatOr: 'This service doesn’t accept files for {repository}: the endpoint or the repository does not exist.',
      nextOr:
        'Check the repository. If it is correct, upload the dataset with the service’s own tools, then enter its path under Advanced.',
    },
  },
  unreadable: 'Easel could not read the service’s response.',
  afterUnreadable: 'Try again later. If this happens again, contact the people who run the service.',
  keyRejected: 'The service rejected the studio’s API key.',
  afterKeyRejected: 'Ask the person who runs the studio to check MEDIA_API_KEY and restart it.',
  forbidden: 'The studio’s API key has no permission to do this in {repository}.',
  afterForbidden: 'Ask the repository’s owner for access, or choose another repository.',
  noProject: 'There is no project “{id}” in {repository}.',
  afterNoProject: 'Check the id and the repository, or choose one from the list.',
  afterTooLarge: 'Use a smaller file, or ask the person who runs the studio to raise the limit.',
  afterTooMany: 'Wait a moment, then try again.',
  reported: 'The service reported an error: {message}',
  afterReading: 'Try again in a moment.',
  afterWriting: 'Probably nothing was changed. Try again in a moment.',
  uploadLost: 'The connection was lost during the upload.',
  uploadStatus: 'The service responded with status {status}.',
});
