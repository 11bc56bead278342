import { QueryClient, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { openOwnStream } from './open-own-stream.ts';
import { followStudio } from './follow-studio.ts';
import { ann, me, personOf } from '../testing/stub-person.ts';
import type { JobPages } from '../jobs/job-pages.ts';
import { cachedJob, jobKeys } from '../jobs/jobs.ts';
import { libraryKeys } from '../library/library.ts';
import { streamKey, type StreamConnection } from './connection.ts';

/** Replaces the browser's EventSource, which Node lacks. */
class FakeSource extends EventTarget {
  readyState = 0;
  close() {
    this.readyState = 2;
  }
  become(readyState: number, event: 'open' | 'error') {
    this.readyState = readyState;
    this.dispatchEvent(new Event(event));
  }
  send(name: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data) }));
  }
}

const ids = { first: '6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b01', second: '6f1d0c52-4a0f-4c5f-9d0e-0d2d2f9a5b02' };

const job = (change: Partial<StudioJob>) =>
  ({
    id: ids.first,
    position: 0,
    batchId: ids.first,
    generationId: null,
    model: 'ig-1',
    modelName: null,
    mediaType: 'image',
    engine: null,
    prompt: null,
    request: {},
    status: 'queued',
    upstreamStatus: null,
    note: null,
    seed: null,
    progress: null,
    error: null,
    results: [],
    estimate: null,
    previewUrl: null,
    nextAttemptAt: null,
    turn: null,
    cancelAt: null,
    rendererNote: null,
    retryOf: null,
    sweepTitle: null,
    sentAt: null,
    owner: me,
    queuedAt: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    startedAt: null,
    completedAt: null,
    ...change,
  }) satisfies StudioJob;

let client: QueryClient;
let sources: FakeSource[];
let served: StudioJob[] | null;
let stop: () => void;
const onJobChanged = vi.fn<(before: StudioJob, after: StudioJob) => void>();

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData<JobPages>(jobKeys.list, { pages: [{ jobs: [job({})], nextCursor: null }], pageParams: [null] });
  sources = [];
  served = [job({})];
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible', ...personOf('maker') }));
  vi.stubGlobal('fetch', async () => {
    if (served === null) throw new TypeError('Failed to fetch');
    return Response.json({ jobs: served, nextCursor: null });
  });
  onJobChanged.mockReset();
  stop = followStudio({
    client,
    onJobChanged,
    open: (listener) =>
      openOwnStream(listener, () => {
        const source = new FakeSource();
        sources.push(source);
        return source as unknown as EventSource;
      }),
  });
});

