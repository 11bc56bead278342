import type { FieldIssue } from '../../../contract/error.ts';

const mostCharacters = 2000;
const mostIssues = 50;

function cut(text: string): string {
  return text.length <= mostCharacters ? text : `${text.slice(0, mostCharacters - 1)}…`;
}

/** The reason that a service gave, as a sentence of bounded length. */
export function reasonOf(message: string | null | undefined): string {
  const text = cut(message?.trim() ?? '');
  if (text === '') return 'It gave no reason.';
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** The field issues that a service gave, so many and so long as a person can read. */
export function boundedIssues(issues: readonly FieldIssue[]): FieldIssue[] {
  return issues.slice(0, mostIssues).map(({ pointer, message }) => ({ pointer, message: cut(message.trim()) }));
}
