import type { RequestError } from '@/lib/client/request';

/** The English of the Fine-tunes screen. */
export const fineTuneWords = {
  title: 'Fine-tunes',
  lead: 'Tokenization reads a fine-tune’s dataset and counts its tokens, once, while the fine-tune is in the state “created”.',
  namespace: 'Namespace',
  repository: 'Repository',
  id: 'Fine-tune id',
  required: {
    namespace: 'Write the namespace, as in “studio”.',
    repository: 'Write the repository’s name, as in “lighthouses”.',
    id: 'Write the fine-tune’s id.',
  },
  noSlash: 'Without a slash: the namespace and the repository have a field each.',
  tokenize: 'Tokenize',
  starting: 'Starting …',
  inRepository: (name: string) => `In ${name}`,
  list: 'The repository’s fine-tunes',
  noneChosen: 'Name a repository, and its fine-tunes are listed here.',
  empty: 'This repository has no fine-tunes.',
  cannotList: 'This service does not list fine-tunes. One whose id you know can be tokenized above.',
  listFailed: (why: string) => `The list could not be read. ${why}`,
  tryAgain: 'Try again',
  columns: { name: 'Fine-tune', model: 'Base model', state: 'State', tokens: 'Tokens', action: 'Action' },
  unnamed: 'Without a name',
  unknown: '–',
  began: (name: string) => `Tokenization of ${name} has begun. Its state follows below by itself.`,
  reasons: {
    tokenizing: 'Being tokenized',
    errored: 'Failed, see the reason',
    other: 'Only from “created”',
  },
} as const;

/** The states in plain words; one nobody told us of stands as it is. */
export const stateNames: Record<string, string> = {
  created: 'Created',
  tokenizing: 'Tokenizing',
  enqueued: 'Waiting to train',
  running: 'Training',
  completed: 'Trained',
  stopped: 'Stopped',
  errored: 'Failed',
  deployed: 'Deployed',
};

/** Why a fine-tune was not tokenized, and what to do now. */
export function tokenizeFault(error: RequestError, of: { namespace: string; repository: string; id: string }) {
  const place = `${of.namespace}/${of.repository}`;
  const faults: Record<number, { what: string; next: string }> = {
    0: {
      what: 'The studio did not answer, so it is not known whether tokenization began.',
      next: 'Look at the state in the list before trying again; a second try while it runs does nothing.',
    },
    401: {
      what: 'The service does not accept the studio’s key.',
      next: 'Whoever runs the studio should check MEDIA_API_KEY and start it again.',
    },
    404: {
      what: `There is no fine-tune “${of.id}” in ${place}.`,
      next: 'Check the id, the namespace and the repository. Ids can be copied from the list below where there is one.',
    },
    409: {
      what: error.message,
      next: 'Only a fine-tune in the state “created” can be tokenized. Nothing was changed.',
    },
  };
  return (
    faults[error.status] ?? {
      what: error.message,
      next: 'Nothing was changed as far as is known. Try again in a moment.',
    }
  );
}
