import { describe, expect, it } from 'vitest';
import { modelOptions, modelListOptions } from '@/lib/client/models/models';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { jobHeader } from '@/lib/contract/studio/studio-headers';
import type { StudioJob } from '@/lib/contract/studio/studio-job';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { mountHook } from '../testing/mount-hook';
import { type PageRequest, shownToasts, stubPage } from '../testing/stub-page';
import { formHistory, nothingDone } from '../history/use-form-history';
import * as formLogic from './form-logic';
import { useRequest } from './use-request';

const image = { type: 'string', renderType: 'image-url' };
const schemaOf = (properties: JsonObject) => ({
  type: 'object',
  required: ['prompt'],
  properties: { prompt: { type: 'string' }, ...properties },
});
const models: LooseModel[] = [
  { id: 'one', display_name: 'One', json_request_schema: schemaOf({ seed: { type: 'integer' } }) },
  { id: 'other', display_name: 'Other', json_request_schema: schemaOf({ input_image: image }) },
  { id: 'away', json_request_schema: schemaOf({}), unavailable: 'Atelier lacks the node “Upscale”.' },
];

/** The request of the model `one`, whose prompt is empty. */
async function mountRequest(
  answer: (request: PageRequest) => Response | Promise<Response> | undefined = () =>
    new Response('{}', { headers: { [jobHeader]: 'job-1' } }),
) {
  const page = stubPage((request) => (request.path === '/api/ai/queue' ? answer(request) : undefined));
  page.queries.setQueryData(modelListOptions().queryKey, models);
  formHistory.set(nothingDone);
  let namedModel = 'one';
  let logic: typeof formLogic | undefined = formLogic;
  const recorded: string[] = [];
  const hook = await mountHook(page.queries, () =>
    useRequest({
      namedModel,
      logic,
      onModel: (id) => void (namedModel = id),
      onRecorded: () => void recorded.push('recorded'),
    }),
  );
  return {
    ...page,
    ...hook,
    recorded,
    /** Types a prompt, and pauses until the screen has followed. */
    async type(prompt: string) {
      await hook.perform(({ change, values }) => change({ ...values, prompt }));
      await expect.poll(() => hook.current().values?.['prompt']).toBe(prompt);
    },
    /** Renders until a condition is true. */
    until: (probe: () => unknown) => expect.poll(async () => hook.perform(() => undefined).then(probe)),
    sent: () => page.requests.filter(({ path }) => path === '/api/ai/queue').map(({ body }) => body),
    setLogic: (next: typeof formLogic | undefined) => hook.perform(() => (logic = next)),
  };
}

