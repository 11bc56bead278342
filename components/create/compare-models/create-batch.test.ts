import { describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { RequestError } from '@/lib/client/request';
import type { Submission } from '@/lib/client/jobs/submit';
import { createBatch } from './create-batch';

/** A studio that answers by the model's name. */
function batchOf(answer: (body: JsonObject, tries: number) => string) {
  const seen: Submission[] = [];
  let id = 0;
  const batch = createBatch({
    submit: async (submission) => {
      seen.push(submission);
      await Promise.resolve();
      return answer(submission.body, seen.filter(({ body }) => body === submission.body).length);
    },
    newId: () => `id-${(id += 1)}`,
    now: () => 5,
  });
  const requests = ['a', 'b', 'c'].map((name) => ({ id: name, body: { model: name }, written: { model: name } }));
  const states = () => batch.parts().map(({ state }) => state);
  return { batch, seen, requests, states };
}

const promptRequest = (id: string, prompt: string, seed: number) => ({
  id,
  body: { prompt, seed },
  written: { prompt },
});

describe('createBatch', () => {
  it('sends each request once, all in one batch', async () => {
    const { batch, seen, requests, states } = batchOf(({ model: name }) => `job-${String(name)}`);
    const first = batch.send(requests);
    await batch.send(requests);
    await first;
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(new Set(seen.map(({ key }) => key)).size).toBe(3);
    expect(new Set(seen.map(({ batchId }) => batchId)).size).toBe(1);
    expect(seen.map(({ body }) => body['model'])).toEqual(['a', 'b', 'c']);
  });

  it('tries no others after one without an answer, and sends all of them by a retry', async () => {
    const { batch, seen, requests, states } = batchOf(({ model: name }, tries) => {
      if (name === 'b' && tries === 1) throw new RequestError('Silence.', { code: 'no_answer', status: 0 });
      return 'job';
    });
    await batch.send(requests);
    expect(states()).toEqual(['sent', 'failed', 'failed']);
    expect(seen).toHaveLength(2);
    await batch.retry();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(seen.map(({ body }) => body['model'])).toEqual(['a', 'b', 'b', 'c']);
    expect(seen[1]?.key).toBe(seen[2]?.key);
  });

  it('retries only failed submissions, with the same key where no answer came', async () => {
    const { batch, seen, requests, states } = batchOf(({ model: name }, tries) => {
      if (name === 'c' && tries === 1) throw new RequestError('Silence.', { code: 'no_answer', status: 0 });
      if (name === 'b' && tries === 1)
        throw new RequestError('Too poor.', { code: 'insufficient_credits', status: 402 });
      return 'job';
    });
    await batch.send(requests);
    expect(states()).toEqual(['sent', 'failed', 'failed']);
    expect(batch.parts()[1]).toMatchObject({ message: 'Too poor.', isUncertain: false });
    await batch.retry();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    const keys = (name: string) => seen.filter(({ body }) => body['model'] === name).map(({ key }) => key);
    expect(keys('a')).toHaveLength(1);
    expect(new Set(keys('b')).size).toBe(2);
    expect(new Set(keys('c')).size).toBe(1);
    expect(new Set(seen.map(({ batchId }) => batchId)).size).toBe(1);
  });

  it('keeps the key after an error of the server, which may have recorded the request', async () => {
    const { batch, seen, requests, states } = batchOf((_body, tries) => {
      if (tries === 1) throw new RequestError('Bad gateway.', { code: 'unknown_error', status: 502 });
      return 'job';
    });
    await batch.send(requests);
    expect(states()).toEqual(['failed', 'failed', 'failed']);
    expect(batch.parts()[0]).toMatchObject({ message: 'Bad gateway.', isUncertain: true });
    await batch.retry();
    expect(states()).toEqual(['sent', 'sent', 'sent']);
    expect(seen.slice(0, 3).map(({ key }) => key)).toEqual(seen.slice(3).map(({ key }) => key));
  });

  it('sends what may be recorded as before after a way back, in the batch of the first press', async () => {
    const { batch, seen, states } = batchOf((_body, tries) => {
      if (tries === 1) throw new RequestError('Silence.', { code: 'no_answer', status: 0 });
      return 'job';
    });
    await batch.send([promptRequest('1', 'a kite', 1)]);
    batch.clear();
    await batch.send([promptRequest('1', 'a kite', 2), promptRequest('2', 'a kite', 3)]);
    expect(states()).toEqual(['sent', 'failed']);
    expect(seen.map(({ body }) => body['seed'])).toEqual([1, 1, 3]);
    expect(seen[1]?.key).toBe(seen[0]?.key);
    expect(seen[2]?.key).not.toBe(seen[0]?.key);
    expect(new Set(seen.map(({ batchId }) => batchId)).size).toBe(1);
  });

  it('counts a submission that the studio recorded and retries itself as sent', async () => {
    const { batch, requests, states } = batchOf(({ model: name }) => {
      throw new RequestError('Later.', { code: 'unavailable', status: name === 'a' ? 429 : 504, jobId: 'job-1' });
    });
    await batch.send(requests.slice(0, 2));
    expect(states()).toEqual(['sent', 'sent']);
    batch.clear();
    expect(batch.parts()).toEqual([]);
  });
});
