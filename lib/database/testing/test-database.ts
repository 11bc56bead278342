import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connectDatabase, type DatabaseConnection } from '../connect.ts';
import type { DatabasePart } from '../migrate.ts';
import { allowMakingSchemas, templateOf, withDatabase } from './database-names.ts';

/** A fresh database for one test file. */
export interface TestDatabase {
  /** Its address, for programs that connect by themselves. */
  url: string;
  connection: DatabaseConnection;
  /** Closes the connection and removes the database, even while others are connected. */
  drop: () => Promise<void>;
}

async function command(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: inject('testSuperuserUrl') });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Makes an empty, migrated database on the run's PostgreSQL, in some hundredths of a second. */
export async function createTestDatabase(part: DatabasePart): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await command(`create database ${name} template ${templateOf(part)}`, allowMakingSchemas(name));
  const url = withDatabase(inject('testDatabaseUrl'), name);
  const connection = connectDatabase({ url, onError: () => undefined });
  return {
    url,
    connection,
    drop: async () => {
      await connection.close();
      await command(`drop database ${name} with (force)`);
    },
  };
}
