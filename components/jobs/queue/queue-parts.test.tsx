import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ann, me, stubPerson } from '@/lib/client/testing/stub-person';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { describeOwners } from './describe-owners';
import { arrangeQueue } from './queue-lanes';
import { QueueRowItem } from './queue-row';
import { QueueTools } from './queue-tools';
import { RunningCard } from './running-card';

const job = (status: StudioJob['status'], owner = me) =>
  ({
    id: `${status} ${owner.id}`,
    batchId: owner.id,
    owner,
    status,
    engine: null,
    model: 'ig-1',
    modelName: 'Painter',
    prompt: 'A boat',
    note: null,
    turn: 1,
    cancelAt: null,
    progress: 0.5,
    previewUrl: null,
    estimate: null,
    error: null,
    createdAt: '2026-11-23T10:00:00Z',
    startedAt: '2026-11-23T10:00:00Z',
  }) as StudioJob;

const draw = (element: ReactElement) =>
  renderToStaticMarkup(<QueryClientProvider client={new QueryClient()}>{element}</QueryClientProvider>);
const ignore = () => undefined;

function drawRow(one: StudioJob): string {
  const [row] = arrangeQueue([one], () => true).lanes.flatMap(({ rows }) => rows);
  if (row === undefined) throw new Error('The job waits in no lane.');
  const actions = { open: ignore, toFront: ignore, hold: ignore, resume: ignore, cancel: ignore };
  const forecast = { forecast: null, isAway: false };
  return draw(
    <QueueRowItem
      row={row}
      at={null}
      forecast={forecast}
      lifted={null}
      landing={null}
      handle={null}
      actions={actions}
    />,
  );
}
const drawCard = (one: StudioJob) =>
  draw(<RunningCard job={one} engineTitle="Built in" onOpen={ignore} onCancel={ignore} />);

const drawTools = (jobs: StudioJob[]) =>
  draw(<QueueTools queue={{ jobs, pausedAt: null }} listed={jobs} actions={{} as never} />);
const ownedBy = (...names: string[]) => names.map((name) => ({ owner: { id: name, name } }));

describe('QueueRowItem', () => {
  it('names the owner of a job of somebody else, and offers nothing to do with it', () => {
    stubPerson('maker');
    expect(drawRow(job('waiting', ann))).toContain('by Ann');
    expect(drawRow(job('waiting', ann))).not.toMatch(/Cancel: |Hold: /);
    expect(drawRow(job('waiting'))).not.toContain('by Administrator');
    expect(drawRow(job('waiting'))).toMatch(/Hold: A boat.*Cancel: A boat/s);
  });

  it('lets administrators change every job', () => {
    stubPerson('administrator');
    expect(drawRow(job('waiting', ann))).toMatch(/by Ann.*Cancel: A boat/s);
  });
});

describe('RunningCard', () => {
  it('names the owner of a job of somebody else, and offers nothing to do with it', () => {
    stubPerson('maker');
    expect(drawCard(job('processing', ann))).toContain('Painter · Built in · by Ann');
    expect(drawCard(job('processing', ann))).not.toContain('Cancel: ');
    expect(drawCard(job('processing'))).toContain('Cancel: A boat');
    expect(drawCard(job('processing'))).not.toContain('by ');
  });
});

describe('QueueTools', () => {
  it('are disabled where all listed jobs are of others', () => {
    stubPerson('maker');
    expect(drawTools([job('waiting', ann)]).match(/aria-disabled="true"/g)).toHaveLength(2);
    expect(drawTools([job('waiting', ann), job('waiting')])).not.toContain('aria-disabled="true"');
    expect(drawTools([job('waiting', ann)])).toContain('For everyone in the studio');
    expect(drawTools([job('waiting')])).not.toContain('For everyone in the studio');
  });

  it('are not there for viewers', () => {
    stubPerson('viewer');
    expect(drawTools([job('waiting', ann)])).not.toContain('<button');
  });
});

describe('describeOwners', () => {
  it('names oneself first, then the others, and counts those beyond three', () => {
    stubPerson('administrator');
    expect(describeOwners([...ownedBy('Ben', 'Ann', 'Ann'), { owner: me }])).toBe('you, Ann, and Ben');
    expect(describeOwners(ownedBy('Eve', 'Dan', 'Cleo', 'Ben', 'Ann'))).toBe('Ann, Ben, Cleo, and 2 other people');
  });
});
