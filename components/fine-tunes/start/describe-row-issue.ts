import type { CheckedRow } from '@/lib/datasets/check-rows';
import { newProjectMessages } from '../messages-late';

/**
 * What is wrong with a row; what the check says where it is about the row as a whole.
 *
 * @param label the name of its column's role
 */
export function describeRowIssue(issue: NonNullable<CheckedRow['issue']>, label: string): string {
  if (issue.code === 'repeated') return newProjectMessages.repeated({ row: issue.sameAs });
  const { code, reason } = issue;
  return code === 'row' || code === 'messages' ? reason : newProjectMessages.issues[code]({ label });
}
