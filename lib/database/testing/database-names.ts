import { programsRole } from '../embedded/programs-role.ts';
import type { DatabasePart } from '../migrate.ts';

/** Name of the migrated database that fresh ones are copied from. */
export function templateOf(part: DatabasePart): string {
  return `template_${part}`;
}

/** The same server's address with another database. */
export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** The statement that lets the programs use a database as they use their own. */
export function allowMakingSchemas(name: string): string {
  return `grant create on database ${name} to ${programsRole}`;
}
