import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Rendered } from './contract-case.ts';
import { contractCases } from './contract-cases.ts';
import { makeContractMedia, type ContractMedia } from './contract-media.ts';
import { startContractService, type ContractService } from './contract-service.ts';

// EASEL_CONTRACT=full also renders what takes long. EASEL_CONTRACT_MODELS=ie-1,v-9 runs these models only.
const isFull = process.env['EASEL_CONTRACT'] === 'full';
const chosen = process.env['EASEL_CONTRACT_MODELS']?.split(',') ?? null;
const cases = contractCases.filter(({ model }) => chosen === null || chosen.includes(model.id));

const rendered = new Map<string, Promise<Rendered>>();
let service: ContractService;
let media: ContractMedia;

beforeAll(async () => {
  service = await startContractService('http,worker');
  media = await makeContractMedia(service.directory);
  for (const { model, renders } of cases) {
    for (const [name, { body, isLong }] of Object.entries(renders)) {
      if (isLong && !isFull) continue;
      // The service renders as many at once as it has slots; each test waits for its own.
      const render = service.render({ model: model.id, ...body(media) });
      render.catch(() => undefined);
      rendered.set(`${model.id} ${name}`, render);
    }
  }
});

afterAll(() => service.stop());

describe.each(cases.map((each) => [each.model.id, each] as const))('%s', (id, { renders, effects }) => {
  const isRendered = (name: string) => isFull || renders[name]?.isLong === false;
  const resultOf = async (name: string) => {
    const result = await rendered.get(`${id} ${name}`);
    if (result === undefined) throw new Error(`${id} has no render ${name}`);
    return result;
  };

  it.each(['minimal', 'full'].filter(isRendered))('renders a %s request', async (name) => {
    const result = await resultOf(name);
    expect(result.reason).toBeNull();
    expect(result.results.length).toBeGreaterThan(0);
  });

  const probes = Object.entries(effects).flatMap(([parameter, { probes }]) =>
    probes
      .filter((probe) => probe.renders.every(isRendered))
      .map((probe) => [parameter, probe.description, probe] as const),
  );
  it.each(probes)('%s: %s', async (_parameter, _description, probe) => {
    const results = await Promise.all(probe.renders.map(resultOf));
    await expect(probe.check(results, media)).resolves.toBeUndefined();
  });
});
