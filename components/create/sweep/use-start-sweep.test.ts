import { onlineManager } from '@tanstack/react-query';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { NewSweep } from '@/lib/contract/studio/sweep';
import { ownBatches } from '@/lib/client/jobs/own-batches';
import { sweepOptions } from '@/lib/client/jobs/sweeps';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { useStartSweep } from './use-start-sweep';

const sweepOf =
  (prompt = 'a lake') =>
  (id: string): NewSweep => ({
    id,
    across: { label: 'Steps', values: ['8', '30'] },
    down: null,
    requests: [8, 30].map((steps) => ({ model: 'm', prompt, steps })),
  });

/** The studio answers each attempt in turn, the last for all others; null is no answer. */
async function mountStart(...statuses: (number | null)[]) {
  const page = stubPage((request) => {
    if (request.path !== '/api/studio/sweeps') return Response.json({ jobs: [], nextCursor: null });
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    if (status == null) throw new TypeError('fetch failed');
    if (status >= 400) return Response.json({ error: { message: 'The prompt is too long.' } }, { status });
    return Response.json({ ...request.body, title: 'Steps', jobIds: [], createdAt: '' });
  });
  const started: number[] = [];
  const hook = await mountHook(page.queries, () => useStartSweep((pressedAt) => started.push(pressedAt), 1));
  const ids = () =>
    page.requests.filter(({ path }) => path === '/api/studio/sweeps').map(({ body }) => String(body?.['id']));
  return { ...hook, page, started, ids };
}

describe('useStartSweep', () => {
  it('sends a sweep once for a double press, remembers that it is one’s own, and knows it at once', async () => {
    const { perform, started, ids, page, current } = await mountStart(201);
    await perform(({ start }) => {
      start(sweepOf());
      start(sweepOf());
    });
    await expect.poll(() => started.length).toBe(1);
    const [id] = ids();
    expect(ids()).toHaveLength(1);
    expect(ownBatches.current()).toContain(id);
    expect(page.queries.getQueryData(sweepOptions(id ?? '').queryKey)).toMatchObject({ title: 'Steps' });
    await expect.poll(() => current().isSending).toBe(false);
    expect(current().error).toBeNull();
  });

  it('repeats a lost request under the same id, also at the next press, unless the sweep has changed', async () => {
    const { perform, ids, started, current } = await mountStart(...Array.from({ length: 7 }, () => null), null, 201);
    await perform(({ start }) => start(sweepOf()));
    await expect.poll(() => current().error).toContain('did not answer');
    expect(ids()).toHaveLength(7);
    await perform(({ start }) => start(sweepOf()));
    await expect.poll(() => started.length).toBe(1);
    expect(new Set(ids())).toHaveLength(1);
    await perform(({ start }) => start(sweepOf('another lake')));
    await expect.poll(() => started.length).toBe(2);
    expect(new Set(ids())).toHaveLength(2);
  });

  it('sends although the browser takes itself for offline', async () => {
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    const { perform, started } = await mountStart(201);
    await perform(({ start }) => start(sweepOf()));
    await expect.poll(() => started.length).toBe(1);
  });

  it('says why the studio refused it, and sends nothing while there is nothing to send', async () => {
    const { perform, current, started, ids } = await mountStart(400);
    await perform(({ start }) => start(() => null));
    expect(ids()).toEqual([]);
    await perform(({ start }) => start(sweepOf()));
    await expect.poll(() => current().error).toBe('Not sent: The prompt is too long.');
    expect(started).toEqual([]);
  });
});
