import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { connectDatabase } from '../connect.ts';
import { startEmbeddedDatabase } from '../embedded/start-embedded-database.ts';
import { migrateDatabase, type DatabasePart } from '../migrate.ts';
import { allowMakingSchemas, templateOf, withDatabase } from './database-names.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    testDatabaseUrl: string;
    testSuperuserUrl: string;
  }
}

const parts: DatabasePart[] = ['studio', 'service'];

/** Starts one PostgreSQL for the whole test run and prepares a migrated template a part; its answer ends it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-test-database-'));
  const server = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    // A test's data need not outlive a power cut.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  const client = new Client({ connectionString: server.superuserUrl });
  await client.connect();
  for (const part of parts) {
    await client.query(`create database ${templateOf(part)}`);
    await client.query(allowMakingSchemas(templateOf(part)));
    const connection = connectDatabase({ url: withDatabase(server.url, templateOf(part)), onError: () => undefined });
    await migrateDatabase(connection.database, part);
    await connection.close();
  }
  await client.end();
  project.provide('testDatabaseUrl', server.url);
  project.provide('testSuperuserUrl', server.superuserUrl);
  return async () => {
    await server.stop();
    await removeFolder(folder);
  };
}
