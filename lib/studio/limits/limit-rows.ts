import { and, eq, sql, type SQL } from 'drizzle-orm';
import { limitKinds, type LimitKind } from '../../contract/studio/limit-kinds.ts';
import type { AuditSubject } from '../../contract/studio/audit-actions.ts';
import type { LimitsByRole, PersonLimits, RoleLimits } from '../../contract/studio/limits.ts';
import type { Role } from '../../contract/studio/permissions.ts';
import type { PersonName } from '../../contract/studio/person.ts';
import type { Database } from '../../database/connect.ts';
import { personLimits, roleLimits } from '../../database/studio-limit-tables.ts';
import { people } from '../../database/studio-people-tables.ts';
import { record } from '../audit/record.ts';
import type { Caller } from '../context/caller.ts';
import { toDollars, toMicros } from './money.ts';

/** The limits that apply to somebody, as they are stored: money in millionths of a US dollar. */
export type AppliedLimits = ReadonlyMap<LimitKind, number>;

const kindList = sql.join(
  limitKinds.map((kind) => sql`(${kind})`),
  sql`, `,
);

/** The limits that apply to a person: their own, else those of their role. Kinds without a limit are left out. */
export async function readAppliedLimits(database: Database, personId: string): Promise<AppliedLimits> {
  const { rows } = await database.execute<{ kind: LimitKind; amount: string }>(sql`
    select kinds.kind, ${appliedAmount(sql`kinds.kind`)} as amount
    from ${people} cross join (values ${kindList}) as kinds (kind)
    where ${people.id} = ${personId} and ${appliedAmount(sql`kinds.kind`)} is not null`);
  return new Map(rows.map(({ kind, amount }) => [kind, Number(amount)]));
}

/** A limit that applies to the person of the row of `people` in whose query this stands; null without one. */
function appliedAmount(kind: SQL): SQL {
  const own = sql`from ${personLimits} where ${personLimits.personId} = ${people.id} and ${personLimits.kind} = ${kind}`;
  return sql`case when exists (select ${own}) then (select ${personLimits.amount} ${own})
    else (select ${roleLimits.amount} from ${roleLimits}
      where ${roleLimits.role} = ${people.role} and ${roleLimits.kind} = ${kind}) end`;
}

/** How many jobs of a person may be at the media service at once, as an expression of SQL; null without a limit. */
export function mostAtOnce(personId: SQL): SQL {
  return sql`(select ${appliedAmount(sql`'jobsAtOnce'`)} from ${people} where ${people.id} = ${personId})`;
}

/** An amount as it is stored. */
function toStored(kind: LimitKind, amount: number): number {
  return kind === 'spendingPerMonth' ? toMicros(amount) : amount;
}

/** A stored amount as people read it: money in US dollars. */
export function fromStored(kind: LimitKind, amount: number): number {
  return kind === 'spendingPerMonth' ? toDollars(amount) : amount;
}

/** The limits of all roles. */
export async function readRoleLimits(database: Database): Promise<LimitsByRole> {
  const byRole: LimitsByRole = { viewer: {}, maker: {}, administrator: {} };
  for (const { role, kind, amount } of await database.select().from(roleLimits)) {
    byRole[role][kind] = fromStored(kind, amount);
  }
  return byRole;
}

/** Replaces the limits of a role. */
export async function writeRoleLimits(
  database: Database,
  role: Role,
  limits: RoleLimits,
  caller: Caller,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { [role]: before } = await readRoleLimits(transaction);
    await recordChange(transaction, caller, { kind: 'role', id: role, name: null }, { before, after: limits });
    await transaction.delete(roleLimits).where(eq(roleLimits.role, role));
    const rows = limitKinds.flatMap((kind) => {
      const amount = limits[kind];
      return amount === undefined ? [] : [{ role, kind, amount: toStored(kind, amount) }];
    });
    // Two administrators may write at once: the last one counts.
    for (const row of rows) {
      await transaction
        .insert(roleLimits)
        .values(row)
        .onConflictDoUpdate({ target: [roleLimits.role, roleLimits.kind], set: { amount: row.amount } });
    }
  });
}

/** The limits of a person that replace those of their role. */
export async function readPersonLimits(database: Database, personId: string): Promise<PersonLimits> {
  const rows = await database.select().from(personLimits).where(eq(personLimits.personId, personId));
  return Object.fromEntries(
    rows.map(({ kind, amount }) => [kind, amount === null ? null : fromStored(kind, amount)]),
  ) as PersonLimits;
}

/** Replaces the limits of a person. */
export async function writePersonLimits(
  database: Database,
  { id: personId, name }: PersonName,
  limits: PersonLimits,
  caller: Caller,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const before = await readPersonLimits(transaction, personId);
    await recordChange(transaction, caller, { kind: 'person', id: personId, name }, { before, after: limits });
    for (const kind of limitKinds) {
      const given = limits[kind];
      if (given === undefined) {
        await transaction
          .delete(personLimits)
          .where(and(eq(personLimits.personId, personId), eq(personLimits.kind, kind)));
        continue;
      }
      const amount = given === null ? null : toStored(kind, given);
      await transaction
        .insert(personLimits)
        .values({ personId, kind, amount })
        .onConflictDoUpdate({ target: [personLimits.personId, personLimits.kind], set: { amount } });
    }
  });
}

/** Records in the audit log which limits of a role or a person change; those that stay are left out. */
async function recordChange(
  database: Database,
  caller: Caller,
  subject: AuditSubject,
  { before, after }: { before: PersonLimits; after: PersonLimits },
): Promise<void> {
  const limits = Object.fromEntries(
    limitKinds
      .filter((kind) => before[kind] !== after[kind])
      .map((kind) => [kind, { from: amountIn(before, kind), to: amountIn(after, kind) }]),
  );
  if (Object.keys(limits).length === 0) return;
  await record(database, caller, { action: 'limits_changed', subject, details: { limits } });
}

/** An amount as the audit log has it: of a person, what is left out is the role's. */
function amountIn(limits: PersonLimits, kind: LimitKind): number | 'none' | 'unset' {
  const amount = limits[kind];
  return amount === undefined ? 'unset' : (amount ?? 'none');
}
