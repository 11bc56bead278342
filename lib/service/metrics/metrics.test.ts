import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { EaselError } from '../../contract/error.ts';
import { findFreePort } from '../../database/embedded/find-free-port.ts';
import { createScriptedEngine, scriptedModel } from '../engines/testing/scripted-engine.ts';
import { startTestLanes } from '../testing/start-test-lanes.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
let probes: string;
beforeAll(async () => {
  const port = await findFreePort();
  probes = `http://127.0.0.1:${port}`;
  service = await startTestService({ SERVICE_METRICS_KEY: 'metrics-key-1', SERVICE_METRICS_PORT: String(port) });
});
afterAll(() => service.stop());

const hills = { model: 'ig-1', prompt: 'hills', width: 64, height: 64 };
const read = (headers: Record<string, string> = {}, url = service.url) => fetch(`${url}/metrics`, { headers });

/** The value of a series, by its name and labels. */
async function valueOf(name: string, ...labels: string[]): Promise<number | null> {
  const lines = (await (await read()).text()).split('\n');
  const line = lines.find((text) => text.startsWith(name) && labels.every((label) => text.includes(label)));
  return line === undefined ? null : Number(line.split(' ').at(-1));
}

describe('metrics', () => {
  it('count requests by route, renders by model and outcome, and queued generations', async () => {
    const stream = await service.ann.listen();
    await service.ann.ended(await service.ann.enqueue(hills));
    await service.ann.ended(await service.ann.enqueue({ ...hills, prompt: 'refuse' }));
    await service.ann.ended(await service.ann.enqueue({ ...hills, prompt: 'crash' }));
    const running = await service.ann.enqueue({ ...hills, prompt: 'hang' });
    await service.ann.until(running, ({ status }) => status === 'processing');

    const requests = 'easel_http_request_duration_seconds_count';
    expect(await valueOf(requests, 'route="/api/ai/queue/:id"', 'status="200"')).toBeGreaterThan(2);
    expect(await valueOf('easel_render_duration_seconds_count', 'profile="ig-1"', 'outcome="drawn"')).toBe(1);
    expect(await valueOf('easel_render_duration_seconds_count', 'outcome="refused"')).toBe(1);
    expect(await valueOf('easel_generation_losses_total', 'lost="renderer"')).toBe(2);
    expect(await valueOf('easel_generation_wait_seconds_count', 'media_type="image"')).toBe(4);
    expect(await valueOf('easel_generations', 'status="processing"', 'media_type="image"')).toBe(1);
    expect(await valueOf('easel_event_streams')).toBe(1);
    expect(await valueOf('process_resident_memory_bytes')).toBeGreaterThan(0);
    await service.ann.request('DELETE', `/api/ai/queue/${running}`);
    await expect.poll(() => valueOf('easel_render_duration_seconds_count', 'outcome="stopped"')).toBe(1);
    stream.close();
  });

  it('count the waits, attempts and queue of an engine under its name', async () => {
    const engine = createScriptedEngine({ name: 'atelier', models: [scriptedModel('flux')] });
    const lanes = await startTestLanes(service, engine);
    const body = { model: 'flux', prompt: 'a red fox' };
    await expect.poll(async () => (await service.ann.request('GET', '/api/ai/models/flux')).status).toBe(200);
    await service.ann.ended(await service.ann.enqueue(body));
    engine.script.failure = new EaselError('upstream_error', 'The atelier is out of paint.');
    await service.ann.ended(await service.ann.enqueue(body));
    engine.script.isDone = () => false;
    engine.script.failure = null;
    const running = await service.ann.enqueue(body);
    await service.ann.until(running, ({ status }) => status === 'processing');
    const queued = await service.ann.enqueue(body);
    expect(await valueOf('easel_generations', 'status="queued"', 'media_type="image"', 'engine="atelier"')).toBe(1);
    expect(await valueOf('easel_oldest_waiting_seconds', 'media_type="image"', 'engine="atelier"')).toBeGreaterThan(0);
    // Else it could get the slot of the one that is stopped.
    await service.ann.request('DELETE', `/api/ai/queue/${queued}`);
    await lanes.stop();
    const own = (await lanes.metrics.registry.metrics()).split('\n');
    const attempts = (outcome: string) =>
      own.find((line) =>
        line.startsWith(`easel_engine_duration_seconds_count{engine="atelier",model="flux",outcome="${outcome}"`),
      );
    expect(attempts('succeeded')).toMatch(/ 1$/);
    expect(attempts('failed')).toMatch(/ 1$/);
    expect(attempts('stopped')).toMatch(/ 1$/);
    expect(own.find((line) => line.startsWith('easel_generation_wait_seconds_count'))).toMatch(/engine="atelier".* 3$/);
  });

  it('create no series for names that callers invent', async () => {
    for (const path of ['/one', '/api/two', '/api/ai/queue/three']) await service.ann.request('GET', path);
    await service.ann.request('BREW', '/api/ai/queue').then((response) => response.text());
    const text = await (await read()).text();
    expect(text).not.toMatch(/\/one|two|three|BREW/);
    expect(await valueOf('easel_http_request_duration_seconds_count', 'route="none"', 'status="404"')).toBe(2);
  });

  it('can be read by this machine, and with the metrics key', async () => {
    expect((await read()).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    const throughProxy = { 'x-forwarded-for': '203.0.113.7' };
    expect((await read(throughProxy)).status).toBe(401);
    expect((await read({ ...throughProxy, authorization: 'Bearer ann-key-0123456789' })).status).toBe(401);
    expect((await read({ ...throughProxy, authorization: 'Bearer metrics-key-1' })).status).toBe(200);
  });

  it('are served on the metrics port where one is set', async () => {
    expect(await (await read({}, probes)).text()).toContain('easel_generations');
    expect(await (await fetch(`${probes}/healthz`)).json()).toEqual({ status: 'ok' });
    expect((await fetch(`${probes}/api/ai/models`)).status).toBe(404);
  });
});
