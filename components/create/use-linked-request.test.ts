import { describe, expect, it } from 'vitest';
import { jobOptions } from '@/lib/client/jobs/jobs';
import { mountHook } from './testing/mount-hook';
import { stubPage } from './testing/stub-page';
import { type LinkedRequest, useLinkedRequest } from './use-linked-request';

const nothing: LinkedRequest = { model: null, remix: null, seed: null, field: null, media: null };

/** A link that is opened before the form is ready. */
async function mountLink(link: Partial<LinkedRequest>) {
  const late = Promise.withResolvers<Response>();
  const page = stubPage(({ path }) => {
    if (path === '/api/studio/jobs/late') return late.promise;
    return path === '/api/studio/jobs/job' ? Response.json({ id: 'job' }) : undefined;
  });
  let view = { ...nothing, ...link };
  let isReady = false;
  const seen: unknown[][] = [];
  const hook = await mountHook(page.queries, () =>
    useLinkedRequest(view, {
      isReady,
      onRemix: (job) => void seen.push(['remix', job?.id ?? null]),
      onSeed: (model, seed) => void seen.push(['seed', model, seed]),
      onMedia: ({ model, field, media }) => void seen.push(['media', model, field, media]),
    }),
  );
  return {
    ...hook,
    seen,
    queries: page.queries,
    answerLate: () => hook.perform(() => late.resolve(Response.json({ id: 'late' }))),
    ready: () => hook.perform(() => (isReady = true)),
    change: (next: Partial<LinkedRequest>) => hook.perform(() => (view = { ...view, ...next })),
  };
}

describe('useLinkedRequest', () => {
  it.each<[Partial<LinkedRequest>, unknown[][]]>([
    [{}, []],
    [{ remix: 'job', seed: '42' }, [['remix', 'job']]],
    [{ remix: 'gone' }, [['remix', null]]],
    [{ model: 'one', seed: '42' }, [['seed', 'one', '42']]],
    [{ seed: '42' }, []],
    [{ model: 'one', field: 'input_image', media: 'm' }, [['media', 'one', 'input_image', 'm']]],
  ])('applies %j once the form is ready, and only once', async (link, taken) => {
    const { seen, ready, perform } = await mountLink(link);
    expect(seen).toEqual([]);
    await ready();
    await perform(() => undefined);
    await expect.poll(() => seen).toEqual(taken);
  });

  it('discards a job that loads after the address has changed', async () => {
    const { seen, queries, ready, change, answerLate } = await mountLink({ remix: 'late' });
    await ready();
    await change({ remix: null });
    await answerLate();
    await expect.poll(() => queries.getQueryData(jobOptions('late').queryKey)).toEqual({ id: 'late' });
    await change({ model: 'one', seed: '7' });
    expect(seen).toEqual([['seed', 'one', '7']]);
  });
});
