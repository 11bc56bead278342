import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { connectDatabase } from '../../database/connect.ts';
import { programsRole } from '../../database/embedded/programs-role.ts';
import { seedLibrary } from '../../studio/testing/seed-library.ts';

const accessSchema = z.object({ programsPassword: z.string(), port: z.number() });

/**
 * Fills the library of a running studio with results that all show one image; the newest is an hour old. Call it once.
 */
export async function seedRunningLibrary(dataDirectory: string, count: number): Promise<void> {
  const { programsPassword, port } = accessSchema.parse(
    JSON.parse(await readFile(join(dataDirectory, 'database.json'), 'utf8')),
  );
  const key = 'media/se/seed.webp';
  const path = join(dataDirectory, 'storage', 'studio', key);
  await mkdir(join(path, '..'), { recursive: true });
  const sky = await sharp({ create: { width: 240, height: 80, channels: 3, background: '#8fb4cf' } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 240, height: 160, channels: 3, background: '#5d7f52' } })
    .composite([{ input: sky, left: 0, top: 0 }])
    .webp()
    .toFile(path);
  const { database, close } = connectDatabase({
    url: `postgresql://${programsRole}:${programsPassword}@127.0.0.1:${port}/easel`,
    onError: () => undefined,
  });
  try {
    const { rows } = await database.execute(
      "select from studio.submissions where idempotency_key like 'seed:%' limit 1",
    );
    if (rows.length > 0) return;
    const newest = new Date(Date.now() - 3_600_000);
    await seedLibrary(database, { count, newest, storageKey: key, thumbnailKey: key });
  } finally {
    await close();
  }
}
