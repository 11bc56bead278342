import { messages } from './messages.ts';
import type { JsonSyntaxError } from '../contract/json-syntax-error.ts';

/** What is said at a field whose text stops being JSON: where, and what is wrong there. */
export function jsonFaultMessage(text: string, { kind, offset, line, column }: JsonSyntaxError): string {
  const isCut = offset === text.length && kind !== 'colon';
  return messages.jsonFaultAt(line, column, isCut ? messages.jsonEnds : messages.jsonFaults[kind]);
}
