import { formatWhen } from '@/lib/client/format';

/** The English of the Fine-tunes screen: the list, the repository, the states. */
export const fineTuneWords = {
  title: 'Fine-tunes',
  namespace: 'Namespace',
  repositoryName: 'Name',
  changeRepository: 'Change repository',
  recentRepositories: 'Used lately',
  openRepository: 'Open',
  chooseTitle: 'Which repository?',
  chooseLead: 'Fine-tunes live in repositories, beside their datasets. A new name begins a new one.',
  required: {
    namespace: 'Write the namespace, as in “studio”.',
    repository: 'Write the repository’s name, as in “lighthouses”.',
    id: 'Write the fine-tune’s id.',
  },
  noSlash: 'Without a slash: namespace and name have a field each.',
  namespaceHint: 'studio',
  repositoryHint: 'lighthouses',
  make: 'New fine-tune',
  search: 'Search fine-tunes',
  stateFilter: 'State',
  allStates: 'All states',
  order: 'Order',
  orders: { newest: 'Newest first', oldest: 'Oldest first', name: 'By name', updated: 'Last changed first' },
  page: (page: number, pages: number | null) => (pages === null ? `Page ${page}` : `Page ${page} of ${pages}`),
  previousPage: 'Previous page',
  nextPage: 'Next page',
  total: (count: number) => `${count.toLocaleString('en-GB')} fine-tune${count === 1 ? '' : 's'}`,
  list: 'Fine-tunes of the repository',
  empty: 'No fine-tunes here yet.',
  emptyLead: 'Make one from a dataset: drop a file, choose a base model, and count its tokens.',
  noneFound: 'Nothing matches.',
  clearFilter: 'Show all',
  cannotList:
    'This service gives no list for this repository. Open a fine-tune by its id; those you open are remembered here.',
  tryAgain: 'Try again',
  openById: 'Open by id',
  id: 'Fine-tune id',
  open: 'Open',
  forget: (name: string) => `Forget ${name}`,
  unnamed: 'Without a name',
  tokens: (count: number) => `${count.toLocaleString('en-GB')} token${count === 1 ? '' : 's'}`,
  when: (at: string) => formatWhen(at, new Date()),
  nothingChosen: 'Choose a fine-tune to see its state and its tokens.',
  back: 'All fine-tunes',
  deleted: (name: string) => `${name} was deleted.`,
  undo: 'Undo',
  deleteFailed: (why: string) => `It could not be deleted, and is back in the list. ${why}`,
} as const;

/** The states in plain words; one nobody told us of stands as it is. */
export const stateNames: Record<string, string> = {
  created: 'Created',
  tokenizing: 'Tokenizing',
  tokenized: 'Tokenized',
  enqueued: 'Waiting to train',
  running: 'Training',
  completed: 'Trained',
  stopped: 'Stopped',
  errored: 'Failed',
  deployed: 'Deployed',
};

const { tokenized: _tokenized, ...statesOfApi } = stateNames;

/** The states of the API, as a list can be narrowed by them: it has one for what is tokenizing and what is tokenized. */
export const filterNames = { ...statesOfApi, tokenizing: 'Tokenizing, tokenized' };
