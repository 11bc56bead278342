import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventNames } from '../../contract/events.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import { s3Credentials, startS3Server, type S3Server } from '../../storage/testing/start-s3-server.ts';
import { createFineTuneClient, type FineTuneClient } from '../fine-tunes/testing/fine-tune-client.ts';
import { startServiceProcess, type ServiceProcess } from '../testing/start-service-process.ts';
import { createGate } from '../testing/gate.ts';
import { createTestClient, type TestClient } from '../testing/test-client.ts';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { testEnvironment, testKeys } from '../testing/test-environment.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

let database: TestDatabase;
let bucket: S3Server;
let folder: string;
let one: TestClient;
let other: TestClient;
let services: ServiceProcess[];
let workers: ServiceProcess[];

beforeAll(async () => {
  database = await createTestDatabase('service');
  bucket = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'easel-several-test-'));
  const environment = {
    ...(await testEnvironment(database.url, folder)),
    ...s3Credentials,
    STORAGE_URL: bucket.storageUrl,
    RENDER_CONCURRENCY: '1',
  };
  // As on separate machines: they share only the database and the bucket.
  const start = async (role: string, name: string) =>
    startServiceProcess({
      ...environment,
      SERVICE_PORT: String(await findFreePort()),
      SERVICE_ROLES: role,
      EASEL_DATA_DIR: join(folder, name),
    });
  services = await Promise.all([start('http', 'a'), start('http', 'b')]);
  workers = await Promise.all([start('worker', 'c'), start('worker', 'd'), start('worker', 'e')]);
  [one, other] = services.map(({ url }) => createTestClient(url, testKeys.ann)) as [TestClient, TestClient];
});

afterAll(async () => {
  await Promise.all([...services, ...workers].map((process) => process.end('SIGKILL')));
  await bucket.stop();
  await database.drop();
  await removeFolder(folder);
});

const image = (prompt: string) => ({ model: 'ig-1', prompt, width: 64, height: 64 });
const completions = (received: { event: string; data: Record<string, unknown> }[]) =>
  received.flatMap(({ event, data }) => (event === eventNames.completed ? [String(data['generation_id'])] : []));

describe('two services and three workers on one database and one bucket', () => {
  it('report ends of generations to clients of both, and serve each other’s links', async () => {
    const streams = await Promise.all([one.listen(), other.listen()]);
    const ids = await Promise.all([one, other, one, other].map((client) => client.enqueue(image('wait 100'))));
    for (const stream of streams) for (const id of ids) await stream.next(eventNames.completed, id);
    for (const { received } of streams) expect(completions(received).toSorted()).toEqual(ids.toSorted());

    // Moves their ends into the future, so that they count as recent however slow the machine is.
    const endLater = "update service.generations set completed_at = now() + interval '1 hour' where id = any($1)";
    await database.connection.pool.query(endLater, [ids]);
    const late = await other.listen();
    for (const id of ids) await late.next(eventNames.completed, id);
    const last = await one.enqueue(image('hills'));
    await late.next(eventNames.completed, last);
    expect(completions(late.received).toSorted()).toEqual([...ids, last].toSorted());
    late.close();

    const { result_url: url } = await one.record(ids[1] ?? '');
    const link = new URL(url ?? '');
    const bytes = await Promise.all(
      services.map(async (service) => {
        const answer = await fetch(service.url + link.pathname + link.search);
        expect(answer.status).toBe(200);
        return Buffer.from(await answer.arrayBuffer()).toString('base64');
      }),
    );
    expect(bytes[0]).toBe(bytes[1]);
    const part = await fetch(services[0]?.url + link.pathname + link.search, { headers: { range: 'bytes=1-3' } });
    expect([part.status, Buffer.from(await part.arrayBuffer()).toString()]).toEqual([206, 'PNG']);
    for (const stream of streams) stream.close();
  });

  it('run as many at once as there are workers, and cancel through either', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => one.enqueue(image('hang'))));
    for (const id of ids) await other.until(id, ({ status }) => status === 'processing');
    for (const id of ids) await other.request('DELETE', `/api/ai/queue/${id}`);
    for (const id of ids) expect((await one.ended(id)).status).toBe('cancelled');
    expect((await one.ended(await other.enqueue(image('hills')))).status).toBe('succeeded');
  });

  it('answer a synchronous call, whichever worker renders it', async () => {
    const response = await other.request('POST', '/api/ai/images/generate', image('wait 200'));
    expect(response.status).toBe(200);
    const { images } = (await response.json()) as { images: { url: string }[] };
    expect((await fetch(images[0]?.url ?? '')).status).toBe(200);
  });

  it('accept one of many calls to tokenize, and report its end at both', async () => {
    const clients = [one, other].map((client) => createFineTuneClient(client));
    const [here, there] = clients as [FineTuneClient, FineTuneClient];
    await here.upload('rows.jsonl', '{"text":"Hello world"}');
    const { id } = await there.create('main/rows.jsonl');
    const stream = await one.listen();
    const calls = Array.from({ length: 8 }, (_, index) => (index % 2 === 0 ? here : there).act(id, 'tokenize'));
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409, 409, 409, 409]);
    const done = await there.until(id, ({ finished_at: finishedAt }) => finishedAt !== null);
    expect(done).toMatchObject({ status: 'tokenizing', total_token_count: 2 });
    const notices = () => stream.received.filter(({ event }) => event === eventNames.fineTune).map(({ data }) => data);
    await expect.poll(notices).toContainEqual({ id, state: 'tokenizing', progress: 1 });
    stream.close();
  });

  it('take over a killed worker’s generations, and report each end once', async () => {
    const stream = await other.listen();
    const gate = createGate();
    const ids = await Promise.all([1, 2, 3].map(() => one.enqueue(image(gate.prompt))));
    for (const id of ids) await one.until(id, ({ status }) => status === 'processing');
    await workers[0]?.end('SIGKILL');
    await gate.open();
    for (const id of ids) await stream.next(eventNames.completed, id);
    const own = completions(stream.received).filter((id) => ids.includes(id));
    expect(own.toSorted()).toEqual(ids.toSorted());
    const query = 'select attempt, losses, status from service.generations where id = any($1) order by attempt';
    const { rows } = await database.connection.pool.query(query, [ids]);
    const drawn = { attempt: 1, losses: 0, status: 'succeeded' };
    expect(rows).toEqual([drawn, drawn, { attempt: 2, losses: 1, status: 'succeeded' }]);
    stream.close();
  });
});
