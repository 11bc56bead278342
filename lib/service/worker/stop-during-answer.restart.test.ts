import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../database/testing/test-database.ts';
import { hangBoundMs } from '../../setup/test/hang-bound.ts';
import { waitUntil } from '../../setup/test/wait.ts';
import { startFakeOpenAi } from '../engines/testing/start-fake-openai.ts';
import { writeEngineSettings } from '../testing/kills/run-engine-kills.ts';
import { startServiceProcess } from '../testing/start-service-process.ts';
import { createTestClient } from '../testing/test-client.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

/** Longer than a stop waits by default. */
const answerAfterMs = 3500;

it('a stop waits for the image of a request, as long as SERVICE_STOP_SECONDS allows', async () => {
  const database = await createTestDatabase('service');
  const folder = await mkdtemp(join(tmpdir(), 'easel-stop-'));
  const image = await sharp({ create: { width: 16, height: 16, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const fake = await startFakeOpenAi({ image, video: image });
  const path = join(folder, 'engines.json');
  const engine = { name: 'openai', kind: 'openai', fake, models: { sketch: { model: 'sketch-1' } } } as const;
  const variables = await writeEngineSettings(
    path,
    [{ ...engine, body: {}, canFind: false, count: null }],
    'a-key-for-tests',
  );
  const environment = { ...(await testEnvironment(database.url, folder)), ...variables, ENGINES: path };
  const service = await startServiceProcess({ ...environment, SERVICE_STOP_SECONDS: String(hangBoundMs / 1000) });
  const client = createTestClient(service.url, testKeys.ann);
  await waitUntil(async () => (await client.request('GET', '/api/ai/models/sketch')).status === 200);

  fake.hold();
  const id = await client.enqueue({ model: 'sketch', prompt: 'a red fox' });
  await waitUntil(() => fake.sent() === 1);
  setTimeout(fake.release, answerAfterMs);
  expect(await service.end('SIGTERM')).toBe(0);
  const { rows } = await database.connection.pool.query('select status from service.generations where id = $1', [id]);
  expect(rows).toEqual([{ status: 'succeeded' }]);

  await fake.close();
  await database.drop();
  await removeFolder(folder);
});
