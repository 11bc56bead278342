import { sql } from 'drizzle-orm';
import { inject, describe, expect, it } from 'vitest';
import { connectDatabase } from './connect.ts';

describe('connectDatabase', () => {
  it('survives connections that break while they are in use, and recovers', async () => {
    const { database, close } = connectDatabase({ url: inject('testDatabaseUrl'), onError: () => undefined });
    const broken = database.transaction(async (transaction) => {
      const { rows } = await transaction.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await database.execute(sql`select pg_terminate_backend(${rows[0]?.pid ?? 0})`);
      await transaction.execute(sql`select 1`);
    });
    await expect(broken).rejects.toThrow(/./);
    const { rows } = await database.execute<{ one: number }>(sql`select 1 as one`);
    expect(rows).toEqual([{ one: 1 }]);
    await close();
  });
});
