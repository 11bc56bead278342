import {
  array,
  asyncProperty,
  assert,
  constantFrom,
  jsonValue,
  oneof,
  record,
  string,
  stringMatching,
} from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorBodySchema } from '../../contract/error.ts';
import { profiles } from '../models/registry.ts';
import { startTestService, type TestService } from '../testing/start-test-service.ts';

let service: TestService;
beforeAll(async () => {
  // Nothing is drawn: this is about what is taken.
  service = await startTestService({ SERVICE_ROLES: 'http' });
});
afterAll(() => service.stop());

/** Text as JSON can write it: NUL and halves of surrogate pairs too. */
const anyText = array(constantFrom('a', '\0', '\uD800', '\uDC00', '😀'), { maxLength: 6 }).map((units) =>
  units.join(''),
);
const names = [...new Set(profiles.flatMap((profile) => Object.keys(profile.parameters.shape)))];
const models = profiles.map(({ id }) => id);
const paths = ['/api/ai/queue', '/api/repos/a/b/fine_tunes'];

async function isAnswered(response: Response): Promise<void> {
  const body: unknown = await response.json();
  expect(response.status).toBeLessThan(500);
  if (response.status >= 400) errorBodySchema.parse(body);
}

describe('whatever is sent', () => {
  it('is taken or refused in words, whatever the body', async () => {
    const fields = array(
      record({ name: oneof(constantFrom(...names), string(), anyText), value: oneof(jsonValue(), anyText) }),
      {
        maxLength: 8,
      },
    );
    const body = record({ model: oneof(constantFrom(...models), jsonValue()), fields });
    await assert(
      asyncProperty(constantFrom(...paths), body, async (path, { model, fields: given }) => {
        const parameters = Object.fromEntries(given.map(({ name, value }) => [name, value]));
        await isAnswered(await service.ann.request('POST', path, { ...parameters, model }));
      }),
      { numRuns: 150 },
    );
  });

  it('is taken or refused in words, whatever the text and the address', async () => {
    const segment = oneof(string({ unit: 'grapheme', minLength: 1 }), stringMatching(/^[\w.:~%-]{1,20}$/));
    const address = oneof(
      segment.map((id) => `/api/ai/queue/${encodeURIComponent(id)}`),
      segment.map((id) => `/api/ai/models/x${encodeURIComponent(id)}`),
      segment.map((id) => `/media/${encodeURIComponent(id)}/0`),
      segment.map((id) => `/api/ai/generations?page=${encodeURIComponent(id)}`),
      segment.map((id) => `/api/ai/queue?model=${encodeURIComponent(id)}`),
      segment.map((id) => `/api/repos/${encodeURIComponent(id)}/b/fine_tunes/${encodeURIComponent(id)}`),
    );
    await assert(
      asyncProperty(address, string(), async (path, text) => {
        await isAnswered(await service.ann.request('GET', path));
        await isAnswered(await service.ann.request('POST', '/api/ai/queue', text));
      }),
      { numRuns: 150 },
    );
  });
});
