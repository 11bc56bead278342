import type { Pool } from 'pg';
import { isTerminalStatus } from '../../../contract/status.ts';

/** Installs triggers that record every change of a generation's status in the database. */
export async function installAudit(pool: Pool): Promise<void> {
  await pool.query(`
    create schema audit;
    create table audit.changes (id uuid not null, old text, new text not null, at timestamptz not null default now());
    create function audit.remember() returns trigger language plpgsql as $$
      begin
        insert into audit.changes values (new.id, case when tg_op = 'UPDATE' then old.status end, new.status);
        return null;
      end $$;
    create trigger remember_made after insert on service.generations for each row execute function audit.remember();
    create trigger remember_changed after update of status, results, error_message on service.generations for each row
      when (old.status is distinct from new.status or old.status in ('succeeded', 'failed', 'cancelled'))
      execute function audit.remember();`);
}

/** What the recorded changes show. */
export interface AuditReport {
  /** Every generation that was ever created. */
  made: string[];
  /** Generations that have not ended. */
  open: string[];
  /** Generations that ended more than once, or changed after their end. */
  doubled: string[];
  /** Seeds of two or more generations, though each was sent once. */
  repeated: string[];
  /** How many generations took more than one attempt. */
  repeatedAttempts: number;
}

/** Reads the recorded changes. */
export async function readAudit(pool: Pool): Promise<AuditReport> {
  const changes = await pool.query<{ id: string; old: string | null; new: string }>('select * from audit.changes');
  const ends = new Map<string, number>();
  const made: string[] = [];
  for (const change of changes.rows) {
    if (change.old === null) made.push(change.id);
    const isEnd = isTerminalStatus(change.new) || (change.old !== null && isTerminalStatus(change.old));
    if (isEnd) ends.set(change.id, (ends.get(change.id) ?? 0) + 1);
  }
  const attempts = await pool.query<{ count: number }>(
    'select count(*)::int as count from service.generations where attempt > 1',
  );
  const seeds = await pool.query<{ seed: number }>(
    'select seed from service.generations group by seed having count(*) > 1',
  );
  return {
    made,
    open: made.filter((id) => !ends.has(id)),
    doubled: [...ends].flatMap(([id, count]) => (count > 1 ? [id] : [])),
    repeated: seeds.rows.map(({ seed }) => String(seed)),
    repeatedAttempts: attempts.rows[0]?.count ?? 0,
  };
}
