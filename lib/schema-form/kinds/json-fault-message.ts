import type { JsonFault } from '../../contract/json-fault.ts';
import { messages } from '../messages.ts';

/** What is said at a field whose text stops being JSON: where, and what is wrong there. */
export function jsonFaultMessage(text: string, { kind, offset, line, column }: JsonFault): string {
  const isCut = offset === text.length && kind !== 'colon';
  return messages.jsonFaultAt(line, column, isCut ? messages.jsonEnds : messages.jsonFaults[kind]);
}
