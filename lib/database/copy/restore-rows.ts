import type { Readable } from 'node:stream';
import type { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { copyRowsIn } from './copy-rows.ts';
import {
  columnsInSql,
  databaseParts,
  plainText,
  tableInSql,
  type CopiedTable,
  type SequenceState,
} from './read-snapshot.ts';

/** The order in which every row finds the rows that it refers to. */
async function orderByReferences<Table extends CopiedTable>(client: Client, tables: Table[]): Promise<Table[]> {
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::text as from, confrelid::text as to
     from pg_constraint join pg_namespace on pg_namespace.oid = connamespace
     where contype = 'f' and nspname = any($1) and conrelid <> confrelid`,
    [databaseParts],
  );
  const { rows: numbers } = await client.query<{ oid: string }>(
    'select table_name::regclass::oid::text as oid from unnest($1::text[]) with ordinality as t (table_name, n) order by n',
    [tables.map(tableInSql)],
  );
  const left = new Map(tables.map((table, index) => [numbers[index]?.oid ?? '', table]));
  const ordered: Table[] = [];
  while (left.size > 0) {
    const free = [...left].filter(([oid]) => !references.some(({ from, to }) => from === oid && left.has(to)));
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.');
    for (const [oid, table] of free) {
      ordered.push(table);
      left.delete(oid);
    }
  }
  return ordered;
}

/** @throws EaselError `conflict` when the backup has a table that this schema lacks */
async function requireTables(client: Client, tables: CopiedTable[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select table_name as name from unnest($1::text[]) as table_name where to_regclass(table_name) is null',
    [tables.map(tableInSql)],
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => name).join(', ');
  throw new EaselError('conflict', `The backup has tables that this version does not know: ${names}.`);
}

/**
 * Replaces the rows of migrated tables, all or none. PostgreSQL checks every reference between rows again; the triggers
 * of the programs do not run, since what they write is in the rows.
 *
 * @param client a connection of the tables' owner
 * @param tables each with the number of rows that must arrive
 * @param open the rows of a table as `openSnapshot` copies them
 * @throws EaselError `conflict` when other rows arrive than expected; the error of PostgreSQL when it refuses them
 */
export async function restoreRows(
  client: Client,
  { tables, sequences }: { tables: (CopiedTable & { rows: number })[]; sequences: SequenceState[] },
  open: (table: CopiedTable) => Promise<Readable>,
): Promise<void> {
  await client.query(plainText);
  await requireTables(client, tables);
  const ordered = await orderByReferences(client, tables);
  await client.query('begin');
  try {
    // First, since the audit log lets nobody empty it.
    for (const table of ordered) await client.query(`alter table ${tableInSql(table)} disable trigger user`);
    // Migrations write rows of their own. The tables of later versions are empty.
    if (ordered.length > 0) await client.query(`truncate ${ordered.map(tableInSql).join(', ')}`);
    for (const table of ordered) {
      const count = await copyRowsIn(client, `copy ${columnsInSql(table)} from stdin`, await open(table));
      if (count !== table.rows) {
        const message = `${tableInSql(table)} should have ${table.rows} rows, but the backup has ${count}.`;
        throw new EaselError('conflict', message);
      }
    }
    for (const table of ordered) await client.query(`alter table ${tableInSql(table)} enable trigger user`);
    for (const sequence of sequences) {
      await client.query('select setval($1::regclass, $2)', [tableInSql(sequence), sequence.last]);
    }
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  for (const table of ordered) await client.query(`analyze ${tableInSql(table)}`);
}
