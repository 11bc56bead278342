import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { generations } from '../../database/service-tables.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;

const statuses = ['succeeded', 'failed', 'cancelled', 'queued'] as const;
const startedAt = Date.UTC(2026, 0, 1);

/** 40 of Ann's, a second apart, every fourth queued; two of Ben's. No worker runs here. */
function rows() {
  return Array.from({ length: 42 }, (_, index) => ({
    id: randomUUID(),
    owner: index < 40 ? 'ann' : 'ben',
    profile: index % 2 === 0 ? 'ig-1' : 'v-7',
    modelName: index % 2 === 0 ? 'ig-1' : 'happyhorse-1.1-t2v',
    mediaType: index % 2 === 0 ? ('image' as const) : ('video' as const),
    lane: 'image',
    callStyle: 'queue' as const,
    prompt: `number ${index}`,
    parameters: {},
    echo: {},
    requestId: index < 8 ? `request-${Math.floor(index / 2)}` : null,
    targetNamespace: index < 10 ? 'team' : null,
    targetRepo: index < 5 ? 'pictures' : null,
    targetDirectory: index < 3 ? 'a/b' : null,
    status: statuses[index % 4] ?? 'queued',
    queueJobId: randomUUID(),
    seed: index,
    enqueuedAt: new Date(startedAt + index * 1000),
  }));
}

beforeAll(async () => {
  service = await startTestService({ SERVICE_ROLES: 'http' });
  await service.database.connection.database.insert(generations).values(rows());
});
afterAll(() => service.stop());

interface Listing {
  count: number;
  generations: { prompt: string; status: string }[];
  total_entries: number;
  total_pages: number;
  page_number: number;
}
async function list(path: string, client = service.ann): Promise<Listing> {
  return (await (await client.request('GET', path)).json()) as Listing;
}
const numbers = ({ generations: found }: Listing) => found.map(({ prompt }) => Number(prompt.split(' ')[1]));

describe('GET /api/ai/queue', () => {
  it('lists the owner’s active generations, newest first', async () => {
    const active = await list('/api/ai/queue');
    expect(active.count).toBe(10);
    expect(numbers(active)).toEqual([39, 35, 31, 27, 23, 19, 15, 11, 7, 3]);
    expect((await list('/api/ai/queue', service.ben)).count).toBe(0);
  });

  it.each([
    ['status=failed', 10],
    ['status=succeeded&media_type=image', 10],
    ['status=succeeded&media_type=video', 0],
    ['media_type=video', 10],
    ['status=failed&model=v-7', 10],
    ['status=failed&model=happyhorse-1.1-t2v', 10],
    ['status=failed&model=nothing', 0],
    ['status=succeeded&namespace=team', 3],
    ['status=succeeded&repo=pictures', 2],
    ['status=cancelled&folder=a/b', 1],
    ['request_id=request-3', 1],
    ['status=failed&request_id=request-0', 1],
    ['request_id=request-9', 0],
    ['namespace=', 10],
    ['unheard=of', 10],
  ])('filters by %s', async (query, count) => {
    expect((await list(`/api/ai/queue?${query}`)).count).toBe(count);
  });

  it('returns pages', async () => {
    expect(numbers(await list('/api/ai/queue?page_size=4&page=3'))).toEqual([7, 3]);
    expect(numbers(await list('/api/ai/queue?page_size=4&page=4'))).toEqual([]);
  });
});

describe('GET /api/ai/generations', () => {
  it('lists everything, on pages without overlaps or gaps', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => list(`/api/ai/generations?page_size=15&page=${page}`)));
    expect(pages.flatMap(numbers)).toEqual(Array.from({ length: 40 }, (_, index) => 39 - index));
    expect(pages.map(({ count, page_number: page }) => [count, page])).toEqual([
      [15, 1],
      [15, 2],
      [10, 3],
    ]);
    expect(pages[0]).toMatchObject({ total_entries: 40, total_pages: 3 });
    const beyond = await list('/api/ai/generations?page=4&page_size=15');
    expect(beyond).toMatchObject({ count: 0, generations: [], page_number: 4, total_entries: 40 });
  });

  it('counts the filtered generations', async () => {
    const found = await list('/api/ai/generations?status=failed&media_type=video&page_size=3');
    expect(found).toMatchObject({ count: 3, total_entries: 10, total_pages: 4 });
    expect(await list('/api/ai/generations?namespace=nobody')).toMatchObject({ total_entries: 0, total_pages: 1 });
  });

  it.each([
    'page=0',
    'page=-1',
    'page=x',
    'page=1.5',
    'page_size=0',
    'page_size=1001',
    'status=odd',
    'media_type=audio',
  ])('rejects %s at its name', async (query) => {
    const response = await service.ann.request('GET', `/api/ai/generations?${query}`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`"pointer":"/${query.split('=')[0]}"`);
  });

  it('accepts the largest page', async () => {
    expect((await list('/api/ai/generations?page_size=1000')).count).toBe(40);
  });
});
