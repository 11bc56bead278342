import type { CallStyle, CodeLanguage } from './write/api-call';
import type { Misfit } from '@/lib/schema-form/values/values-of-body';
import type { CallError } from './read/read-call';

const one = (count: number, single: string, plural: string) => (count === 1 ? single : plural);

/** The English of the screen that shows a request as code, and reads one. */
export const codeMessages = {
  title: 'As code',
  hint: 'This request as code, and code as a request',
  close: 'Close',
  views: 'What to do',
  copyView: 'Copy this request',
  readView: 'Fill the form from code',

  language: 'Language',
  languages: { curl: 'curl', typescript: 'TypeScript', python: 'Python' } satisfies Record<CodeLanguage, string>,
  style: 'How to call',
  styles: {
    sync: 'Wait',
    queue: 'Queue + poll',
    events: 'Queue + events',
  } satisfies Record<CallStyle, string>,
  code: 'The call',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'This browser lets no page copy here. Select the code and copy it.',
  loading: 'The code is being written.',
  noForm: 'There is no form to write a call of.',
  unreachable: (why: string) => `The call could not be written: ${why}`,

  keyNote: 'The key stays out of it: the code reads it from the variable MEDIA_API_KEY.',
  needs: {
    curl: 'For sh, bash and zsh, with nothing but curl.',
    typescript: 'For Node.js 24 or later, Deno or Bun, with nothing to install.',
    python: 'For Python 3.8 or later, with nothing to install.',
  } satisfies Record<CodeLanguage, string>,
  invalidNote: (count: number) =>
    `${one(count, 'One setting', `${count} settings`)} of the form ${one(count, 'needs', 'need')} attention, so the service may refuse this call as it is.`,
  localNote: (origin: string) =>
    `${origin} is this machine’s own address: from elsewhere, the service has another one.`,
  syncCountNote: 'A call that waits makes one result. Several need the queue.',
  syncVideoNote:
    'A film may take longer than this waits: fetch in Node.js gives up after five minutes. The queue has no such end.',
  insideNote: (files: number, size: string) =>
    `${one(files, 'One picture of this studio is', `${files} pictures of this studio are`)} in the code itself (${size}), so that it runs anywhere. Shortened here, whole in the copy.`,
  addressNote: (names: string) =>
    `${names}: by an address of this studio that opens for a day, while the studio runs and the service can reach it. For longer, put the file on the web and write its address instead.`,
  noAddressNote: (names: string, why: string) =>
    `${names} cannot go along: ${why} Put the file on the web and write its address in place of the one in the code.`,

  paste: 'Code to read',
  pasteHint: 'Paste a curl command, JSON, TypeScript or Python',
  pasteHelp: 'It is only read, never run. Its data fill the form; what stood there comes back with Undo.',
  errors: {
    empty: '',
    'no-call': 'There is no request in this: no JSON, no curl command, and no data in code.',
    'not-json': 'There is a curl command in this, but what it sends is no JSON.',
    elsewhere: 'What this command sends lies in a file. Paste the file’s content instead.',
  } satisfies Record<CallError['error'], string>,
  readFor: (model: string, count: number) =>
    `A request to ${model} with ${one(count, 'one setting', `${count} settings`)}.`,
  readWithout: (model: string, count: number) =>
    `A request that names no model, with ${one(count, 'one setting', `${count} settings`)}: it goes to ${model}.`,
  readUnknown: (named: string, model: string) =>
    `It names the model “${named}”, which this service does not have. Its settings go to ${model}, as far as they fit.`,
  lookingUp: (model: string) => `Asking for the model “${model}”.`,
  switches: (model: string) => `The form switches to ${model}.`,
  misfits: 'What does not fit',
  why: {
    unknown: 'this model has no such setting',
    fixed: 'the model sets this itself',
    excluded: 'stands against another one in the request; it waits in the form',
    call: 'belongs to the call, not to the picture',
  } satisfies Record<Misfit['why'] | 'call', string>,
  misfitsToo: (count: number) => ` ${one(count, 'One setting did', `${count} settings did`)} not fit.`,
  willUpload: (count: number) =>
    `${one(count, 'One file', `${count} files`)} inside the code ${one(count, 'comes', 'come')} into this studio first.`,
  fill: 'Fill the form',
  filling: 'Filling the form',
  filled: (model: string) => `The call is in the form of ${model}.`,
  uploadFailed: (why: string) => `A file in the code could not be taken in: ${why}`,
  offer: (model: string) => `What you pasted is a whole call of ${model}.`,
  offerPlain: 'What you pasted is a whole call.',
  keepText: 'Keep it as text',
} as const;
