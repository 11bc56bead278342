import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { connectDatabase } from './connect.ts';
import { migrateDatabase } from './migrate.ts';
import { createTestDatabase } from './testing/test-database.ts';

describe('migrateDatabase', () => {
  it('migrates both parts from several processes at once, with one connection each', async () => {
    const { url, drop } = await createTestDatabase('studio');
    onTestFinished(drop);
    const connections = Array.from({ length: 6 }, () =>
      connectDatabase({ url, maxConnections: 1, onError: () => undefined }),
    );
    onTestFinished(async () => {
      await Promise.all(connections.map((connection) => connection.close()));
    });
    await Promise.all(
      connections.map((connection, index) =>
        migrateDatabase(connection.database, index % 2 === 0 ? 'studio' : 'service'),
      ),
    );
    const { rows } = (await connections[0]?.database.execute(
      sql`select count(*)::int as count, count(distinct hash)::int as distinct from migrations.service`,
    )) ?? { rows: [] };
    expect(rows).toEqual([{ count: expect.any(Number), distinct: rows[0]?.['count'] }]);
    expect(rows[0]?.['count']).toBeGreaterThan(0);
  });
});
