import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { listMigrations, type DatabasePart, type Migration } from '../migrate.ts';
import { copyRowsOut } from './copy-rows.ts';

/** A table, and those of its columns that are written: generated ones follow from them. */
export interface CopiedTable {
  schema: DatabasePart;
  name: string;
  columns: string[];
}

/** Where a sequence goes on. */
export interface SequenceState {
  schema: DatabasePart;
  name: string;
  /** The last number that it gave. */
  last: string;
}

/** The programs' tables as they are at one moment, while the programs go on. */
export interface DatabaseSnapshot {
  tables: CopiedTable[];
  /** The last migration of each part; null for a part that this database does not have. */
  migrations: Record<DatabasePart, Migration | null>;
  query: Client['query'];
  /** The rows of a table, in the text format of `COPY`. One at a time. */
  copy: (table: CopiedTable) => { stream: Readable; rows: () => number };
  /** At least as far as the numbers in the rows. */
  readSequences: () => Promise<SequenceState[]>;
  close: () => Promise<void>;
}

/** The parts of the database, which are also the names of their schemas. */
export const databaseParts = ['studio', 'service'] as const satisfies DatabasePart[];

/** Session settings under which rows have the same text everywhere. */
export const plainText = `set datestyle = 'ISO'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set bytea_output = 'hex'; set extra_float_digits = 1; set client_encoding = 'UTF8'`;

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A table's name in a statement. */
export function tableInSql({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>): string {
  return `${quoted(schema)}.${quoted(name)}`;
}

/** A table's name and columns in a `COPY` statement. */
export function columnsInSql(table: CopiedTable): string {
  return `${tableInSql(table)} (${table.columns.map(quoted).join(', ')})`;
}

async function readMigration(client: Client, part: DatabasePart): Promise<Migration | null> {
  const { rows: found } = await client.query('select to_regclass($1) is not null as exists', [`migrations.${part}`]);
  if (found[0]?.exists !== true) return null;
  const { rows } = await client.query<{ when: string }>(
    `select created_at as when from migrations.${part} order by created_at desc limit 1`,
  );
  const when = Number(rows[0]?.when);
  if (rows[0] === undefined) return null;
  const known = (await listMigrations(part)).find((migration) => migration.when === when);
  return known ?? { tag: 'unknown', when };
}

async function readTables(client: Client): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(
    `select nspname as schema, relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_namespace on pg_namespace.oid = relnamespace
       join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where nspname = any($1) and relkind = 'r' group by 1, 2 order by 1, 2`,
    [databaseParts],
  );
  return rows;
}

/**
 * Opens a connection whose transaction sees the database as it is now.
 *
 * @param client connected; the snapshot closes nothing but its transaction
 */
export async function openSnapshot(client: Client): Promise<DatabaseSnapshot> {
  await client.query(plainText);
  const tables = await readTables(client);
  await client.query('begin isolation level repeatable read read only');
  try {
    // Before the first read, which decides what the transaction sees: a migration that rewrites a table would empty it
    // for us.
    if (tables.length > 0) await client.query(`lock table ${tables.map(tableInSql).join(', ')} in access share mode`);
    if (JSON.stringify(await readTables(client)) !== JSON.stringify(tables)) {
      // A migration ended while this waited for its locks.
      await client.query('rollback');
      return await openSnapshot(client);
    }
    const migrations = {
      studio: await readMigration(client, 'studio'),
      service: await readMigration(client, 'service'),
    };
    return {
      tables,
      migrations,
      query: client.query.bind(client),
      copy: (table) => copyRowsOut(client, `copy ${columnsInSql(table)} to stdout`),
      async readSequences() {
        const { rows } = await client.query<SequenceState>(
          `select schemaname as schema, sequencename as name, last_value::text as last
           from pg_sequences where schemaname = any($1) and last_value is not null order by 1, 2`,
          [databaseParts],
        );
        return rows;
      },
      close: async () => void (await client.query('rollback')),
    };
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}
