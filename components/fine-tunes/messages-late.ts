import type { RowIssueCode } from '@/lib/datasets/read-row';
import type { Goal } from './check/goals';
import type { DatasetOrigin, PrepareIssue } from './check/check-messages';

const whole = (count: number) => Math.round(count).toLocaleString('en-GB');
const plural = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`;
const rows = (count: number) => plural(count, 'row', 'rows');

/** The names of columns, where a person chooses them. */
const roleNames: Record<Goal, Record<string, string>> = {
  style: { prompt: 'Caption', image: 'Image', text: 'Description' },
  voice: { text: 'Text' },
  conversations: { prompt: 'Question', completion: 'Reply', messages: 'Conversation' },
};
const otherRoles: Record<string, string> = {
  prompt: 'Prompt',
  completion: 'Reply',
  text: 'Text',
  messages: 'Conversation',
  image: 'Image',
  input_image: 'Original image',
  input_images: 'Original images',
  output_image: 'Result image',
  video: 'Video',
};

/** The name of a column's role, in the words of what is learnt. */
export function roleLabel(goal: Goal, role: string): string {
  return roleNames[goal][role] ?? otherRoles[role] ?? role;
}

const issueSentences: Record<Exclude<RowIssueCode, 'row' | 'messages'>, (label: string) => string> = {
  missing: (label) => `The ${label.toLowerCase()} is missing`,
  empty: (label) => `The ${label.toLowerCase()} is empty`,
  text: (label) => `The ${label.toLowerCase()} is not text`,
  media: (label) => `The ${label.toLowerCase()} has no file`,
  word: (label) => `The ${label.toLowerCase()} has a word of over 5,000 letters`,
};

const origins: Record<DatasetOrigin['kind'], (origin: DatasetOrigin) => string | null> = {
  table: () => null,
  paragraphs: () => 'One row per paragraph',
  texts: (origin) => (origin.kind === 'texts' ? `One row per file, ${plural(origin.files, 'file', 'files')}` : null),
  images: (origin) =>
    origin.kind === 'images'
      ? `${plural(origin.images, 'image', 'images')}, ${origin.captioned === 0 ? 'no captions' : plural(origin.captioned, 'caption', 'captions')}`
      : null,
};

const prepareIssues: Record<PrepareIssue, (name: string) => string> = {
  format: (name) =>
    `“${name}” can’t be used. Drop a table, texts or images: CSV, JSON, JSONL, Parquet, TXT, PNG, JPEG, or a ZIP of them.`,
  empty: (name) => (name === '' ? 'There are no files in this folder.' : `“${name}” is empty.`),
  json: (name) => `“${name}” isn’t a list in JSON. Save it as a list of objects, or as CSV.`,
  zip: (name) => `“${name}” can’t be unpacked. It may be damaged or protected by a password.`,
  noRows: (name) => `There is nothing to learn from in “${name}”.`,
};

/** The messages of starting a project: what it learns, its dataset, its check, the first press. */
export const newProjectMessages = {
  title: 'New project',
  question: 'What should it learn?',
  goals: {
    style: {
      name: 'A style or subject',
      lead: 'A look, a product or a person, from your images.',
      files: '10–50 images, captions optional',
    },
    voice: {
      name: 'The voice of your texts',
      lead: 'How you write: articles, letters, product pages.',
      files: 'Texts, or a table with one text per row',
    },
    conversations: {
      name: 'Conversations',
      lead: 'Questions and the replies you want to hear.',
      files: 'A table with question and reply',
    },
  },
  like: (name: string) => `Starts with the settings of “${name}”.`,
  notLike: (id: string) => `The settings of “${id}” could not be loaded. The form starts empty.`,
  dataset: 'Dataset',
  datasetFile: 'Dataset file',
  datasetFolder: 'Dataset folder',
  drops: {
    style: 'Drop images, a folder or a ZIP here, or',
    voice: 'Drop texts or a table here, or',
    conversations: 'Drop a table here, or',
  },
  choose: 'choose files',
  formats: {
    style: 'PNG, JPEG, WebP. Captions come from text files of the same name, or from a table.',
    voice: 'TXT, Markdown, CSV, JSON, JSONL, Parquet, or a ZIP',
    conversations: 'CSV, JSON, JSONL, Parquet, or a ZIP',
  },
  chooseFolder: 'Choose a folder',
  stays: 'Checked here in your browser. Nothing is uploaded yet.',
  replace: 'Replace…',
  removeFile: 'Remove file',
  checkedHere: 'checked here in your browser',
  inProject: 'already stored with the project',
  origin: (origin: DatasetOrigin) => origins[origin.kind](origin),
  leftOutFiles: (names: readonly string[]) =>
    names.length === 1
      ? `“${names[0]}” can’t be opened as an image and was left out.`
      : `${whole(names.length)} files can’t be opened as images and were left out: ${names.slice(0, 3).join(', ')}${names.length > 3 ? '…' : ''}`,
  prepareIssue: (issue: PrepareIssue, name: string) => prepareIssues[issue](name),
  tooLarge: (name: string, size: string, limit: string) =>
    `“${name}” is too large (${size}). The limit is ${limit}. To raise it, set STUDIO_UPLOAD_LIMIT_MB.`,
  areImages: 'These are images.',
  learnStyle: 'Learn a style or subject',
  check: 'Check',
  checking: (share: number) => `Checking… ${Math.floor(share * 100)} %`,
  reading: 'Reading the file…',
  uncheckable: 'Your browser can’t open this file. The service checks it when it tokenizes.',
  rows,
  ready: (count: number) => `${whole(count)} ready`,
  problems: (count: number) => `${whole(count)} with problems`,
  problemsOnly: 'Show problems only',
  allRows: 'Show all rows',
  leaveOut: (count: number) => `Leave out ${whole(count)}`,
  row: 'Row',
  tokens: 'Tokens',
  columnFor: (label: string) => `Column for ${label.toLowerCase()}`,
  chooseColumn: 'Choose…',
  noColumn: 'None',
  missingColumn: (label: string) => `Choose the column with the ${label.toLowerCase()}.`,
  noRows: 'There are no rows in this file.',
  issue: (code: RowIssueCode, label: string, reason: string) =>
    code === 'row' || code === 'messages'
      ? reason.charAt(0).toUpperCase() + reason.slice(1)
      : issueSentences[code](label),
  image: (row: number) => `Image of row ${whole(row)}`,
  firstRows: (shown: number, all: number) => `Rows 1–${whole(shown)} of ${whole(all)}`,
  firstProblems: (shown: number, all: number) =>
    shown < all ? `The first ${whole(shown)} of ${whole(all)} problems` : plural(all, 'problem', 'problems'),
  laterProblem: (row: number, what: string) =>
    `The next problem is in row ${whole(row)}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  summary: 'Summary',
  name: 'Name',
  defaultName: 'New project',
  baseModel: 'Base model',
  chooseBaseModel: 'Choose a base model',
  searchBaseModels: 'Search base models',
  otherFamily: 'Others',
  noBaseModel: 'No matching base model. Enter any id under Advanced.',
  decides: (fitting: number | null) =>
    fitting === null
      ? 'Decides how text is counted.'
      : `Decides how text is counted. ${plural(fitting, 'model fits', 'models fit')}.`,
  estimate: 'Estimate',
  counted: (tokens: number, isExact: boolean) => (isExact ? whole(tokens) : `≈ ${whole(tokens)}`),
  tokensOf: (tokens: number) => (Math.round(tokens) === 1 ? 'token' : 'tokens'),
  perRow: (mean: number) => `about ${whole(mean)} per row`,
  histogram: (mean: number, most: number) => `Tokens per row: about ${whole(mean)} on average, at most ${whole(most)}`,
  exactOnly: (exact: number) => `The first ${rows(exact)} are counted exactly, the rest is estimated.`,
  noEstimate: 'Drop a file to see how many tokens it has.',
  noColumns: 'Choose the columns to see how many tokens they have.',
  captionsOnly: 'Only captions have tokens. Images are counted as files.',
  next: 'What happens next',
  steps: {
    tokenize: ['Tokenize', 'Rows are checked and counted exactly.'],
    download: ['Download', 'The dataset, its tokens and a report, ready for a trainer.'],
    elsewhere: [
      'Train elsewhere',
      'This service does not train models. Use the dataset with a trainer or provider of your choice.',
    ],
    train: ['Train', 'This service can train on the tokens.'],
    maybe: ['Train', 'This service does not say whether it trains models.'],
  } as const,
  tokenize: (count: number | null) => (count === null ? 'Tokenize' : `Tokenize ${rows(count)}`),
  leftOut: (count: number) => `${rows(count)} with problems ${count === 1 ? 'is' : 'are'} left out.`,
  original: 'Your file stays as it is.',
  blocked: {
    noFile: 'Add a dataset first.',
    checking: 'The file is being checked.',
    columns: 'Choose the columns first.',
    failed: 'This file can’t be used.',
    noGood: 'No row can be used.',
    problems: (count: number) => `Leave out the ${rows(count)} with problems, or fix the file and drop it again.`,
    baseModel: 'Choose a base model.',
    parameters: 'Fix the training parameters under Advanced.',
    place: 'Enter where the project is stored, under Advanced.',
  },
  preparing: 'Preparing the dataset…',
  uploading: (sent: string, all: string) => `Uploading: ${sent} of ${all}`,
  uploadingAgain: (sent: string, all: string, attempt: number) => `Uploading: ${sent} of ${all} · attempt ${attempt}`,
  uploadProgress: 'Uploading the dataset',
  creating: 'Creating the project…',
  starting: 'Starting…',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  notPrepared: {
    what: 'The rows with problems could not be left out.',
    next: 'Fix them in the file and drop it again.',
  },
  advanced: 'Advanced',
  place: 'Stored in',
  namespace: 'Namespace',
  repository: 'Repository',
  placeHint: 'Where the service stores the dataset and its tokens.',
  script: 'Training type',
  scriptByGoal: 'By what it learns',
  anyBaseModel: 'Base model id',
  anyBaseModelHint: 'Any model of the service',
  stored: 'File that is already stored',
  storedHint: 'main/datasets/rows.jsonl',
  storedError: 'Enter the branch and path, such as main/datasets/rows.jsonl.',
  take: 'Use',
  parameters: 'Training parameters',
  parametersJson: 'JSON, as described by the service',
  parametersError: 'This is not a JSON object.',
  createOnly: 'Create without tokenizing',
} as const;
