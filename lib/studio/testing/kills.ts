import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { connectDatabase } from '../../database/connect.ts';
import { startEmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { runStudioKills } from './kills/run-studio-kills.ts';

// Part of `npm run kills`: a hundred studios, each killed at a different step between a submission and its copied
// result. `npm run kills -- 50` for fewer.
const kills = Number(process.argv[2] ?? 100);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'easel-studio-kills-'));
const database = await startEmbeddedDatabase({
  folder: join(folder, 'database'),
  settings: {},
  onLog: () => undefined,
  onNotice: () => undefined,
});
const connection = connectDatabase({ url: database.url, onError: () => undefined });
await migrateDatabase(connection.database, 'studio');
const result = await sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
  .png({ compressionLevel: 0 })
  .toBuffer();
const startedAt = Date.now();
const report = await runStudioKills({
  connection,
  databaseUrl: database.url,
  folder: join(folder, 'data'),
  result,
  kills,
  onKill: (count) => {
    if (count % 20 === 0) say(`${count} studios`);
  },
});
say(
  `studios killed      ${report.kills} of ${kills} in ${Math.round((Date.now() - startedAt) / 1000)} s, over ${report.steps} steps`,
);
say(`submissions         ${report.reached.once} sent once, ${report.reached.never} not sent and shown as such`);
say(`faults              ${report.faults.length}`);
for (const fault of report.faults.slice(0, 20)) say(`  ${fault}`);
await connection.close();
await database.stop();
await rm(folder, { recursive: true, force: true });
process.exitCode = report.faults.length === 0 ? 0 : 1;
