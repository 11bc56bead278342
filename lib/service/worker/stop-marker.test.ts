import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { createLogger } from '../../logging/create-logger.ts';
import { startJobQueue, type JobQueue } from '../queue/job-queue.ts';
import { drawWorkerNumber } from '../queue/worker-lock.ts';
import { openWorkerSession } from '../testing/open-worker-session.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';
import { createStopMarker, returnStopped } from './stop-marker.ts';
import { removeFolder } from '../../setup/test/remove-folder.ts';

const logger = createLogger('service', 'silent');
let service: TestService;
let queue: JobQueue;
let folder: string;
beforeAll(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
  queue = await startJobQueue({ url: service.database.url, logger, longestJobSeconds: 60 });
  folder = await mkdtemp(join(tmpdir(), 'easel-markers-'));
});
afterAll(async () => {
  await queue.stop();
  await service.stop();
  await removeFolder(folder);
});

describe('returnStopped', () => {
  it('requeues what a stopped worker held once it has ended', async () => {
    const { database } = service.database.connection;
    const worker = drawWorkerNumber();
    const id = await service.ann.enqueue({ model: 'ig-1', prompt: 'a red fox' });
    const held = { status: 'processing', attempt: 1, worker } as const;
    await database.update(generations).set(held).where(eq(generations.id, id));
    const session = await openWorkerSession({ url: service.database.url, worker, logger });
    await createStopMarker(folder, worker).write();
    await returnStopped(database, queue, folder);
    expect((await service.ann.record(id)).status).toBe('processing');
    await session.close();
    await returnStopped(database, queue, folder);
    expect((await service.ann.record(id)).status).toBe('queued');
  });
});