afterEach(() => {
  stop();
  client.clear();
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

const link = () => client.getQueryData<StreamConnection>(streamKey)?.state;
const status = () => cachedJob(client, ids.first)?.status;

const unreachable = () => Promise.reject(new TypeError('Failed to fetch'));

/** Lets all pending promises settle. */
const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('followStudio', () => {
  it('updates the cache with a change, and reports it', async () => {
    sources[0]?.become(1, 'open');
    sources[0]?.send('studio_job_updated', job({ status: 'succeeded' }));
    await expect.poll(() => status()).toBe('succeeded');
    expect(onJobChanged).toHaveBeenCalledWith(job({}), job({ status: 'succeeded' }));
  });

  it('reads changed boards again, and everything after an event that it cannot read', async () => {
    client.setQueryData(libraryKeys.boards, []);
    sources[0]?.send('studio_board_changed', { ids: [ids.first] });
    await expect.poll(() => client.getQueryState(libraryKeys.boards)?.isInvalidated).toBe(true);
    expect(link()).toBeUndefined();
    sources[0]?.send('studio_board_changed', 'nonsense');
    await expect.poll(() => link()).toBe('polling');
  });

  it('shows a job that another tab made', async () => {
    sources[0]?.send('studio_job_updated', job({ id: ids.second, createdAt: '2026-01-01T11:00:00.000Z' }));
    await expect.poll(() => cachedJob(client, ids.second)).not.toBeNull();
    expect(onJobChanged).not.toHaveBeenCalled();
  });

  it('reports no change of a job of somebody else, and lists none', async () => {
    const theirs = job({ id: ids.second, owner: ann, status: 'processing' });
    client.setQueryData(jobKeys.queue, { pausedAt: null, jobs: [theirs] });
    sources[0]?.send('studio_job_updated', { ...theirs, status: 'succeeded' });
    await expect.poll(() => client.getQueryData(jobKeys.queue)).toEqual({ pausedAt: null, jobs: [] });
    expect(cachedJob(client, ids.second)).toBeNull();
    expect(onJobChanged).not.toHaveBeenCalled();
  });

  it('catches up on missed changes whenever the stream opens or requests it', async () => {
    served = [job({ status: 'processing' })];
    sources[0]?.become(1, 'open');
    await expect.poll(() => status()).toBe('processing');
    expect(link()).toBe('open');
    served = [job({ status: 'failed' })];
    sources[0]?.send('studio_resync', {});
    await expect.poll(() => status()).toBe('failed');
    expect(onJobChanged).toHaveBeenCalledTimes(2);
  });

  it('polls while the stream is down, and reports it', async () => {
    served = [job({ status: 'processing' })];
    sources[0]?.become(0, 'error');
    await expect.poll(() => link()).toBe('polling');
    expect(status()).toBe('processing');
  });

  it('is offline when polling fails too, and returns on waking', async () => {
    served = null;
    sources[0]?.become(2, 'error');
    await expect.poll(() => link()).toBe('offline');
    served = [job({ status: 'succeeded' })];
    window.dispatchEvent(new Event('online'));
    expect(sources).toHaveLength(2);
    sources[1]?.become(1, 'open');
    await expect.poll(() => status()).toBe('succeeded');
    expect(link()).toBe('open');
  });

  it.each([
    ['studio_job_updated', '<html>'],
    ['studio_job_updated', { id: ids.first, status: 'succeeded' }],
    ['studio_job_updated', { ...job({ status: 'succeeded' }), results: null }],
    ['studio_link_changed', '{'],
    ['studio_link_changed', { state: 'odd' }],
  ])('asks the studio itself when a %s event cannot be read', async (name, data) => {
    served = [job({ status: 'processing' })];
    sources[0]?.send(name, data);
    await expect.poll(() => status()).toBe('processing');
  });

  it('is live again after a loss of the network that the stream survived', async () => {
    sources[0]?.become(1, 'open');
    served = null;
    window.dispatchEvent(new Event('offline'));
    await expect.poll(() => link()).toBe('offline');
    expect(onlineManager.isOnline()).toBe(false);
    served = [job({})];
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => link()).toBe('open');
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('stays offline when an earlier response arrives after the loss of the network', async () => {
    const answer = Promise.withResolvers<Response>();
    const requested = vi.fn(() => answer.promise);
    vi.stubGlobal('fetch', (path: string) => (path === '/icon.svg' ? unreachable() : requested()));
    sources[0]?.become(1, 'open');
    await expect.poll(() => requested.mock.calls.length).toBe(1);
    window.dispatchEvent(new Event('offline'));
    await expect.poll(() => link()).toBe('offline');
    answer.resolve(Response.json({ jobs: [job({ status: 'processing' })], nextCursor: null }));
    await expect.poll(() => status()).toBe('processing');
    await settle();
    expect(link()).toBe('offline');
  });

  it('stays live when an earlier request fails after the stream is back', async () => {
    const answer = Promise.withResolvers<Response>();
    const answers = [answer.promise];
    vi.stubGlobal('fetch', () => answers.shift() ?? Response.json({ jobs: [job({})], nextCursor: null }));
    sources[0]?.become(0, 'error');
    await expect.poll(() => answers).toHaveLength(0);
    window.dispatchEvent(new Event('online'));
    await expect.poll(() => link()).toBe('polling');
    answer.reject(new TypeError('Failed to fetch'));
    await settle();
    expect(link()).toBe('polling');
  });

  it('continues without a network as long as the studio responds, such as a local one', async () => {
    sources[0]?.become(1, 'open');
    await expect.poll(() => link()).toBe('open');
    const asked = vi.fn(fetch);
    vi.stubGlobal('fetch', asked);
    window.dispatchEvent(new Event('offline'));
    expect(asked).toHaveBeenCalledWith('/icon.svg', expect.anything());
    await asked.mock.results[0]?.value;
    await settle();
    expect(link()).toBe('open');
    expect(onlineManager.isOnline()).toBe(true);
  });

  it('closes the stream while the page is in the back/forward cache, and reopens it afterwards', async () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sources[0]?.readyState).toBe(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    served = [job({ status: 'processing' })];
    sources[1]?.become(1, 'open');
    await expect.poll(() => status()).toBe('processing');
  });

  it('closes everything when it is stopped', () => {
    stop();
    expect(sources[0]?.readyState).toBe(2);
  });
});
