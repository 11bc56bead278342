import type { SendTarget } from './send-targets.ts';

/** Whether files are used one by one, each by a request of its own: several for a field that takes one. */
export function isForEach({ field }: Pick<SendTarget, 'field'>, count: number): boolean {
  return count > 1 && !field.isList;
}
