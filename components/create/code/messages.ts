import { defineMessages } from '@/lib/intl/define-messages';
import type { CallStyle, CodeLanguage } from './write/api-call';
import type { Misfit } from '@/lib/schema-form/values/values-of-body';
import type { CallError } from './read/read-call';

/** The English of the screen that shows a request as code, and reads one. */
export const codeMessages = defineMessages('code', {
  title: 'As code',
  hint: 'View this request as code, or import a request from code',
  close: 'Close',
  views: 'View',
  copyView: 'Copy this request',
  readView: 'Import from code',

  language: 'Language',
  languages: { curl: 'curl', typescript: 'TypeScript', python: 'Python' } satisfies Record<CodeLanguage, string>,
  style: 'Call style',
  styles: {
    sync: 'Sync',
    queue: 'Queue + poll',
    events: 'Queue + events',
  } satisfies Record<CallStyle, string>,
  code: 'Code',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'The browser blocked copying. Select the code and copy it yourself.',
  loading: 'Writing the code',
  noForm: 'There is no form yet. Choose a model first.',
  unreachable: 'The code could not be written: {why}',

  keyNote: 'The code reads the API key from the environment variable MEDIA_API_KEY.',
  needs: {
    curl: 'It runs in sh, bash and zsh, and needs only curl.',
    typescript: 'It runs in Node.js 24 or later, Deno or Bun, without packages.',
    python: 'It runs in Python 3.8 or later, without packages.',
  } satisfies Record<CodeLanguage, string>,
  invalidNote:
    '{count, plural, one {One setting} other {# settings}} in the form {count, plural, one {needs} other {need}} attention, so the service may reject this request.',
  localNote: '{origin} works on this machine only. On other machines, use the service’s network address.',
  syncCountNote: 'A synchronous call returns one result. Use the queue for several.',
  syncVideoNote:
    'Fetch in Node.js times out after five minutes, and a video can take longer. The queue has no time limit.',
  insideNote:
    '{files, plural, one {One image from this studio is} other {# images from this studio are}} embedded in the code ({size}), so it runs anywhere. Shortened here, complete in the copy.',
  addressNote:
    '{names}: linked by a URL of this studio that works for one day, while the studio is running and the service can reach it. To use the code longer, host the file elsewhere and replace the URL.',
  noAddressNote: '{names} can’t be included: {why} Host the file elsewhere and replace the URL in the code.',

  paste: 'Code to import',
  pasteHint: 'Paste a curl command, JSON, TypeScript or Python',
  pasteHelp: 'The code is read, never run. It replaces the settings in the form. You can undo that.',
  errors: {
    empty: '',
    'no-call': 'No request found. Paste a curl command, JSON, TypeScript or Python.',
    'not-json': 'This curl command does not send valid JSON.',
    elsewhere: 'This command sends a file. Paste the content of the file instead.',
  } satisfies Record<CallError['error'], string>,
  readFor: 'A request for {model} with {count, plural, one {one setting} other {# settings}}.',
  readWithout:
    'A request without a model, with {count, plural, one {one setting} other {# settings}}. It will use {model}.',
  readUnknown: 'This service has no model “{named}”. The settings that fit will be used for {model}.',
  lookingUp: 'Looking up the model “{model}”.',
  switches: 'The form switches to {model}.',
  misfits: 'Not used',
  why: {
    unknown: 'not a setting of this model',
    fixed: 'set by the model',
    excluded: 'conflicts with another setting in the request; stored in the form but not sent',
    call: 'a parameter of the call, not of the model',
  } satisfies Record<Misfit['why'] | 'call', string>,
  misfitsToo: ' {count, plural, one {One setting was} other {# settings were}} not used.',
  willUpload: '{count, plural, one {One file} other {# files}} in the code will be uploaded to this studio first.',
  fill: 'Fill the form',
  filling: 'Filling the form',
  filled: 'Settings copied to {model}.',
  uploadFailed: 'A file in the code could not be uploaded: {why}',
  offer: 'You pasted a complete request for {model}.',
  offerPlain: 'You pasted a complete request.',
  keepText: 'Keep as text',
});
