import type { Repository } from '@/lib/client/fine-tunes/repository';
import type { CheckState } from '../check/dataset-checker';
import { newProjectMessages } from '../messages-late';

/** Whether a project can be started: with how many rows, or what is in the way. */
export type Readiness =
  /** `rows` is null where only the service can count them. */
  { status: 'ready'; rows: number | null; leftOut: number } | { status: 'blocked'; why: string };

/** What the readiness depends on. */
export interface ReadinessFacts {
  check: CheckState;
  hasSource: boolean;
  /** Whether the dataset is stored, and the browser cannot read it. */
  isUnread: boolean;
  leavesOut: boolean;
  baseModel: string;
  place: Repository;
  areParametersSound: boolean;
}

function rowsOf({ check, isUnread, leavesOut }: ReadinessFacts): Readiness {
  if (isUnread || (check.status === 'failed' && check.isUncheckable))
    return { status: 'ready', rows: null, leftOut: 0 };
  if (check.status === 'failed') return { status: 'blocked', why: newProjectMessages.blocked.failed };
  if (check.status !== 'checked') return { status: 'blocked', why: newProjectMessages.blocked.checking };
  const { missing, report } = check.check;
  if (report.rows > 0 && missing.length > 0) return { status: 'blocked', why: newProjectMessages.blocked.columns };
  const leftOut = leavesOut ? report.bad + report.doubtful : 0;
  const rows = report.rows - report.bad - (leavesOut ? report.doubtful : 0);
  if (rows === 0) return { status: 'blocked', why: newProjectMessages.blocked.noGood };
  if (!leavesOut && report.bad > 0)
    return { status: 'blocked', why: newProjectMessages.blocked.problems({ count: report.bad }) };
  return { status: 'ready', rows, leftOut };
}

/** Whether a project can be started, and if not, the first thing to do. */
export function readinessOf(facts: ReadinessFacts): Readiness {
  const { hasSource, baseModel, place, areParametersSound } = facts;
  if (!hasSource) return { status: 'blocked', why: newProjectMessages.blocked.noFile };
  const rows = rowsOf(facts);
  if (rows.status === 'blocked') return rows;
  if (baseModel.trim() === '') return { status: 'blocked', why: newProjectMessages.blocked.baseModel };
  const isPlace = [place.namespace, place.repository].every((part) => part.trim() !== '' && !part.includes('/'));
  if (!isPlace) return { status: 'blocked', why: newProjectMessages.blocked.place };
  return areParametersSound ? rows : { status: 'blocked', why: newProjectMessages.blocked.parameters };
}
