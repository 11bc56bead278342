import { afterEach, describe, expect, it, vi } from 'vitest';
import { RequestError } from '../request.ts';
import { isSamePress, isWorthRepeating, submitGeneration } from './submit.ts';

afterEach(() => vi.unstubAllGlobals());

function answerWith(answer: () => Response | Promise<Response>) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

const written = { model: 'ig-1', prompt: 'a' };
const submission = { key: 'a-key', batchId: 'a-batch', body: { ...written, seed: 7 }, written, pressedAt: 1000 };

describe('isSamePress', () => {
  it('treats a double click on an unchanged request as one press, whatever its random seed', () => {
    expect(isSamePress(submission, { written: { ...written }, pressedAt: 1300 })).toBe(true);
  });

  it('treats a later press, and one with a changed request, as a new one', () => {
    expect(isSamePress(submission, { written, pressedAt: 2000 })).toBe(false);
    expect(isSamePress(submission, { written: { ...written, prompt: 'b' }, pressedAt: 1300 })).toBe(false);
    expect(isSamePress(null, { written, pressedAt: 1300 })).toBe(false);
  });
});

describe('submitGeneration', () => {
  it('sends the body with its key, and returns the recorded job', async () => {
    const fetch = answerWith(() => Response.json({ generations: [] }, { headers: { 'Easel-Job': 'job-1' } }));
    await expect(submitGeneration(submission)).resolves.toBe('job-1');
    const [path, init] = fetch.mock.calls[0] ?? [];
    expect(path).toBe('/api/ai/queue');
    expect(new Headers(init?.headers).get('Idempotency-Key')).toBe('a-key');
    expect(new Headers(init?.headers).get('Easel-Batch')).toBe('a-batch');
    expect(init?.body).toBe(JSON.stringify(submission.body));
  });

  it('completes a request although its page is closed, unless it is too long for that', async () => {
    const fetch = answerWith(() => new Response('{}'));
    await submitGeneration(submission);
    await submitGeneration({ ...submission, body: { ...written, prompt: 'é'.repeat(8 * 1024) } });
    expect(fetch.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
  });

  it('throws the service’s message, the field issues and the recorded job', async () => {
    const fields = [{ pointer: '/duration', message: 'Must be 3 or more.' }];
    const error = { type: 'invalid_params', title: 'Invalid', detail: 'duration is too short', fields };
    answerWith(() => Response.json({ error }, { status: 400, headers: { 'Easel-Job': 'job-2' } }));
    await expect(submitGeneration(submission)).rejects.toMatchObject({
      name: 'RequestError',
      message: 'duration is too short',
      code: 'invalid_params',
      status: 400,
      fields,
      jobId: 'job-2',
    });
  });

  it('distinguishes a missing response from a refusal', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    await expect(submitGeneration(submission)).rejects.toMatchObject({ code: 'no_answer', status: 0 });
  });

  it('never shows an HTML page as the reason', async () => {
    answerWith(() => new Response('<html>Forbidden</html>', { status: 403 }));
    await expect(submitGeneration(submission)).rejects.toMatchObject({
      code: 'unknown_error',
      message: 'Something went wrong. (403)',
    });
  });

  it('takes the answer of a proxy whose studio is gone for none, unlike the studio’s own', async () => {
    for (const status of [502, 503, 504]) {
      answerWith(() => new Response('<html>Bad gateway</html>', { status }));
      const failure: unknown = await submitGeneration(submission).catch((thrown: unknown) => thrown);
      expect(failure).toMatchObject({ code: 'no_answer', status });
      expect(isWorthRepeating(failure)).toBe(true);
    }
    answerWith(() => Response.json({ error: { type: 'upstream_error', detail: 'No.' } }, { status: 502 }));
    const own: unknown = await submitGeneration(submission).catch((thrown: unknown) => thrown);
    expect(own).toMatchObject({ code: 'upstream_error', message: 'No.' });
    expect(isWorthRepeating(own)).toBe(false);
  });
});

describe('isWorthRepeating', () => {
  it('is true after a missing response and while the studio is busy, never after a refusal', () => {
    expect(isWorthRepeating(new RequestError('', { code: 'no_answer', status: 0 }))).toBe(true);
    expect(isWorthRepeating(new RequestError('', { code: 'unavailable', status: 503 }))).toBe(true);
    expect(isWorthRepeating(new RequestError('', { code: 'invalid_params', status: 400 }))).toBe(false);
    expect(isWorthRepeating(new Error('odd'))).toBe(false);
  });
});
