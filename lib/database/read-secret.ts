import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './connect.ts';
import type { secrets as serviceSecrets } from './service-tables.ts';
import type { secrets as studioSecrets } from './studio-tables.ts';

/**
 * A random value that all processes of a program share through their database. The first reader creates it.
 *
 * @param table the program's table of secrets
 * @returns 256 bits, as base64url
 */
export async function readSecret(
  database: Database,
  table: typeof serviceSecrets | typeof studioSecrets,
  name: string,
): Promise<string> {
  const fresh = randomBytes(32).toString('base64url');
  await database.execute(sql`insert into ${table} (name, value) values (${name}, ${fresh}) on conflict do nothing`);
  const { rows } = await database.execute<{ value: string }>(sql`select value from ${table} where name = ${name}`);
  const [row] = rows;
  if (row === undefined) throw new Error(`The secret ${name} was removed while it was read.`);
  return row.value;
}
