import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../../testing/start-test-service.ts';
import { createFineTuneClient, type FineTuneClient } from '../testing/fine-tune-client.ts';

let service: TestService;
let tunes: FineTuneClient;
beforeAll(async () => {
  const TRAINER_MODULE = fileURLToPath(new URL('../testing/test-trainer.ts', import.meta.url));
  service = await startTestService({ TRAINER_MODULE });
  tunes = createFineTuneClient(service.ann);
  await tunes.upload('data.jsonl', '{"text":"Hello world"}\n');
});
afterAll(() => service.stop());

const ended = (id: string) => tunes.until(id, ({ status }) => ['completed', 'errored', 'stopped'].includes(status));

describe('a registered trainer', () => {
  it('trains tokenized and created fine-tunes', async () => {
    const { id } = await tunes.create('main/data.jsonl');
    await tunes.tokenized(id);
    expect((await tunes.act(id, 'actions/run')).status).toBe(200);
    expect(await ended(id)).toMatchObject({ status: 'completed', total_token_count: 2, error: null, progress: 1 });
    expect(await tunes.logs(id)).toEqual(
      expect.arrayContaining([
        'Training requested.',
        '23 bytes, 1 rows of tokens',
        'Training with test trainer finished.',
      ]),
    );
    expect((await tunes.act(id, 'actions/run')).status).toBe(409);
    const other = await tunes.create('main/data.jsonl');
    await tunes.act(other.id, 'actions/run');
    expect((await ended(other.id)).status).toBe('completed');
    expect(await tunes.logs(other.id)).toContain('23 bytes, no rows of tokens');
  });

  it('reports why it failed, and can be stopped', async () => {
    const { id } = await tunes.create('main/data.jsonl', { description: 'fail' });
    await tunes.act(id, 'actions/run');
    expect(await ended(id)).toMatchObject({ status: 'errored', error: 'This cannot be learnt.' });
    const other = await tunes.create('main/data.jsonl', { description: 'wait' });
    await tunes.act(other.id, 'actions/run');
    await tunes.until(other.id, ({ status, progress }) => status === 'running' && progress === 0.5);
    expect((await tunes.act(other.id, 'actions/stop')).status).toBe(200);
    expect((await ended(other.id)).status).toBe('stopped');
  });
});
