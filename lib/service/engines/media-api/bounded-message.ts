import type { FieldIssue } from '../../../contract/error.ts';

const mostCharacters = 2000;
const mostIssues = 50;

/** A message of the service, shortened; null for an empty one. */
export function boundedMessage(message: string | null | undefined): string | null {
  const text = message?.trim() ?? '';
  if (text === '') return null;
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
}

/** The field issues of the service, so many and so long as a person can read. */
export function boundedIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues
    .slice(0, mostIssues)
    .map(({ pointer, message }) => ({ pointer, message: boundedMessage(message) ?? 'not accepted' }));
}
