import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { modelOptions } from '@/lib/client/models/models';
import { lateAnswers, mountHistory } from '../testing/mount-history';
import { useModelSwitch } from './use-model-switch';
import type { Task } from '../drafts/use-task';
import type { CurrentModel } from '../request/use-model';
import { mountHook } from '../testing/mount-hook';

const schema = { type: 'object', properties: { prompt: { type: 'string' } } };
const path = (id: string) => `/api/ai/models/${id}`;
const answerOf = (id: string) => ({ id, object: 'model', request_schema: schema });

/** A switch among models that are listed without their schemas. */
async function mountSwitch() {
  const answers = lateAnswers();
  vi.stubGlobal('fetch', answers.fetch);
  onTestFinished(() => void vi.unstubAllGlobals());
  const rendered = await mountHistory();
  const { history, queries, logic, draftOf } = rendered;
  const models = ['here', 'one', 'other'].map((id) => ({ id }));
  const model = { id: 'here', model: { id: 'here' }, models, schema } as unknown as CurrentModel;
  const task: Task = { intent: null, leave: () => undefined, choose: () => undefined };
  const { current } = await mountHook(queries, () =>
    useModelSwitch({ model, values: { prompt: 'a boat' }, draftOf, history, task }, logic),
  );
  return {
    ...rendered,
    answers,
    async choose(id: string) {
      current().switchTo(id);
      await expect.poll(() => answers.isAsked(path(id))).toBe(true);
    },
  };
}

describe('useModelSwitch', () => {
  it('ends with the model that was chosen last, whichever answers last', async () => {
    const { answers, visited, choose, queries } = await mountSwitch();
    await choose('one');
    await choose('other');
    answers.give(path('other'), answerOf('other'));
    await expect.poll(() => visited).toEqual(['other']);
    answers.give(path('one'), answerOf('one'));
    await queries.fetchQuery(modelOptions('one'));
    // By then every callback of the answer has run.
    await new Promise((done) => void setImmediate(done));
    expect(visited).toEqual(['other']);
  });

  it('carries over text that was typed while the model was loading', async () => {
    const { answers, visited, choose, type, drafts } = await mountSwitch();
    await choose('one');
    type('a boat at sea');
    answers.give(path('one'), answerOf('one'));
    await expect.poll(() => visited).toEqual(['one']);
    expect(drafts.get('one')).toEqual({ prompt: 'a boat at sea' });
  });
});
