import type { RowIssueCode } from '@/lib/datasets/read-row';
import { newProjectMessages } from '../messages-late';

/**
 * What is wrong with a row.
 *
 * @param label the name of its column's role
 * @param reason what the check says; shown where it is about the row as a whole
 */
export function describeRowIssue(code: RowIssueCode, label: string, reason: string): string {
  return code === 'row' || code === 'messages' ? reason : newProjectMessages.issues[code]({ label });
}
