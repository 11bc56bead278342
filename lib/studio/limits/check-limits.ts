import { and, asc, eq } from 'drizzle-orm';
import type { LimitKind } from '../../contract/studio/limit-kinds.ts';
import type { Database } from '../../database/connect.ts';
import { people } from '../../database/studio-people-tables.ts';
import { limitError } from './limit-error.ts';
import { readAppliedLimits, type AppliedLimits } from './limit-rows.ts';
import { measureUse } from './measure-use.ts';
import { periodOf } from './renewal.ts';

/** What a press makes. */
export interface Press {
  jobs: number;
  /** What they cost in millionths of a US dollar, as far as prices are published. */
  costMicros: number;
}

/** What is needed of each limit. Storage that is unknown needs at least one byte to be left. */
type Needs = ReadonlyMap<LimitKind, number>;

/** Whoever can change a limit is named in its error; more names than these help nobody. */
const mostNames = 3;

const needsOfPress = ({ jobs, costMicros }: Press): Needs =>
  new Map([
    ['jobsPerDay', jobs],
    ['spendingPerMonth', costMicros],
    // An edit that makes nothing more needs none.
    ['storageBytes', jobs === 0 ? 0 : 1],
  ]);

/** Whether the spending of a person is limited, so that prices must be known. */
export async function limitsSpending(database: Database, personId: string): Promise<boolean> {
  return (await readAppliedLimits(database, personId)).has('spendingPerMonth');
}

/**
 * Refuses a press that would exceed a limit of a person, before anything is prepared for it. Only `admitPress` is certain:
 * the person may press elsewhere at the same time.
 *
 * @throws EaselError `limit_reached`
 */
export async function checkPress(database: Database, personId: string, press: Press): Promise<void> {
  await check(database, personId, await readAppliedLimits(database, personId), needsOfPress(press));
}

/**
 * Refuses a press that would exceed a limit of a person. Until the transaction ends, no other one for the same person is
 * admitted, if they have limits: record the jobs in it.
 *
 * @throws EaselError `limit_reached`
 */
export function admitPress(transaction: Database, personId: string, press: Press): Promise<void> {
  return admit(transaction, personId, needsOfPress(press));
}

/**
 * Refuses a synchronous generation, which cannot wait, while as many jobs of a person run as may at once.
 *
 * @throws EaselError `limit_reached`
 */
export function admitDirect(transaction: Database, personId: string, press: Press): Promise<void> {
  return admit(transaction, personId, new Map([...needsOfPress(press), ['jobsAtOnce', 1]]));
}

/**
 * Refuses a file that would exceed the storage of a person, before it is examined.
 *
 * @throws EaselError `limit_reached`
 */
export async function checkFile(database: Database, personId: string, bytes: number): Promise<void> {
  const limits = await readAppliedLimits(database, personId);
  await check(database, personId, limits, new Map([['storageBytes', bytes]]));
}

/**
 * Refuses a file that would exceed the storage of a person. Insert it in the same transaction.
 *
 * @throws EaselError `limit_reached`
 */
export function admitFile(transaction: Database, personId: string, bytes: number): Promise<void> {
  return admit(transaction, personId, new Map([['storageBytes', bytes]]));
}

/**
 * Waits for the other presses of a person who has limits, and makes those that come wait until the transaction ends. Before a lock that
 * others need, so that it is not held while this one waits.
 */
export async function lockPresses(transaction: Database, personId: string): Promise<void> {
  const limits = await readAppliedLimits(transaction, personId);
  if (limits.size > 0) await lockPerson(transaction, personId);
}

/** Rows that refer to the person can still be inserted elsewhere. */
async function lockPerson(transaction: Database, personId: string): Promise<void> {
  await transaction.select({ id: people.id }).from(people).where(eq(people.id, personId)).for('no key update');
}

async function admit(transaction: Database, personId: string, needs: Needs): Promise<void> {
  const limits = await readAppliedLimits(transaction, personId);
  if (![...needs.keys()].some((kind) => limits.has(kind))) return;
  await lockPerson(transaction, personId);
  await check(transaction, personId, limits, needs);
}

async function check(database: Database, personId: string, limits: AppliedLimits, needs: Needs): Promise<void> {
  const now = new Date();
  for (const [kind, needed] of needs) {
    const amount = limits.get(kind);
    if (amount === undefined || needed === 0) continue;
    const used = await measureUse(database, personId, kind, now);
    if (used + needed <= amount) continue;
    throw limitError({
      kind,
      amount,
      left: Math.max(0, amount - used),
      needed: kind === 'jobsAtOnce' || (kind === 'storageBytes' && needed === 1) ? null : needed,
      renewsAt: periodOf(kind, now)?.renewsAt ?? null,
      now,
      administrators: await readAdministrators(database),
    });
  }
}

async function readAdministrators(database: Database): Promise<string[]> {
  const rows = await database
    .select({ name: people.name })
    .from(people)
    .where(and(eq(people.role, 'administrator'), eq(people.isActive, true)))
    .orderBy(asc(people.createdAt), asc(people.id))
    .limit(mostNames);
  return rows.map(({ name }) => name);
}
