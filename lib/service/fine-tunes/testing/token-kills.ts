import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectDatabase } from '../../../database/connect.ts';
import { startEmbeddedDatabase } from '../../../database/embedded/start-embedded-database.ts';
import { testEnvironment } from '../../testing/test-environment.ts';
import { runTokenKills } from './run-token-kills.ts';
import { removeFolder } from '../../../setup/test/remove-folder.ts';

// `npm run kills:tokens` tokenizes a dataset with a SIGKILL at 20 moments of the work. `-- 50` for more moments.
const moments = Number(process.argv[2] ?? 20);
const rows = 30_000;
const say = (line: string) => process.stdout.write(`${line}\n`);

const folder = await mkdtemp(join(tmpdir(), 'easel-token-kills-'));
const database = await startEmbeddedDatabase({
  folder: join(folder, 'database'),
  mayMovePort: true,
  settings: { max_connections: '100' },
  onLog: () => undefined,
  onNotice: () => undefined,
});
const { pool, close } = connectDatabase({ url: database.url, onError: () => undefined });
const report = await runTokenKills({
  environment: await testEnvironment(database.url, join(folder, 'data')),
  pool,
  workers: 2,
  unharmed: 2,
  moments,
  rows,
  onKill: (count, target) => say(`${count}: killed the ${target}`),
});
await close();
await database.stop();
await removeFolder(folder);
say(`kills        ${JSON.stringify(report.kills)}`);
say(`tokens       ${report.tokens} in ${rows} rows, each time`);
say(`taken again  ${report.repeated} of ${moments}`);
say(`errors       ${report.errors.length}`);
for (const error of report.errors) say(`  ${error}`);
process.exitCode = report.errors.length === 0 ? 0 : 1;
