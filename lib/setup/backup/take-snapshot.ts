import type { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { databaseParts, openSnapshot, type DatabaseSnapshot } from '../../database/copy/read-snapshot.ts';
import type { HeldFile, HeldFiles } from './hold-files.ts';
import { findNamedFiles } from './named-files.ts';

/** Snapshots that are taken until one is found whose files could all be held. */
const mostSnapshots = 20;

/**
 * Takes a snapshot whose files are all held: database and storage of one moment, while the programs go on. A file that
 * a snapshot names can be deleted before it is held: then the snapshot is given up for a new one, which names it no
 * more. A file that is missing in two of them was lost before.
 *
 * @param held null when the files are elsewhere
 * @throws EaselError `conflict` for a database without tables, or of a later version
 */
export async function takeSnapshot(
  client: Client,
  held: HeldFiles | null,
  signal: AbortSignal,
): Promise<{ snapshot: DatabaseSnapshot; files: HeldFile[]; missing: string[]; createdAt: Date }> {
  let missingBefore = new Set<string>();
  for (let count = 0; count < mostSnapshots; count += 1) {
    signal.throwIfAborted();
    const snapshot = await openSnapshot(client);
    requireKnownVersion(snapshot);
    const createdAt = new Date();
    if (held === null) return { snapshot, files: [], missing: [], createdAt };
    const named = await findNamedFiles(snapshot);
    const missing = await held.hold(named);
    if (missing.every((path) => missingBefore.has(path))) {
      return { snapshot, files: named.flatMap((path) => held.get(path) ?? []), missing, createdAt };
    }
    missingBefore = new Set(missing);
    await snapshot.close();
  }
  throw new EaselError(
    'unavailable',
    'Files are being deleted faster than they can be copied. Try again later, or stop Easel first.',
  );
}

function requireKnownVersion({ migrations, tables }: DatabaseSnapshot): void {
  if (databaseParts.some((part) => migrations[part]?.tag === 'unknown')) {
    const message = 'A newer Easel has used this library. Back it up with that version.';
    throw new EaselError('conflict', message);
  }
  if (tables.length > 0) return;
  throw new EaselError(
    'conflict',
    'The library has no tables yet: it has never been started. There is nothing to back up.',
  );
}
