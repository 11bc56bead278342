import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Validator } from '@cfworker/json-schema';
import type { JsonObject } from '../../../contract/model.ts';
import { startContractService, type ContractService } from './contract-service.ts';

interface Answered {
  status: number;
  body: unknown;
}
interface Document {
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema?: { $ref?: string } }> }> }>
  >;
  components: { schemas: Record<string, JsonObject> };
}

const repository = '/api/repos/{namespace}/{repo_name}';
const tune = `${repository}/fine_tunes/{id}`;
const missing = '6f2c8b0e-4b4e-4b55-9c5f-0a8e36c1a3c1';

let service: ContractService;
let document: Document;
let tuneId = '';

/** Sends a request to a path of the document, its parameters filled in, and checks the answer against the document. */
async function send(
  method: string,
  path: string,
  options: { body?: unknown; id?: string; file?: string } = {},
): Promise<Answered> {
  const address = path
    .replace('{namespace}', 'studio')
    .replace('{repo_name}', 'contract')
    .replace('{branch}', 'main')
    .replace('{path}', options.file ?? 'rows.jsonl')
    .replace('{id}', options.id ?? tuneId);
  const answer = await service.send(method, address, options.body);
  const documented = document.paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)];
  expect(documented, `${method} ${path} answers ${answer.status}`).toBeDefined();
  const name = documented?.content?.['application/json']?.schema?.$ref?.split('/').at(-1) ?? '';
  const schema = { ...document.components.schemas[name], components: document.components };
  const { errors } = new Validator(schema, '2020-12').validate(answer.body);
  expect(errors, `${method} ${path}: ${JSON.stringify(answer.body)}`).toEqual([]);
  return answer;
}

beforeAll(async () => {
  service = await startContractService('http,worker');
  document = (await service.send('GET', '/api/openapi.json')).body as Document;
});

afterAll(() => service.stop());

const statusOf = async () =>
  ((await send('GET', tune)).body as { fine_tune: { status: string; finished_at: string | null } }).fine_tune;

describe('fine-tunes and files', () => {
  it('answer as documented, from the upload to the tokens', async () => {
    const form = new FormData();
    form.set('file', new Blob(['{"text":"Hello world"}\n']));
    expect((await send('PUT', `${repository}/file/{branch}/{path}`, { body: form })).status).toBe(200);
    const body = { resource: 'main/rows.jsonl', base_model: 'gpt-4o', script_type: 'text_generation' };
    const made = await send('POST', `${repository}/fine_tunes`, { body });
    expect(made.status).toBe(201);
    tuneId = (made.body as { fine_tune: { id: string } }).fine_tune.id;
    const steps: [method: string, path: string, status: number][] = [
      ['GET', '/api/ai/fine_tunes/options', 200],
      ['GET', `${repository}/fine_tunes`, 200],
      ['GET', `${repository}/files/{branch}`, 200],
      ['GET', `${repository}/dataset/{branch}/{path}`, 200],
      ['GET', tune, 200],
      ['GET', `${tune}/train_status`, 200],
      ['GET', `${tune}/checkpoints`, 200],
      ['GET', '/api/user/fine_tunes', 200],
      ['POST', `${tune}/actions/stop`, 409],
      ['POST', `${tune}/actions/run`, 501],
      ['POST', `${tune}/tokenize`, 200],
      ['POST', `${tune}/tokenize`, 409],
    ];
    for (const [method, path, status] of steps) {
      expect([method, path, (await send(method, path)).status]).toEqual([method, path, status]);
    }
    await expect.poll(statusOf).toMatchObject({ finished_at: expect.any(String) as string });
    expect(await statusOf()).toMatchObject({ status: 'tokenizing', total_token_count: 2 });
    expect((await send('GET', `${tune}/logs`)).status).toBe(200);
    expect((await send('PATCH', tune, { body: { name: 'renamed' } })).status).toBe(200);
    expect((await send('PATCH', tune, { body: { base_model: 'gpt-4' } })).status).toBe(409);
  });

  it('answer errors as documented', async () => {
    const file = 'nowhere.jsonl';
    const refusals: [method: string, path: string, status: number, options: Parameters<typeof send>[2]][] = [
      ['POST', `${repository}/fine_tunes`, 400, { body: {} }],
      ['PATCH', tune, 400, { body: { status: 'completed' } }],
      ['GET', `${repository}/file/{branch}/{path}`, 404, { file }],
      ['DELETE', `${repository}/file/{branch}/{path}`, 404, { file }],
      ['GET', `${repository}/dataset/{branch}/{path}`, 404, { file }],
      ['PUT', `${repository}/file/{branch}/{path}`, 415, { body: {} }],
      ...(['GET', 'DELETE'] as const).map(
        (method) => [method, tune, 404, { id: missing }] as [string, string, number, object],
      ),
      ...['logs', 'train_status', 'checkpoints'].map(
        (part) => ['GET', `${tune}/${part}`, 404, { id: missing }] as [string, string, number, object],
      ),
      ...['tokenize', 'actions/run', 'actions/stop'].map(
        (action) => ['POST', `${tune}/${action}`, 404, { id: missing }] as [string, string, number, object],
      ),
    ];
    for (const [method, path, status, options] of refusals) {
      expect([method, path, (await send(method, path, options)).status]).toEqual([method, path, status]);
    }
  });

  it('are deleted', async () => {
    expect((await send('DELETE', tune)).status).toBe(200);
    expect((await send('DELETE', `${repository}/file/{branch}/{path}`)).status).toBe(200);
    expect((await send('GET', tune)).status).toBe(404);
  });
});
