import { createWriteStream } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { connectDatabase } from '../../database/connect.ts';
import { databaseParts } from '../../database/copy/read-snapshot.ts';
import { restoreRows } from '../../database/copy/restore-rows.ts';
import { startEmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { listMigrations, migrateDatabase, migrateToEarlier, type DatabasePart } from '../../database/migrate.ts';
import { lockName } from '../launch/data-directory.ts';
import { readLaunchSettings } from '../launch/launch-settings.ts';
import { takeLock } from '../process-lock.mjs';
import { openEmptyPlace, requireEmptyPlace, type EmptyPlace } from './empty-place.ts';
import { storagePrefix, type Manifest } from './manifest.ts';
import { howToRestoreOutside } from './outside.ts';
import { readPlace, type Place } from './place.ts';
import { createProgress, describeBytes } from './progress.ts';
import { openArchive, type Archive } from './read-archive.ts';
import { requireSpace } from './require-space.ts';

/** Migrations of each part to apply before the rows arrive; null for a part that the backup lacks. */
type EarlierMigrations = Record<DatabasePart, number | null>;

/**
 * Restores a backup into an empty data directory, and brings it to this version. The whole backup is checked before
 * anything is written; until everything is in place, the data directory counts as empty.
 *
 * @param options.environment the settings, as environment variables
 * @returns a summary for the terminal
 * @throws EaselError saying what to do instead
 */
export async function restoreBackup(options: {
  environment: Record<string, string | undefined>;
  file: string;
  say: (line: string) => void;
  signal: AbortSignal;
}): Promise<string> {
  const { file, say, signal } = options;
  const settings = readLaunchSettings(options.environment);
  if (settings.databaseUrl !== null) throw new EaselError('conflict', howToRestoreOutside(settings));
  const place = readPlace(settings);
  const archive = await openArchive(file);
  try {
    const { manifest } = archive;
    const earlier = await findMigrations(manifest);
    requireSameStorage(manifest, place);
    await restoreInto(place, { archive, earlier, say, signal });
    const files = manifest.entries.filter(({ name }) => name.startsWith(storagePrefix)).length;
    return [
      `Restored ${files} files and the database of ${manifest.createdAt} into ${place.dataDirectory}.`,
      ...describeEngines(manifest, place),
      'Start Easel: npm start. Jobs that were not finished go on. Do not start the Easel that was backed up beside it: both would send them.',
    ].join('\n');
  } finally {
    archive.close();
  }
}

function describeEngines(manifest: Manifest, place: Place): string[] {
  const isIncluded = manifest.entries.some(({ name }) => name === 'engines.json');
  const restored = join(place.dataDirectory, 'engines.json');
  if (!isIncluded || place.engines === restored) return [];
  return [`The settings of the engines are in ${restored}. ENGINES names ${place.engines}: move them there.`];
}

/** @throws EaselError `conflict` for a backup of a later version */
async function findMigrations({ migrations }: Manifest): Promise<EarlierMigrations> {
  const counts: EarlierMigrations = { studio: null, service: null };
  for (const part of databaseParts) {
    const last = migrations[part];
    if (last === null) continue;
    const index = (await listMigrations(part)).findIndex(({ when }) => when === last.when);
    if (index === -1) {
      const message = 'This backup was made by a newer Easel. Update Easel first, then restore.';
      throw new EaselError('conflict', message);
    }
    counts[part] = index + 1;
  }
  return counts;
}

function requireSameStorage({ storage }: Manifest, place: Place): void {
  if (storage === 'bucket' && place.storage !== null) {
    const message =
      'This backup has no files: they were in a bucket. Set STORAGE_URL to the bucket, or to one with a copy of it, then restore.';
    throw new EaselError('conflict', message);
  }
  if (storage === 'included' && place.storage === null) {
    const message =
      'This backup has files, but STORAGE_URL names a bucket. Restore without STORAGE_URL, then copy the folder "storage" into the bucket.';
    throw new EaselError('conflict', message);
  }
}

interface RestoreOptions {
  archive: Archive;
  earlier: EarlierMigrations;
  say: (line: string) => void;
  signal: AbortSignal;
}

async function restoreInto({ dataDirectory, storage }: Place, options: RestoreOptions): Promise<void> {
  await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  const lock = takeLock(join(dataDirectory, lockName));
  if ('heldBy' in lock) {
    const message = `Easel is running in ${dataDirectory} (process ${lock.heldBy}). Restore into an empty folder: EASEL_DATA_DIR=… npm run restore -- <file>`;
    throw new EaselError('conflict', message);
  }
  const isElsewhere = storage !== null && storage !== join(dataDirectory, 'storage');
  const places: EmptyPlace[] = [];
  try {
    for (const folder of isElsewhere ? [dataDirectory, storage] : [dataDirectory]) await requireEmptyPlace(folder);
    await verify(options);
    const data = await openEmptyPlace(dataDirectory);
    places.push(data);
    let files = storage === null ? null : join(data.preparation, 'storage');
    if (isElsewhere) {
      const elsewhere = await openEmptyPlace(storage);
      places.unshift(elsewhere);
      files = elsewhere.preparation;
    }
    await writeFiles(data.preparation, files, options);
    await restoreDatabase(data.preparation, options);
    options.signal.throwIfAborted();
    // The data directory is the last: while its folder is unfinished, no start uses any of this.
    for (const place of places) await place.finish();
    // The next start closes it too, by its own rules: the folder may belong to somebody else.
    await chmod(dataDirectory, 0o700).catch(() => undefined);
  } catch (error) {
    for (const place of places) await place.abandon();
    throw error;
  } finally {
    lock.release();
  }
}

async function verify({ archive, say, signal }: RestoreOptions): Promise<void> {
  const total = archive.manifest.entries.reduce((sum, { bytes }) => sum + bytes, 0);
  say(`Checking the backup (${describeBytes(total)}) …`);
  await archive.verify(signal, createProgress('Checked', total, say));
}

async function writeFiles(folder: string, storage: string | null, options: RestoreOptions): Promise<void> {
  const { archive, say, signal } = options;
  const { entries } = archive.manifest;
  const files = entries.filter(({ name }) => name.startsWith(storagePrefix));
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (storage !== null) {
    for (const part of databaseParts) await mkdir(join(storage, part), { recursive: true, mode: 0o700 });
    await requireSpace(storage, total);
  }
  say(`Restoring ${files.length} files (${describeBytes(total)}) …`);
  const progress = createProgress('Restored', total, say);
  for (const { name, bytes } of entries) {
    if (name.startsWith('database/')) continue;
    const isFile = name.startsWith(storagePrefix);
    if (isFile && storage === null) continue;
    const path = isFile ? join(storage ?? '', name.slice(storagePrefix.length)) : join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await pipeline(
      await archive.open(name),
      createWriteStream(path, { flags: 'wx', flush: true, mode: isFile ? 0o644 : 0o600 }),
      {
        signal,
      },
    );
    if (isFile) progress(bytes);
  }
}

async function restoreDatabase(folder: string, options: RestoreOptions): Promise<void> {
  const { archive, earlier, say, signal } = options;
  say('Restoring the database …');
  const server = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    onLog: () => undefined,
    onNotice: say,
  });
  try {
    await restoreDatabaseAt(server.url, archive, earlier, signal);
  } finally {
    await server.stop();
  }
}

