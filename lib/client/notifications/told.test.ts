import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StudioJob } from '../../contract/studio/studio-job.ts';
import { createToldPreferences } from './preferences.ts';
import { tellOnce } from './tell-once.ts';
import { watchBatches } from './watch-batches.ts';

function createStorage(): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map<string, string>();
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

const forbidden = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
};

describe('createToldPreferences', () => {
  it('begins silent, and remembers what was chosen, in every tab', () => {
    const storage = createStorage();
    const [one, two] = [createToldPreferences(() => storage), createToldPreferences(() => storage)];
    expect(one.read()).toEqual({ notifies: false, sounds: false, wasOffered: false });
    one.change({ sounds: true });
    expect(two.read()).toMatchObject({ notifies: false, sounds: true });
    two.change({ notifies: true });
    expect(one.read()).toMatchObject({ notifies: true, sounds: true });
  });

  it('gives the same object until something changes, and tells of it', () => {
    const preferences = createToldPreferences(createStorage);
    const hear = vi.fn<() => void>();
    const stop = preferences.subscribe(hear);
    preferences.change({ sounds: true });
    expect(hear).toHaveBeenCalledOnce();
    stop();
    preferences.change({ sounds: false });
    expect(hear).toHaveBeenCalledOnce();
  });

  it('does without a storage', () => {
    const preferences = createToldPreferences(() => forbidden);
    preferences.change({ sounds: true });
    expect(preferences.read().sounds).toBe(true);
  });
});

describe('tellOnce', () => {
  it('tells once, whichever tab comes first', async () => {
    const storage = createStorage();
    const tell = vi.fn<() => void>();
    await Promise.all([1, 2, 3].map(() => tellOnce({ name: 'a', storage }, tell)));
    expect(tell).toHaveBeenCalledOnce();
    await tellOnce({ name: 'b', storage }, tell);
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('tells where nothing can be remembered', async () => {
    const tell = vi.fn<() => void>();
    await tellOnce({ name: 'a', storage: forbidden }, tell);
    expect(tell).toHaveBeenCalledOnce();
  });
});

const job = (id: string, status: StudioJob['status']) => ({ id, batchId: 'b', status }) as StudioJob;

describe('watchBatches', () => {
  let jobs: StudioJob[];
  let watch: ReturnType<typeof watchBatches>;
  const tell = vi.fn<(jobs: StudioJob[]) => void>();

  beforeEach(() => {
    vi.useFakeTimers();
    tell.mockReset();
    watch = watchBatches({ jobsOf: () => jobs, tell });
  });
  afterEach(() => {
    watch.stop();
    vi.useRealTimers();
  });

  function become(...next: StudioJob[]) {
    jobs = next;
    for (const changed of next) watch.heard(changed);
    vi.advanceTimersByTime(500);
  }

  it('tells of a batch once, when all of it has ended', () => {
    become(job('1', 'succeeded'), job('2', 'processing'));
    expect(tell).not.toHaveBeenCalled();
    become(job('1', 'succeeded'), job('2', 'failed'));
    become(job('1', 'succeeded'), job('2', 'failed'));
    expect(tell.mock.calls).toEqual([[jobs]]);
  });

  it('tells when somebody has to decide, and again when that is known', () => {
    become(job('1', 'unconfirmed'));
    become(job('1', 'processing'));
    become(job('1', 'succeeded'));
    expect(tell).toHaveBeenCalledTimes(2);
  });

  it('waits for jobs that were heard of just before', () => {
    jobs = [job('1', 'failed')];
    watch.heard(job('1', 'failed'));
    vi.advanceTimersByTime(200);
    jobs = [job('1', 'failed'), job('2', 'queued')];
    vi.advanceTimersByTime(300);
    expect(tell).not.toHaveBeenCalled();
  });
});
