import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fineTunes } from '../service-tables.ts';
import { createTestDatabase } from './test-database.ts';

describe('createTestDatabase', () => {
  it('creates an empty migrated database for each caller', async () => {
    const [one, other] = await Promise.all([createTestDatabase('service'), createTestDatabase('service')]);
    try {
      await one.connection.database.insert(fineTunes).values({
        id: '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1',
        owner: 'a',
        namespace: 'n',
        repository: 'r',
        name: 'tune',
        baseModel: 'm',
        status: 'created',
        resourceVersion: 'main',
        resourcePath: 'data.jsonl',
        scriptType: 'text',
      });
      expect(await one.connection.database.$count(fineTunes)).toBe(1);
      expect(await other.connection.database.$count(fineTunes)).toBe(0);
    } finally {
      await Promise.all([one.drop(), other.drop()]);
    }
  });

  it('contains only the tables of the requested part', async () => {
    const studio = await createTestDatabase('studio');
    try {
      const { rows } = await studio.connection.database.execute(
        sql`select table_schema from information_schema.tables where table_schema in ('studio', 'service') group by 1`,
      );
      expect(rows).toEqual([{ table_schema: 'studio' }]);
    } finally {
      await studio.drop();
    }
  });
});
