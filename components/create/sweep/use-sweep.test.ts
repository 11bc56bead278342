import { describe, expect, it } from 'vitest';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { CurrentModel } from '../request/use-model';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { mountHook } from '../testing/mount-hook';
import { stubPage } from '../testing/stub-page';
import { emptyDraft, type SweepDraft, useSweep } from './use-sweep';

const model = (id: string): LooseModel => ({
  id,
  json_request_schema: {
    type: 'object',
    required: ['prompt'],
    properties: {
      prompt: { type: 'string', renderType: 'prompt' },
      steps: { type: 'integer', title: 'Steps', minimum: 1, maximum: 60 },
      seed: { type: 'integer', title: 'Seed' },
    },
  },
});
const [one, other] = [model('one'), model('other')];

async function mountSweep(values: JsonObject = { prompt: 'a lake', steps: 30 }, staged: StudioJob | null = null) {
  let draft: SweepDraft = emptyDraft('one');
  let shown: LooseModel | null = one;
  const page = stubPage();
  const hook = await mountHook(page.queries, () => {
    const state = {
      id: shown?.id ?? null,
      model: shown,
      models: [one, other],
      schema: shown?.json_request_schema ?? null,
    };
    return useSweep({ model: state as unknown as CurrentModel, values, staged }, draft, (next) => {
      draft = next;
    });
  });
  return { ...hook, draft: () => draft, show: (next: LooseModel | null) => hook.perform(() => (shown = next)) };
}

const resultOf = (prompt: string) =>
  ({
    status: 'succeeded',
    model: 'one',
    request: { model: 'one', prompt, steps: 30, seed: 7 },
    seed: '7',
    results: [{ thumbnailUrl: null }],
  }) as unknown as StudioJob;

describe('useSweep', () => {
  it('begins an axis with the values that most sweeps begin with', async () => {
    const { perform, current } = await mountSweep();
    await perform((sweep) => sweep?.choose('across', '/steps'));
    expect(current()?.axes.across.values).toEqual(['30']);
    await perform((sweep) => sweep?.choose('down', '/seed'));
    expect(new Set(current()?.axes.down.values)).toHaveLength(4);
    expect(current()?.plan).toMatchObject({ columns: 1, rows: 4, issues: [] });
    expect(current()?.plan.cells).toHaveLength(4);
    await perform((sweep) => sweep?.swap());
    expect(current()?.plan).toMatchObject({ columns: 4, rows: 1 });
    await perform((sweep) => sweep?.choose('down', null));
    expect(current()?.plan.down).toBeNull();
  });

  it('uses the seed that is locked in the form', async () => {
    const { current } = await mountSweep({ prompt: 'a lake', seed: 7 });
    expect(current()?.form.seed).toBe('7');
  });

  it('starts from the result on the stage, with its seed, while the form has its settings', async () => {
    const { perform, current } = await mountSweep(undefined, resultOf('a lake'));
    expect(current()).toMatchObject({ start: 'result', form: { seed: '7' } });
    await perform((sweep) => sweep?.chooseStart('form'));
    expect(current()?.start).toBe('form');
    expect(current()?.form.seed).not.toBe('7');
  });

  it('starts from the form where that has other settings, unless the result is chosen', async () => {
    const { perform, current } = await mountSweep(undefined, resultOf('a mill'));
    expect(current()?.start).toBe('form');
    await perform((sweep) => sweep?.chooseStart('result'));
    expect(current()?.form).toMatchObject({ seed: '7', values: { prompt: 'a mill' } });
  });

  it('else uses one seed for all cells, which stays as the axes change', async () => {
    const { perform, current } = await mountSweep();
    const seed = current()?.form.seed;
    await perform((sweep) => sweep?.change('across', { subject: '/steps', values: ['8', '9'], text: '', search: '' }));
    expect(current()?.plan.cells.map(({ body }) => String(body['seed']))).toEqual([seed, seed]);
  });

  it('begins anew for another model, and waits for a form', async () => {
    const { perform, current, show, draft } = await mountSweep();
    await perform((sweep) => sweep?.choose('across', '/steps'));
    await show(other);
    expect(current()?.axes.across.subject).toBeNull();
    await perform((sweep) => sweep?.choose('across', 'model'));
    expect(draft()).toMatchObject({ model: 'other', across: { values: ['other'] } });
    await show(null);
    expect(current()).toBeNull();
  });
});