/**
 * Results that were being copied: their links may lead to another address by now, or have expired. After a failure, the
 * studio reads them again from the record of the generation.
 */
const readLinksAgain = `update studio.jobs set failed_checks = greatest(failed_checks, 1), next_check_at = now()
  where status = 'keeping'`;

/**
 * Restores the database of a backup into an empty one, and brings it to this version.
 *
 * @param url the address of the database, with the role that owns it
 */
export async function restoreDatabaseAt(
  url: string,
  { manifest, open }: Pick<Archive, 'manifest' | 'open'>,
  earlier: EarlierMigrations,
  signal: AbortSignal,
): Promise<void> {
  const parts = databaseParts.flatMap((part) => {
    const count = earlier[part];
    return count === null ? [] : [{ part, count }];
  });
  const connection = connectDatabase({ url, onError: () => undefined });
  const client = new Client({ connectionString: url, application_name: 'easel restore' });
  client.on('error', () => undefined);
  try {
    for (const { part, count } of parts) await migrateToEarlier(connection.database, part, count);
    await client.connect();
    const entries = new Map(manifest.tables.map(({ schema, name, entry }) => [`${schema}.${name}`, entry]));
    await restoreRows(client, manifest, ({ schema, name }) => {
      signal.throwIfAborted();
      return open(entries.get(`${schema}.${name}`) ?? '');
    });
    for (const { part } of parts) await migrateDatabase(connection.database, part);
    if (earlier.studio !== null) await client.query(readLinksAgain);
  } finally {
    await client.end();
    await connection.close();
  }
}
