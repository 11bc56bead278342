import { EaselError } from '../../contract/error.ts';
import { formatBytes } from '../../contract/format-bytes.ts';
import type { LimitKind } from '../../contract/studio/limit-kinds.ts';
import { formatDollars } from '../../intl/format-dollars.ts';
import { toDollars } from './money.ts';

/** A limit that something would exceed, in stored units. */
export interface ExceededLimit {
  kind: LimitKind;
  amount: number;
  left: number;
  /** What is needed; null where that is unknown, and where nothing is left that could be enough. */
  needed: number | null;
  renewsAt: Date | null;
  now: Date;
  /** Who can change the limit. */
  administrators: readonly string[];
}

const write: Record<LimitKind, (amount: number) => string> = {
  jobsAtOnce: (count) => jobs(count),
  jobsPerDay: (count) => jobs(count),
  spendingPerMonth: (micros) => formatDollars(toDollars(micros)),
  storageBytes: (bytes) => formatBytes(bytes),
};
const limitOf: Record<LimitKind, (amount: string) => string> = {
  jobsAtOnce: (amount) => `The limit is ${amount} at once`,
  jobsPerDay: (amount) => `The limit is ${amount} a day`,
  spendingPerMonth: (amount) => `The limit is ${amount} a month`,
  storageBytes: (amount) => `The limit is ${amount} of storage`,
};
const freedBy: Partial<Record<LimitKind, string>> = {
  jobsAtOnce: 'Try again when a job has ended.',
  storageBytes: 'Delete files, also from the trash, to make room.',
};

const jobs = (count: number) => (count === 1 ? '1 job' : `${count} jobs`);

/**
 * The error when a limit would be exceeded. It names the limit, what is left, what is needed, when the limit renews or
 * what frees it, and whom to ask.
 */
export function limitError({ kind, amount, left, needed, renewsAt, now, administrators }: ExceededLimit): EaselError {
  const rest =
    left === 0 ? 'nothing is left' : `${write[kind](left)} ${kind === 'jobsPerDay' && left > 1 ? 'are' : 'is'} left`;
  const need = needed === null ? '' : `, and this needs ${write[kind](needed)}`;
  // What needs more than the whole limit never fits, however long one waits.
  const isPossible = needed === null || needed <= amount;
  const renewal = renewsAt === null ? freedBy[kind] : isPossible ? `It renews on ${writeMoment(renewsAt)}.` : undefined;
  const whom = administrators.length === 0 ? 'an administrator' : `an administrator (${administrators.join(', ')})`;
  const sentences = [`${limitOf[kind](write[kind](amount))}: ${rest}${need}.`, renewal, `Ask ${whom} for more.`];
  const message = sentences.filter((sentence) => sentence !== undefined).join(' ');
  if (renewsAt === null || !isPossible) return new EaselError('limit_reached', message);
  const retryAfterSeconds = Math.max(1, (renewsAt.getTime() - now.getTime()) / 1000);
  return new EaselError('limit_reached', message, { retryAfterSeconds });
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });

function writeMoment(date: Date): string {
  return `${moment.format(date)} UTC`;
}
