import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { engineSettingsSchema } from '../engine-settings.ts';
import { describeEngine } from '../testing/describe-engine.ts';
import { withBench } from '../testing/engine-bench.ts';
import { setUpMediaApi } from '../testing/set-up-media-api.ts';
import { createMediaApi } from './create-media-api.ts';

const fetcher = { fetch: () => Promise.resolve(), close: () => Promise.resolve() };

describeEngine('createMediaApi', setUpMediaApi);

const setUpFree = async (directory: string) => ({ ...(await setUpMediaApi(directory)), settings: { paid: false } });

describe('createMediaApi', () => {
  it('sends the model, the parameters, the files and a seed, with the key as the request’s id', () =>
    withBench(setUpMediaApi, async ({ submit, fake, jobKey, secret }) => {
      await submit();
      const sent = fake.upstream.seen.find(({ method }) => method === 'POST');
      expect(sent?.headers).toMatchObject({ authorization: `Bearer ${secret}`, 'x-request-id': jobKey });
      const png = expect.stringMatching(/^data:image\/png;base64,iVBORw0KGgo/) as unknown;
      expect(JSON.parse(sent?.body ?? '')).toEqual({
        model: 'acme/sketch-2',
        prompt: 'a boat',
        input_image: [png, png],
        seed: 234,
      });
    }));

  it('may cost unless the settings say otherwise', () =>
    withBench(setUpMediaApi, async ({ engine }) => {
      expect(engine.isPaid).toBe(true);
      await withBench(setUpFree, async (bench) => expect(bench.engine.isPaid).toBe(false));
    }));

  it('redacts its secrets in messages of the service', () =>
    withBench(setUpMediaApi, async ({ fake, submit, failureOf, readModel }) => {
      await readModel();
      fake.upstream.script(/^POST /, (request, ...rest) =>
        json(400, { error: { detail: `Sent: ${JSON.stringify(request.headers)}` } })(request, ...rest),
      );
      const { message } = await failureOf(submit());
      expect(message).toMatch(/"authorization":"Bearer \*+"/);
    }));

  it('needs an address', () => {
    const settings = engineSettingsSchema.parse({ kind: 'media-api' });
    const options = { name: 'attic', settings, models: {}, folder: '.', fetcher, logger: pino({ level: 'silent' }) };
    expect(() => createMediaApi(options)).toThrow('The engine attic needs the url of a media API.');
  });
});
