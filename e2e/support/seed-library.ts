import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectDatabase } from '../../lib/database/connect.ts';
import { seedLibrary } from '../../lib/studio/testing/seed-library.ts';
import { samplePhotograph } from './sample-media.ts';

/** Fills the library of the running studio with results that all show one picture; the newest was made an hour ago. */
export async function seedRunningLibrary(dataDirectory: string, count: number): Promise<void> {
  const access = JSON.parse(await readFile(join(dataDirectory, 'database.json'), 'utf8')) as {
    password: string;
    port: number;
  };
  const key = 'media/se/seed.png';
  const path = join(dataDirectory, 'storage', 'studio', key);
  await mkdir(join(path, '..'), { recursive: true });
  await writeFile(path, samplePhotograph(240, 160).buffer);
  const { database, close } = connectDatabase({
    url: `postgresql://easel:${access.password}@127.0.0.1:${access.port}/easel`,
    onError: () => undefined,
  });
  try {
    // A worker that takes over after a failure finds it done.
    const { rows } = await database.execute(
      "select from studio.submissions where idempotency_key like 'seed:%' limit 1",
    );
    if (rows.length > 0) return;
    await seedLibrary(database, {
      count,
      newest: new Date(Date.now() - 3_600_000),
      storageKey: key,
      thumbnailKey: key,
    });
  } finally {
    await close();
  }
}
