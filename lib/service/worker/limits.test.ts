import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
afterEach(() => service.stop());

async function startWith(limits: Record<string, string>): Promise<void> {
  service = await startTestService(limits);
}

const enqueue = (prompt: string) => service.ann.enqueue({ model: 'ig-1', prompt, width: 64, height: 64 });

describe('limits of a render', () => {
  it.each(['hang', 'block'])('stops a render that takes too long: %s', async (prompt) => {
    await startWith({ RENDER_IMAGE_DEADLINE_SECONDS: '1' });
    const record = await service.ann.ended(await enqueue(prompt));
    expect(record).toMatchObject({ status: 'failed' });
    expect(record.error_message).toMatch(/^The generation took longer than 1 seconds/);
  });

  it('stops a render that needs too much memory, and continues with other work', async () => {
    await startWith({ RENDER_MEMORY_MB: '300' });
    const [hungry, modest] = await Promise.all([enqueue('eat memory'), enqueue('hills')]);
    expect((await service.ann.ended(modest)).status).toBe('succeeded');
    const record = await service.ann.ended(hungry);
    expect(record.error_message).toMatch(/^The generation needed more than 300 MB of memory/);
  });

  it('leaves no files of a task', async () => {
    await startWith({});
    await service.ann.ended(await enqueue('hills'));
    const work = join(service.dataDirectory, 'work');
    const [own = ''] = await readdir(work);
    await expect.poll(() => readdir(join(work, own))).toEqual([]);
  });
});
