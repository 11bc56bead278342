import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { connectDatabase, type DatabaseConnection } from '../../../database/connect.ts';
import { startEmbeddedDatabase } from '../../../database/embedded/start-embedded-database.ts';
import { migrateDatabase } from '../../../database/migrate.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

/** What the studios of a run share. */
export interface KillsSurroundings {
  connection: DatabaseConnection;
  databaseUrl: string;
  /** The data directory, which they create. */
  folder: string;
  /** A PNG, the result of every generation. */
  result: Buffer;
}

/**
 * Runs with a database and a folder of its own, and removes both. Reports the faults, at most twenty of them line by
 * line, and sets the exit code.
 */
export async function withKillsDatabase(
  size: { width: number; height: number },
  run: (surroundings: KillsSurroundings) => Promise<{ faults: readonly string[] }>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'easel-kills-'));
  const database = await startEmbeddedDatabase({
    folder: join(folder, 'database'),
    settings: {},
    onLog: () => undefined,
    onNotice: () => undefined,
  });
  const connection = connectDatabase({ url: database.url, onError: () => undefined });
  await migrateDatabase(connection.database, 'studio');
  const result = await sharp({ create: { ...size, channels: 3, background: 'teal' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { faults } = await run({ connection, databaseUrl: database.url, folder: join(folder, 'data'), result });
  say(`faults              ${faults.length}`);
  for (const fault of faults.slice(0, 20)) say(`  ${fault}`);
  await connection.close();
  await database.stop();
  await removeFolder(folder);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

/** Writes a line of the report. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
