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
