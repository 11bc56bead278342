import type { FormField } from '../form-field.ts';
import { nameWords } from '../field-label.ts';

type TestOfKind = (field: FormField) => boolean;

const isSwitch: TestOfKind = ({ kind }) => kind === 'switch';
const isText: TestOfKind = ({ kind }) => kind === 'text';
const isAny: TestOfKind = () => true;
const fileFormat = /^(?:aac|avif|flac|gif|jpe?g|mp3|mp4|ogg|opus|pcm|png|wav|webm|webp)\b/i;

/** Speech services name the format of the file so, which is no matter for developers. */
function isFormatOfAnswer(field: FormField): boolean {
  return !(field.kind === 'choice' && field.options.some(({ value }) => fileFormat.test(String(value))));
}

/** Settings of the transport, of accounts and of debugging, by the words of their names. */
const technical: [RegExp, TestOfKind][] = [
  [/^n$/, ({ kind }) => kind === 'number'],
  [/^(end )?user( id)?$|^safety identifier$|^prompt cache key$/, isText],
  [/^stream( options)?$|^partial images$/, isAny],
  [/^(response|return) (format|type)$/, isFormatOfAnswer],
  [/\b(webhook|call ?back)s?\b|^(notify|notification) hook$|^hook url$/, isAny],
  [/^(a?sync|a?sync mode|is a?sync|blocking|store|debug|verbose|dry run)$/, isSwitch],
  [/^(return|enable|as|output) (base64|b64|data uri)( output)?$/, isSwitch],
  [/^(client|external|external task|idempotency|request|session|task|trace) (id|key)$|^client request id$/, isText],
  [/^(logprobs|metadata|service tier|timeout|timeout seconds|max retries|ttl)$/, isAny],
];

/** Whether a field is for programs that call the model: about the answer or the account rather than the result. */
export function isForDevelopers(field: FormField): boolean {
  const words = nameWords(field.name).join(' ');
  return !field.isRequired && technical.some(([name, isOfKind]) => name.test(words) && isOfKind(field));
}
