import { describe, expect, it } from 'vitest';
import { idempotencyHeader, batchHeader, jobHeader } from '@/lib/contract/studio/studio-headers';
import type { JsonObject } from '@/lib/contract/model';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import type { RowPlan } from './plan-rows';
import { useListSending } from './use-list-sending';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };
const model = { id: 'ig-1', json_request_schema: schema };
const planOf = (number: number, prompt: string): RowPlan => ({
  row: { number, cells: { prompt }, issue: null },
  model,
  schema,
  values: { prompt },
  count: 1,
  issues: [],
});
const plans = [planOf(1, 'a kite'), planOf(3, 'a boat')];

async function mountSending(answer: (body: JsonObject | null, tries: number) => Response) {
  let tries = 0;
  const page = stubPage(({ path, body }) => (path === '/api/ai/queue' ? answer(body, (tries += 1)) : undefined));
  const sent: number[] = [];
  const hook = await mountHook(page.queries, () =>
    useListSending({ files: [], onSent: (_pressedAt, count) => void sent.push(count), onInvalid: () => {} }),
  );
  const requests = () => page.requests.filter(({ path }) => path === '/api/ai/queue');
  return { ...hook, sent, requests };
}

const accepted = () => new Response('{}', { headers: { [jobHeader]: 'job' } });
const refusal = () => Response.json({ error: { message: 'Not today.', code: 'invalid_params' } }, { status: 400 });

describe('useListSending', () => {
  it('sends all rows as one batch, in order, and once for two presses', async () => {
    const { perform, sent, requests } = await mountSending(accepted);
    await perform(({ send }) => {
      send(plans);
      send(plans);
    });
    await expect.poll(() => sent).toEqual([2]);
    expect(requests().map(({ body }) => body?.['prompt'])).toEqual(['a kite', 'a boat']);
    expect(new Set(requests().map(({ headers }) => headers.get(batchHeader))).size).toBe(1);
    expect(new Set(requests().map(({ headers }) => headers.get(idempotencyHeader))).size).toBe(2);
  });

  it('retries only the rows that were refused, or goes back to the list', async () => {
    const { current, perform, sent, requests } = await mountSending((_body, tries) =>
      tries === 1 || tries === 3 ? refusal() : accepted(),
    );
    const states = () => {
      const { phase } = current();
      return phase.state === 'sending' ? phase.parts.map(({ id, state }) => `${id} ${state}`) : phase.state;
    };
    await perform(({ send }) => send(plans));
    await expect.poll(states).toEqual(['1 failed', '3 sent']);
    expect(sent).toEqual([]);
    await perform(({ retry }) => retry());
    await expect.poll(() => requests()).toHaveLength(3);
    await expect.poll(states).toEqual(['1 failed', '3 sent']);
    await perform(({ back }) => back());
    expect(states()).toBe('editing');
  });
});
