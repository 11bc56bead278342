import type { JsonSyntaxErrorKind } from '../contract/json-syntax-error.ts';

/** What is wrong with a JSON text, in words that complete `line 1, column 2: …`. */
export const jsonSyntaxMessages: Record<JsonSyntaxErrorKind, string> = {
  value: 'expected a value',
  quotes: 'expected straight double quotation marks',
  name: 'expected a name in double quotation marks',
  colon: 'expected a colon',
  'comma-or-bracket': 'expected a comma or ]',
  'comma-or-brace': 'expected a comma or }',
  'extra-comma': 'unexpected comma',
  'unclosed-text': 'missing closing quotation mark',
  'line-break': String.raw`control characters must be escaped, as in \n`,
  control: String.raw`control characters must be escaped, as in \n`,
  escape: String.raw`invalid escape; JSON has escapes such as \" and \n`,
  more: 'unexpected text after the end',
};
