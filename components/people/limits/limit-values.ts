import type { PersonLimits } from '@/lib/contract/studio/limits';
import { limitKinds, limitRange, type LimitKind } from '@/lib/contract/studio/limit-kinds';
import { writeNumber } from '@/lib/intl/formats';
import { limitFormMessages } from './messages';

/** Where a limit comes from: the role, nowhere, or here. */
export type LimitSource = 'role' | 'none' | 'own';

/** The values of a form of limits: for each kind its source, and the amount as it is typed. */
export type LimitValues = Record<LimitKind | `${LimitKind}Source`, string>;

/** Storage is typed in GB. */
const unitOf: Record<LimitKind, number> = { jobsAtOnce: 1, jobsPerDay: 1, spendingPerMonth: 1, storageBytes: 1e9 };

/** The form's values of limits. A kind that is left out has the source `absent`. */
export function toLimitValues(limits: PersonLimits, absent: 'role' | 'none'): LimitValues {
  const entries = limitKinds.flatMap((kind) => {
    const amount = limits[kind];
    const source: LimitSource = amount === undefined ? absent : amount === null ? 'none' : 'own';
    return [
      [`${kind}Source`, source],
      [kind, amount == null ? '' : writeNumber(amount / unitOf[kind])],
    ];
  });
  return Object.fromEntries(entries) as LimitValues;
}

/** The limits of a form's values, which have no issues. */
export function fromLimitValues(values: LimitValues, absent: 'role' | 'none'): PersonLimits {
  const entries = limitKinds.flatMap((kind) => {
    const source = values[`${kind}Source`];
    if (source === absent) return [];
    return [[kind, source === 'own' ? readAmount(kind, values[kind]) : null]];
  });
  return Object.fromEntries(entries) as PersonLimits;
}

/** The amount that a text names in the unit of its field, with a point or a comma; null for none. */
function readAmount(kind: LimitKind, text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (!/^\d+(\.\d+)?$/.test(trimmed)) return null;
  const amount = Number(trimmed) * unitOf[kind];
  if (kind === 'storageBytes') return Math.round(amount);
  return kind === 'spendingPerMonth' || Number.isInteger(amount) ? amount : null;
}

/** What is wrong with the amounts of a form, by kind. */
export function limitIssues(values: LimitValues): Partial<Record<LimitKind, string>> {
  const entries = limitKinds.flatMap((kind) => {
    if (values[`${kind}Source`] !== 'own') return [];
    const amount = readAmount(kind, values[kind]);
    const { least, most } = limitRange[kind];
    return amount !== null && amount >= least && amount <= most ? [] : [[kind, limitFormMessages.issues[kind]]];
  });
  return Object.fromEntries(entries) as Partial<Record<LimitKind, string>>;
}
