import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { CurrentModel } from '../request/use-model';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { type Comparison, type ComparisonChoice, mostModels, useComparison } from './use-comparison';

const prompt = { type: 'string' };
const image = { type: 'string', renderType: 'image-url' };
const pricing = { cost_per_image: 0.5 };
function modelOf(id: string, properties: JsonObject = {}, required = ['prompt']): LooseModel {
  return { id, pricing, json_request_schema: { type: 'object', required, properties: { prompt, ...properties } } };
}

const words = modelOf('words');
const frames = modelOf('frames', { input_image: image }, ['prompt', 'input_image']);
const bare: LooseModel = { id: 'bare' };
const many = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => modelOf(id));

const rows = ({ groups }: Comparison) => groups.flatMap((group) => group.rows);
const ids = (plans: { model: LooseModel }[]) => plans.map(({ model: { id } }) => id);

/** The request with the prompt `words` for several models. */
async function mountComparison(models: LooseModel[] = [words, frames, bare, ...many]) {
  const page = stubPage();
  let choice: ComparisonChoice = { models: null, variants: 1, common: null };
  const schema = words.json_request_schema ?? null;
  const model = { id: 'words', model: words, models, schema } as unknown as CurrentModel;
  let values: JsonObject = { prompt: 'a boat' };
  const hook = await mountHook(page.queries, () =>
    useComparison({ model, values }, choice, (next) => {
      choice = next;
    }),
  );
  return {
    ...hook,
    choose: async (...models: string[]) => {
      for (const id of models) await hook.perform(({ toggle }) => toggle(id));
    },
    type: (next: string) => hook.perform(() => (values = { prompt: next })),
  };
}

describe('useComparison', () => {
  it('starts with the model in the form, in the order of the picker', async () => {
    const { current } = await mountComparison([...many, words]);
    expect(ids(current().chosen)).toEqual(['words']);
    expect(ids(rows(current()))).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'words']);
    expect(rows(current()).filter(({ isChosen }) => isChosen)).toHaveLength(1);
  });

  it('lists the model in the form where the service does not', async () => {
    const { current } = await mountComparison(many);
    expect(ids(rows(current()))[0]).toBe('words');
    expect(ids(current().chosen)).toEqual(['words']);
  });

  it('chooses models and removes them again, up to the limit', async () => {
    const { current, choose } = await mountComparison();
    await choose('a', 'b', 'a');
    expect(ids(current().chosen)).toEqual(['words', 'b']);
    await choose('a', 'c', 'd', 'e', 'f');
    expect(current().chosen).toHaveLength(mostModels);
    expect(current().isFull).toBe(true);
    expect(ids(current().chosen)).not.toContain('f');
  });

  it('counts and prices the requests that can be sent, for each variant', async () => {
    const { current, choose, perform } = await mountComparison();
    await choose('a', 'frames');
    await perform(({ setVariants }) => setVariants(2));
    expect(ids(current().sendable)).toEqual(['words', 'a']);
    expect(current()).toMatchObject({ generations: 4, total: { price: { low: 2, high: 2 }, unknown: 0 } });
  });

  it('sends to a model once the file that it lacks is chosen', async () => {
    const { current, choose, perform } = await mountComparison();
    await choose('frames');
    expect(ids(current().sendable)).toEqual(['words']);
    await perform(({ change }) => change('frames', { prompt: 'a boat', input_image: 'https://a.example/1.png' }));
    expect(ids(current().sendable)).toEqual(['words', 'frames']);
  });

  it('gives all models the same size and seed, as far as they have them', async () => {
    const sized = modelOf('sized', {
      width: { type: 'integer' },
      height: { type: 'integer' },
      seed: { type: 'integer' },
    });
    const { current, choose, perform } = await mountComparison([words, sized]);
    await choose('sized');
    await perform(({ setCommon }) => setCommon({ ratio: { width: 1, height: 1 }, seed: '7' }));
    const [own, other] = current().chosen;
    expect(other?.values).toEqual({ prompt: 'a boat', width: 1024, height: 1024, seed: 7 });
    expect([own, other].map((plan) => plan && current().lacksOf(plan))).toEqual([['size', 'seed'], []]);
  });

  it('updates the plans while the user types', async () => {
    const { current, choose, type } = await mountComparison();
    await choose('a');
    await type('a kite');
    expect(current().chosen.map(({ values }) => values)).toEqual([{ prompt: 'a kite' }, { prompt: 'a kite' }]);
  });

  it('offers a model of unknown settings without a plan', async () => {
    const { current, choose } = await mountComparison();
    expect(rows(current()).find(({ model }) => model.id === 'bare')).toMatchObject({ plan: null });
    await choose('bare');
    expect(ids(current().chosen)).toEqual(['words']);
  });

  it('filters the rows by a search, without changing the choice', async () => {
    const { current, perform } = await mountComparison();
    await perform(({ setSearch }) => setSearch('frames'));
    expect(ids(rows(current()))).toEqual(['frames']);
    expect(ids(current().chosen)).toEqual(['words']);
  });
});
