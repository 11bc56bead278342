import { createReadStream, existsSync } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { EaselError } from '../../contract/error.ts';
import { keysFile } from '../launch/keys.ts';
import { readLaunchSettings } from '../launch/launch-settings.ts';
import { takeLock } from '../process-lock.mjs';
import packageJson from '../../../package.json' with { type: 'json' };
import { requireOwnStorage } from '../launch/prepare-storage.ts';
import { openHeldFiles, type HeldFiles } from './hold-files.ts';
import { manifestName, storagePrefix, type Manifest } from './manifest.ts';
import { howToBackUpOutside, howToCopyBucket } from './outside.ts';
import { openEmbeddedDatabase, readIfPresent, readPlace, type Place } from './place.ts';
import { createProgress, describeBytes } from './progress.ts';
import { openArchive } from './read-archive.ts';
import { requireSpace } from './require-space.ts';
import { takeSnapshot } from './take-snapshot.ts';
import { createArchive, type ArchiveWriter } from './write-archive.ts';

interface BackupOptions {
  /** The settings, as environment variables. */
  environment: Record<string, string | undefined>;
  /** The file to write; it must not exist. */
  file: string;
  say: (line: string) => void;
  signal: AbortSignal;
}

/**
 * Writes a backup of database and storage, both as they are at one moment, while Easel runs or not. The file gets its
 * name when it is complete and was checked.
 *
 * @returns a summary for the terminal
 * @throws EaselError saying what to do instead
 */
export async function createBackup({ environment, file, say, signal }: BackupOptions): Promise<string> {
  const settings = readLaunchSettings(environment);
  if (settings.databaseUrl !== null) throw new EaselError('conflict', howToBackUpOutside(settings));
  if (existsSync(file)) throw new EaselError('conflict', `${file} exists already. Choose another name, or remove it.`);
  if (!existsSync(dirname(file))) throw new EaselError('conflict', `There is no folder ${dirname(file)}. Create it.`);
  const place = readPlace(settings);
  if (place.storage !== null) await requireOwnStorage(place.storage, place.dataDirectory);
  const database = await openEmbeddedDatabase(place, say);
  const unfinished = `${file}.unfinished`;
  try {
    const lock = takeLock(join(place.dataDirectory, 'backup.lock'));
    if ('heldBy' in lock) {
      throw new EaselError('conflict', `Another backup is running (process ${lock.heldBy}). Wait until it has ended.`);
    }
    const held = place.storage === null ? null : await openHeldFiles(place.storage);
    try {
      say(database.isRunning ? 'Easel is running and may go on.' : 'Easel is not running.');
      await rm(unfinished, { force: true });
      const manifest = await writeBackup({ client: database.client, held, place, file: unfinished, say, signal });
      await verifyBackup({ file: unfinished, say, signal });
      await rename(unfinished, file);
      await syncFolder(dirname(file));
      const bucket = place.storage === null ? `\n${howToCopyBucket(settings)}` : '';
      return `${await describeBackup(file, manifest)}${bucket}`;
    } finally {
      await rm(unfinished, { force: true });
      await held?.release();
      lock.release();
    }
  } finally {
    await database.close();
  }
}

/**
 * Reads a whole backup and compares it with its manifest.
 *
 * @returns a summary for the terminal
 * @throws EaselError `conflict` for a damaged one
 */
export async function verifyBackup(options: Omit<BackupOptions, 'environment'>): Promise<string> {
  const { file, say, signal } = options;
  const archive = await openArchive(file);
  try {
    say('Checking the backup …');
    await archive.verify(signal, createProgress('Checked', totalBytes(archive.manifest.entries), say));
    return await describeBackup(file, archive.manifest);
  } finally {
    archive.close();
  }
}

const totalBytes = (entries: readonly { bytes: number }[]) => entries.reduce((sum, { bytes }) => sum + bytes, 0);

async function describeBackup(file: string, manifest: Manifest): Promise<string> {
  const { size } = await stat(file);
  const files = manifest.entries.filter(({ name }) => name.startsWith(storagePrefix)).length;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `${file}: ${describeBytes(size)}, ${rows} rows and ${files} files of ${manifest.createdAt}, complete and checked.`,
    'It contains keys, and password hashes if people log in: keep it where only you can read it.',
  ];
  if (manifest.missing.length > 0) {
    const some = manifest.missing.slice(0, 5).join(', ');
    lines.push(
      `Missing: ${manifest.missing.length} files that the library names were not in the storage, so they are not in the backup: ${some}${manifest.missing.length > 5 ? ' …' : ''}`,
    );
  }
  return lines.join('\n');
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface WriteOptions {
  client: Client;
  /** Null: the files are in a bucket. */
  held: HeldFiles | null;
  place: Place;
  file: string;
  say: (line: string) => void;
  signal: AbortSignal;
}

async function writeBackup(options: WriteOptions): Promise<Manifest> {
  const { client, held, place, file, say, signal } = options;
  const { snapshot, files, missing, createdAt } = await takeSnapshot(client, held, signal);
  const { tables, migrations } = snapshot;
  await requireSpace(dirname(file), totalBytes(files));
  const archive = createArchive(file, signal);
  const entries: Manifest['entries'] = [];
  const keep = async (name: string, source: Readable, bytes: number | null, isCompressible: boolean) =>
    void entries.push(await archive.add(name, source, { bytes, isCompressible }));

  say('Copying the database …');
  const rows: Manifest['tables'] = [];
  for (const table of tables) {
    const entry = `database/${table.schema}.${table.name}.copy`;
    const copied = snapshot.copy(table);
    await keep(entry, copied.stream, null, true);
    rows.push({ ...table, rows: copied.rows(), entry });
  }
  const sequences = await snapshot.readSequences();
  await snapshot.close();
  for (const [name, path] of [
    [keysFile, join(place.dataDirectory, keysFile)],
    ['engines.json', place.engines],
  ] as const) {
    const content = await readIfPresent(path);
    if (content !== null) await keep(name, Readable.from([content]), content.length, false);
  }

  say(`Copying ${files.length} files (${describeBytes(totalBytes(files))}) …`);
  const progress = createProgress('Copied', totalBytes(files), say);
  for (const { path, heldAt, bytes } of files) {
    await keep(`${storagePrefix}${path}`, createReadStream(heldAt), bytes, false);
    progress(bytes);
  }
  const manifest: Manifest = {
    format: 'easel-backup-1',
    createdAt: createdAt.toISOString(),
    version: packageJson.version,
    migrations,
    tables: rows,
    sequences,
    storage: held === null ? 'bucket' : 'included',
    missing,
    entries,
  };
  await addManifest(archive, manifest);
  return manifest;
}

async function addManifest(archive: ArchiveWriter, manifest: Manifest): Promise<void> {
  const content = Buffer.from(JSON.stringify(manifest));
  await archive.add(manifestName, Readable.from([content]), { bytes: content.length, isCompressible: true });
  await archive.finish();
}
