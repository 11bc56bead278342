import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../database/connect.ts';
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../../database/embedded/start-embedded-database.ts';
import { createStorage } from '../../storage/create-storage.ts';
import { s3Credentials, startS3Server } from '../../storage/testing/start-s3-server.ts';
import { sweepStorage } from '../retention/sweep-storage.ts';
import { runKills } from './kills/run-kills.ts';
import { testEnvironment } from './test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

// `npm run kills`: 200 SIGKILLs over two services, three workers, their render processes and the database, all on one
// PostgreSQL and one bucket, while two keys submit without pause. `npm run kills -- 50` kills fewer times.
const kills = Number(process.argv[2] ?? 200);
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'easel-kills-'));
const startDatabase = (mayMovePort: boolean): Promise<EmbeddedDatabase> =>
  startEmbeddedDatabase({
    folder: join(folder, 'database'),
    mayMovePort,
    settings: { max_connections: '200' },
    onLog: () => undefined,
    onNotice: () => undefined,
  });
let database = await startDatabase(true);
const bucket = await startS3Server();
Object.assign(process.env, s3Credentials);
const { pool, database: queries, close } = connectDatabase({ url: database.url, onError: () => undefined });

const environment = {
  ...(await testEnvironment(database.url, join(folder, 'data'))),
  ...s3Credentials,
  STORAGE_URL: bucket.storageUrl,
};
const startedAt = Date.now();
const report = await runKills({
  environment,
  pool,
  async killDatabase() {
    database.kill();
    await database.ended;
    database = await startDatabase(false);
  },
  members: { http: 2, worker: 3 },
  kills,
  longestPauseMs: 1500,
  onKill: (count, target) => {
    if (count % 20 === 0) say(`${count} kills, the last of them: ${target}`);
  },
});
const seconds = Math.round((Date.now() - startedAt) / 1000);
const targets = Object.entries(report.kills).map(([target, count]) => `${target} ${count}`);
say(`kills               ${kills} in ${seconds} s: ${targets.join(', ')}`);
say(`acknowledged        ${report.acknowledged.length} enqueued, ${report.answeredCalls} synchronous calls answered`);
say(`without an answer   ${report.unanswered}; generations made in all: ${report.made.length}`);
for (const [end, count] of Object.entries(report.ends)) say(`ended               ${count} ${end}`);
say(`drawn again         ${report.repeatedAttempts} by a further attempt`);
say(`lost                ${report.lost.length}`);
say(`without an end      ${report.open.length}`);
say(`ended twice         ${report.doubled.length}`);
say(`made twice          ${report.repeated.length}`);
say(`faulty results      ${report.errors.length}`);
for (const error of report.errors.slice(0, 20)) say(`  ${error}`);
const storage = await createStorage({ url: bucket.storageUrl, prefix: 'service' });
const swept = await sweepStorage({ database: queries, storage }, -60_000);
say(`swept               ${swept} files that killed attempts had left`);
await close();
await bucket.stop();
await database.stop();
await removeFolder(folder);

const failures = [report.lost, report.open, report.doubled, report.repeated, report.errors].flat();
process.exitCode = failures.length === 0 ? 0 : 1;
