import type { JsonObject } from '../../lib/contract/model.ts';
import { createTemporaryDataDirectory, runEasel, type RunningEasel } from '../../lib/setup/test/run-easel.ts';
import { json, type ScriptedUpstream, startScriptedUpstream } from '../../lib/upstream/testing/scripted-upstream.ts';
import { test } from './journey.ts';

/** The programs of one file of journeys, on a media service that only tests answer for; to be read inside of its tests. */
export interface ScriptedEasel {
  url: () => string;
  upstream: () => ScriptedUpstream;
  /** The bodies of the generations that the service was asked for. */
  bodies: () => JsonObject[];
}

/** Runs separate programs for the journeys of a file, with models that edit images by these request schemas. */
export function scriptedEasel(schemas: Readonly<Record<string, JsonObject>>): ScriptedEasel {
  let upstream: ScriptedUpstream;
  let easel: RunningEasel;
  let dataDirectory: { path: string; remove: () => Promise<void> };
  test.beforeAll(async () => {
    upstream = await startScriptedUpstream();
    const data = Object.entries(schemas).map(([id, json_request_schema]) => ({
      id,
      display_name: id,
      endpoint: '/images/edit',
      json_request_schema,
    }));
    upstream.script(/^GET \/api\/ai\/models(?:\?|$)/, json(200, { object: 'list', data }));
    dataDirectory = await createTemporaryDataDirectory();
    easel = await runEasel({
      dataDirectory: dataDirectory.path,
      environment: { MEDIA_API_URL: upstream.origin, MEDIA_API_KEY: 'a-key-of-this-test-alone' },
    });
  });
  test.afterAll(async () => {
    await easel.stop();
    await upstream.close();
    await dataDirectory.remove();
  });
  return {
    url: () => easel.url,
    upstream: () => upstream,
    bodies: () =>
      upstream.seen
        .filter(({ method, path }) => method === 'POST' && path === '/api/ai/queue')
        .map(({ body }) => JSON.parse(body) as JsonObject),
  };
}
