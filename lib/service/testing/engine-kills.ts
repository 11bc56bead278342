import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../database/connect.ts';
import { startEmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { migrateDatabase } from '../../database/migrate.ts';
import { runEngineKills } from './kills/run-engine-kills.ts';
import { startKilledEngines } from './kills/start-killed-engines.ts';
import { testEnvironment } from './test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

// A part of `npm run kills`: 60 SIGKILLs of a worker while fake engines of all kinds work for it.
const kills = Number(process.argv[2] ?? 60);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'easel-engine-kills-'));
const server = await startEmbeddedDatabase({
  folder: join(folder, 'database'),
  mayMovePort: true,
  settings: {},
  onLog: () => undefined,
  onNotice: () => undefined,
});
const { pool, database, close } = connectDatabase({ url: server.url, onError: () => undefined });
await migrateDatabase(database, 'service');
const engines = await startKilledEngines(folder);
const startedAt = Date.now();
const report = await runEngineKills({
  environment: await testEnvironment(server.url, join(folder, 'data')),
  folder,
  pool,
  engines,
  kills,
  onKill: (count, engine, moment) => {
    if (count % 20 === 0) say(`${count} kills, the last of them with ${engine}: ${moment}`);
  },
});
const seconds = Math.round((Date.now() - startedAt) / 1000);
const moments = Object.entries(report.moments).map(([moment, count]) => `${moment} ${count}`);
say(`kills               ${kills} in ${seconds} s: ${moments.join(', ')}`);
for (const [name, { made, parts, sent, succeeded, unknown }] of Object.entries(report.engines)) {
  say(
    `${name.padEnd(20)}${made} generations in ${parts} parts, ${sent} sent, ${succeeded} succeeded, ${unknown} with an unknown outcome`,
  );
}
say(`cancels             ${report.cancels.arrived} of ${report.cancels.made} reached the engine after the worker died`);
say(`without an end      ${report.open.length}`);
say(`ended twice         ${report.doubled.length}`);
say(`errors              ${report.errors.length}`);
for (const error of report.errors) say(`  ${error}`);

for (const { fake } of engines) await fake.close();
await close();
await server.stop();
await removeFolder(folder);
const isClean = report.open.length + report.doubled.length + report.errors.length === 0;
process.exit(isClean && report.cancels.arrived === report.cancels.made ? 0 : 1);
