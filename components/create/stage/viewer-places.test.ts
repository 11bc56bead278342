import { describe, expect, it } from 'vitest';
import type { BatchCell } from '@/lib/client/jobs/batch-cells';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { viewerPlaces } from './viewer-places';

const job = (id: string, batchId: string, position: number, status = 'succeeded') =>
  ({
    id,
    batchId,
    position,
    createdAt: batchId,
    status,
    results: status === 'succeeded' ? [{ id: `${id}-0` }] : [],
  }) as unknown as StudioJob;
const cell = (of: StudioJob) => ({ job: of, index: 0, media: of.results[0] ?? null }) as unknown as BatchCell;
const idsOf = (places: ReturnType<typeof viewerPlaces>) => places.map(({ media }) => media.id);

describe('viewerPlaces', () => {
  const newestFirst = [
    job('d', 'later', 0),
    job('c', 'early', 2, 'failed'),
    job('b', 'early', 1),
    job('a', 'early', 0),
  ];

  it('stays within a batch, at its results', () => {
    const cells = newestFirst.slice(1).toReversed().map(cell);
    expect(idsOf(viewerPlaces(cells, newestFirst))).toEqual(['a-0', 'b-0']);
  });

  it('leads from a single result through the batches of the jobs bar, each in its own order', () => {
    expect(idsOf(viewerPlaces(newestFirst.slice(0, 1).map(cell), newestFirst))).toEqual(['d-0', 'a-0', 'b-0']);
  });
});
