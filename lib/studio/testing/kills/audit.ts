import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';

/** Logs every change of a job's status in the database. */
export async function installAudit(pool: Pool): Promise<void> {
  await pool.query(`
    create schema audit;
    create table audit.changes (id uuid not null, old text, new text not null);
    create function audit.remember() returns trigger language plpgsql as $$
      begin insert into audit.changes values (new.id, old.status, new.status); return null; end $$;
    create trigger remember after update of status on studio.jobs for each row
      when (old.status is distinct from new.status) execute function audit.remember();`);
}

/** A submission as the browser sees it. */
export interface Sent {
  key: string;
  prompt: string;
}

interface FoundJob {
  key: string;
  id: string;
  status: string;
  storage_key: string | null;
}

const ends = `('succeeded', 'failed', 'cancelled')`;

/**
 * Lists everything wrong after all work has ended, one sentence each: lost or duplicate submissions, changed ends,
 * incomplete results.
 *
 * @param options.enqueued how often a prompt was sent to the media service
 */
export async function auditStudio(options: {
  pool: Pool;
  sent: Sent[];
  enqueued: (prompt: string) => number;
  storageFolder: string;
  result: Buffer;
}): Promise<string[]> {
  const { pool } = options;
  const faults: string[] = [];
  const { rows } = await pool.query<FoundJob>(`
    select s.idempotency_key as key, j.id, j.status, m.storage_key from studio.submissions s
    join studio.jobs j on j.submission_id = s.id left join studio.media m on m.job_id = j.id`);
  const found = Map.groupBy(rows, ({ key }) => key);
  const whole = createHash('sha256').update(options.result).digest('hex');
  for (const { key, prompt } of options.sent) {
    const jobs = found.get(key) ?? [];
    const [job] = jobs;
    const times = options.enqueued(prompt);
    if (job === undefined) faults.push(`${prompt} is lost`);
    if (jobs.length > 1) faults.push(`${prompt} has ${jobs.length} jobs or results`);
    if (times > 1) faults.push(`${prompt} was sent ${times} times`);
    const shouldBe = times === 0 ? 'unconfirmed' : 'succeeded';
    if (job !== undefined && job.status !== shouldBe) faults.push(`${prompt} is ${job.status}, not ${shouldBe}`);
    if (job?.status === 'succeeded') {
      const bytes = await readFile(join(options.storageFolder, job.storage_key ?? 'none')).catch(() => Buffer.alloc(0));
      const hash = createHash('sha256').update(bytes).digest('hex');
      if (hash !== whole) faults.push(`${prompt} is kept as ${bytes.length} bytes`);
    }
  }
  const changed = await pool.query<{ id: string }>(`select id from audit.changes where old in ${ends}`);
  faults.push(...changed.rows.map(({ id }) => `${id} changed after its end`));
  return faults;
}

/** Number of open jobs, except those with a permanently unknown outcome. */
export async function countUnsettled(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(`
    select count(*)::int as count from studio.jobs
    where status not in ${ends} and not (status = 'unconfirmed' and failed_checks >= 7)`);
  return rows[0]?.count ?? 0;
}
