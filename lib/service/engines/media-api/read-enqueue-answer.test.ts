import { describe, expect, it } from 'vitest';
import type { EngineAnswer } from '../engine-client.ts';
import { readEnqueueAnswer } from './read-enqueue-answer.ts';

function answer(status: number, json?: unknown, retryAfterSeconds: number | null = null): EngineAnswer {
  return { status, json, text: JSON.stringify(json) ?? '<html>', retryAfterSeconds };
}

function failureOf(given: EngineAnswer): unknown {
  try {
    return readEnqueueAnswer('Attic', given);
  } catch (thrown) {
    return thrown;
  }
}

const detail = { error: { type: 'invalid_params', detail: 'width: too wide.' } };

describe('readEnqueueAnswer', () => {
  it('returns the first generation as a handle', () => {
    const generations = [{ generation_id: 'g1', status: 'queued' }, { generation_id: 'g2' }];
    expect(readEnqueueAnswer('Attic', answer(200, { generations }))).toEqual({ generationId: 'g1' });
    expect(readEnqueueAnswer('Attic', answer(202, { generations }))).toEqual({ generationId: 'g1' });
  });

  it('refuses an id that would lead to another path', () => {
    for (const id of ['..', 'a/../b', '', '.'])
      expect(failureOf(answer(200, { generations: [{ generation_id: id }] }))).toMatchObject({ reason: 'uncertain' });
  });

  it('keeps the fields of a refused request', () => {
    const fields = [{ pointer: '/width', message: 'too wide' }];
    expect(failureOf(answer(400, { error: { ...detail.error, fields } }))).toMatchObject({
      code: 'invalid_params',
      message: 'Attic refused the request: width: too wide.',
      fields,
    });
  });

  it.each([
    [400, detail, 'invalid_params'],
    [422, { detail: 'no' }, 'invalid_params'],
    [413, undefined, 'invalid_params'],
    [200, { error: 'model overloaded' }, 'invalid_params'],
    [402, { error: { detail: 'Top up.' } }, 'insufficient_credits'],
    [403, { error: { detail: 'Not allowed.' } }, 'upstream_error'],
    [404, { error: { detail: 'No such model.' } }, 'upstream_error'],
    [507, { error: { type: 'insufficient_storage', detail: 'Full.' } }, 'upstream_error'],
  ])('ends the generation with status %i and %j', (status, json, code) => {
    expect(failureOf(answer(status, json))).toMatchObject({ code, message: expect.stringContaining('Attic') });
  });

  it.each([
    [401, detail],
    [429, undefined],
    [503, { error: { type: 'unavailable', detail: 'The queue is full.' } }],
    [302, undefined],
    [308, undefined],
    [404, undefined],
  ])('is away with status %i and %j', (status, json) => {
    expect(failureOf(answer(status, json))).toMatchObject({ reason: 'away' });
  });

  it('keeps the time after which a busy service wants to be asked again', () => {
    expect(failureOf(answer(429, undefined, 9))).toMatchObject({ retryAfterSeconds: 9 });
    expect(failureOf(answer(503, { error: { type: 'unavailable' } }, 8))).toMatchObject({ retryAfterSeconds: 8 });
  });

  it.each([
    [200, {}],
    [200, undefined],
    [204, undefined],
    [303, undefined],
    [408, undefined],
    [500, detail],
    [502, undefined],
    // Of a proxy, behind which the service may have accepted it.
    [503, undefined],
    [504, undefined],
  ])('is uncertain with status %i and %j', (status, json) => {
    expect(failureOf(answer(status, json))).toMatchObject({ reason: 'uncertain' });
  });

  it('names the engine that has not enough credits, and shortens endless messages', () => {
    expect(failureOf(answer(402, {}))).toMatchObject({ message: 'Attic has not enough credits: It gave no reason.' });
    const { message } = failureOf(answer(400, { error: { detail: 'x'.repeat(100_000) } })) as Error;
    expect(message.length).toBeLessThan(2100);
  });
});
