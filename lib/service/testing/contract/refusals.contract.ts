import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readErrorMessage, readFieldIssues } from '../../../contract/error.ts';
import type { JsonObject } from '../../../contract/model.ts';
import { models } from '../../models/registry.ts';
import { startContractService, type ContractService } from './contract-service.ts';
import { acceptedBodies, refusedBodies } from './boundary-bodies.ts';

let service: ContractService;

beforeAll(async () => {
  // Without a worker, accepted generations stay queued.
  service = await startContractService('http');
});

afterAll(() => service.stop());

describe.each(models.map((model) => [model.id, model] as const))('%s', (id, model) => {
  it('accepts every value at its bounds', async () => {
    const refused: unknown[] = [];
    for (const { description, body } of acceptedBodies(model)) {
      const answer = await service.post('/api/ai/queue', { model: id, ...body });
      if (answer.status !== 200) refused.push([description, readErrorMessage(answer.body)]);
    }
    expect(refused).toEqual([]);
  });

  it('rejects values beyond the bounds, of another type or name, on the queue and in synchronous calls', async () => {
    const wrong: unknown[] = [];
    for (const { description, body, pointer } of refusedBodies(model)) {
      const sent: JsonObject = { model: id, ...body };
      const queued = await service.post('/api/ai/queue', sent);
      const sync = await service.post(`/api/ai${model.endpoint}`, sent);
      const pointers = readFieldIssues(queued.body).map((issue) => issue.pointer);
      if (queued.status !== 400 || !pointers.includes(pointer)) wrong.push([description, queued.status, pointers]);
      if (sync.status !== 400) wrong.push([description, 'synchronous', sync.status]);
      expect(readFieldIssues(sync.body)).toEqual(readFieldIssues(queued.body));
    }
    expect(wrong).toEqual([]);
  });

  it('reports every issue of a request', async () => {
    const { body } = await service.post('/api/ai/queue', { model: id, seed: -1, no_such_field: 1, prompt: 7 });
    const pointers = readFieldIssues(body).map((issue) => issue.pointer);
    expect(pointers).toEqual(expect.arrayContaining(['/seed', '/no_such_field', '/prompt']));
  });
});