describe('useRequest: sending', () => {
  it('sends the form, with the number of variants', async () => {
    const { type, perform, sent, recorded, current } = await mountRequest();
    await type('a boat');
    await perform(({ setVariants }) => setVariants(3));
    await perform(({ send }) => send());
    await expect.poll(() => recorded).toEqual(['recorded']);
    expect(sent()).toEqual([{ model: 'one', prompt: 'a boat', num_generations: 3 }]);
    expect(current().message).toBeNull();
  });

  it('sends nothing while a setting is invalid, and marks it from then on', async () => {
    const { type, perform, sent, current } = await mountRequest();
    await perform(({ send }) => send());
    expect(current()).toMatchObject({
      showAllIssues: true,
      message: { tone: 'bad', text: lateMessages.invalidSettings({ count: 1 }) },
    });
    await type('a boat');
    expect(current().message).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('says why a model can’t generate, and sends nothing', async () => {
    const { perform, type, sent, current } = await mountRequest();
    await perform(({ chooseModel }) => chooseModel('away'));
    await type('a boat');
    await perform(({ send }) => send());
    expect(current().message).toEqual({
      tone: 'bad',
      text: lateMessages.notSentWhy({ why: 'Atelier lacks the node “Upscale”.' }),
    });
    expect(sent()).toEqual([]);
  });

  it('reports that the form is loading until it has loaded', async () => {
    const { setLogic, perform, sent, current } = await mountRequest();
    await setLogic(undefined);
    await perform(({ send }) => send());
    expect(current().message).toEqual({ tone: 'plain', text: createMessages.loadingForm });
    expect(sent()).toEqual([]);
  });

  it('shows the reason while it is blocked', async () => {
    const { type, perform, sent, current } = await mountRequest();
    await type('a boat');
    await perform(({ block }) => block('No JSON yet.'));
    await perform(({ send }) => send());
    expect(current().message).toEqual({ tone: 'bad', text: 'No JSON yet.' });
    await perform(({ block }) => block(null));
    await perform(({ send }) => send());
    await expect.poll(sent).toHaveLength(1);
  });

  it('waits for uploads, and sends the uploaded files', async () => {
    const { type, perform, sent, current } = await mountRequest();
    await type('a boat');
    await perform(({ setUploads }) => setUploads({ pending: 1, failed: 0 }));
    await perform(({ send }) => send());
    expect(current().message).toEqual({ tone: 'plain', text: lateMessages.waiting({ files: 1 }) });
    await perform(({ setUploads, change }) => {
      change({ prompt: 'a boat, seen from the uploaded harbour' });
      setUploads({ pending: 0, failed: 0 });
    });
    await expect.poll(sent).toMatchObject([{ model: 'one', prompt: 'a boat, seen from the uploaded harbour' }]);
  });

  it('does not send a press whose request is edited while a slow pattern is tried', async () => {
    const trial = Promise.withResolvers<void>();
    const { type, setLogic, perform, sent, current } = await mountRequest();
    await setLogic({ ...formLogic, settlePatterns: () => trial.promise });
    await type('a boat');
    await perform(({ send }) => send());
    expect(current().message).toEqual({ tone: 'plain', text: lateMessages.waiting({ files: 0 }) });
    await perform(({ change, values }) => change({ ...values, prompt: 'a boat at sea' }));
    expect(current().message).toBeNull();
    // Before the screen has followed.
    trial.resolve();
    await expect.poll(() => current().values?.['prompt']).toBe('a boat at sea');
    expect(sent()).toEqual([]);
  });

  it('does not send where another model was opened while files were uploaded', async () => {
    const { type, perform, until, sent, current } = await mountRequest();
    await type('a boat');
    await perform(({ setUploads }) => setUploads({ pending: 1, failed: 0 }));
    await perform(({ send }) => send());
    await perform(({ chooseModel }) => chooseModel('other'));
    await until(() => current().model.id).toBe('other');
    await perform(({ setUploads }) => setUploads({ pending: 0, failed: 0 }));
    // A pending press would have sent by then.
    await perform(() => new Promise((done) => void setTimeout(done)));
    expect(sent()).toEqual([]);
  });

  it('sends nothing after an upload that failed', async () => {
    const { type, perform, sent, current } = await mountRequest();
    await type('a boat');
    await perform(({ setUploads }) => setUploads({ pending: 0, failed: 2 }));
    await perform(({ send }) => send());
    expect(current().message).toEqual({ tone: 'bad', text: lateMessages.notUploaded({ files: 2 }) });
    expect(sent()).toEqual([]);
  });

  it('passes a request to the interceptor instead of sending it', async () => {
    const { type, perform, sent } = await mountRequest();
    const handed: JsonObject[] = [];
    await type('a boat');
    await perform(({ intercept }) => intercept((body) => void handed.push(body)));
    await perform(({ send }) => send());
    expect(handed).toMatchObject([{ model: 'one', prompt: 'a boat' }]);
    expect(sent()).toEqual([]);
  });

  it('shows a late rejection in the form of the request, not in the one that is open', async () => {
    const answer = Promise.withResolvers<Response>();
    const { type, perform, until, current } = await mountRequest(() => answer.promise);
    await type('a boat');
    await perform(({ send }) => send());
    await perform(({ chooseModel }) => chooseModel('other'));
    await until(() => current().model.id).toBe('other');
    const fields = [{ pointer: '/prompt', message: 'No boats.' }];
    answer.resolve(Response.json({ error: { message: 'Refused.', fields } }, { status: 400 }));
    await until(() => current().message).toEqual({ tone: 'bad', text: lateMessages.notSentWhy({ why: 'Refused.' }) });
    expect(current().issues).toEqual([]);
    await perform(({ chooseModel }) => chooseModel('one'));
    await until(() => current().issues).toEqual(fields);
  });
});

describe('useRequest: filling the form', () => {
  it('carries values over to another model, which is undone in one step', async () => {
    const { type, perform, until, current } = await mountRequest();
    await type('a boat');
    await perform(({ chooseModel }) => chooseModel('other'));
    await until(() => [current().model.id, current().values]).toEqual(['other', { prompt: 'a boat' }]);
    expect(current().history.note).toMatchObject({ model: 'other', title: lateMessages.fromModel({ name: 'One' }) });
    await perform(({ history }) => history.undo());
    await until(() => [current().model.id, current().values]).toEqual(['one', { prompt: 'a boat' }]);
    expect(current().history.note).toBeNull();
  });

  it('resets the form, and restores its values from the toast', async () => {
    const { type, perform, current } = await mountRequest();
    await type('a boat');
    await perform(({ reset }) => reset('Reset.'));
    expect(current().values).not.toMatchObject({ prompt: 'a boat' });
    expect(shownToasts()).toEqual(['Reset.']);
    await perform(() => toasts.current()[0]?.action?.run());
    expect(current().values).toMatchObject({ prompt: 'a boat' });
  });

  it('puts the request of a failed job into the form of its model, with the errors of its fields', async () => {
    const { perform, until, current } = await mountRequest();
    const fields = [{ pointer: '/prompt', message: 'Too long.' }];
    const job = { model: 'other', request: { model: 'other', prompt: 'a kite' }, error: { fields } };
    await perform(({ edit }) => edit(job as unknown as StudioJob));
    await until(() => current().model.id).toBe('other');
    expect(current()).toMatchObject({ values: { prompt: 'a kite' }, issues: fields });
  });

  it('locks a seed in the form, and reports models without a seed', async () => {
    const { type, perform, until, current } = await mountRequest();
    await type('a boat');
    await perform(({ lockSeed }) => lockSeed('one', '42'));
    await until(() => current().values).toMatchObject({ prompt: 'a boat', seed: 42 });
    await perform(({ lockSeed }) => lockSeed('other', '42'));
    expect(shownToasts()).toEqual([lateMessages.seedLocked({ seed: '42' }), lateMessages.seedUnfit]);
    expect(current().model.id).toBe('one');
  });

  it('puts a file into a field of another model, for its own task, and offers the prompt of the other', async () => {
    const { perform, until, current } = await mountRequest();
    const [, other] = models;
    if (other === undefined) throw new Error('no model');
    await perform(({ history }) => history.commit('other', { prompt: 'a kite' }));
    await perform(({ history }) => history.commit('one', undefined));
    const field = { name: 'input_image', title: 'Image', kind: 'image', isList: false } as const;
    await perform(({ putMedia }) =>
      putMedia({ model: other, field, intent: 'edit' } as unknown as Parameters<typeof putMedia>[0], ['/file']),
    );
    await until(() => current().model.id).toBe('other');
    expect(current().values).toEqual({ prompt: '', input_image: '/file' });
    expect(current().task.intent).toBe('edit');
    expect(current().history.note?.offer).toMatchObject({ prompt: 'a kite' });
  });

  it('stays at the current model when another can’t be read', async () => {
    const { type, perform, current, queries } = await mountRequest();
    await type('a boat');
    await perform(({ chooseModel }) => chooseModel('gone'));
    await expect.poll(shownToasts).toEqual([createMessages.noSuchModel({ id: 'gone' })]);
    expect(current()).toMatchObject({ model: { id: 'one' }, values: { prompt: 'a boat' } });
    expect(queries.getQueryState(modelOptions('gone').queryKey)?.status).toBe('error');
  });
});
