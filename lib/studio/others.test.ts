import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { people } from '../database/studio-people-tables.ts';
import type { Method } from '../http/create-routes.ts';
import { setStudio } from './instance.ts';
import { authorisationTable } from './testing/authorisation-table.ts';
import { othersTable, type Reach } from './testing/others-table.ts';
import { callRoute, readRouteFiles, sessionHeaders, type RouteFile } from './testing/route-files.ts';
import { thingsOf, type Thing } from './testing/things-of.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';
import { callerOf } from './testing/caller-of.ts';

const owner = callerOf('00000000-0000-4000-8000-00000000000a');
const others = {
  maker: '00000000-0000-4000-8000-00000000000b',
  administrator: '00000000-0000-4000-8000-00000000000c',
};

let test: TestStudio;
let files: Map<string, RouteFile>;
let things: Record<string, () => Promise<Thing>>;

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  setStudio(test.studio);
  files = await readRouteFiles();
  await test.studio.context.database.insert(people).values([
    { id: owner.personId, name: 'Ann', role: 'maker' },
    { id: others.maker, name: 'Ben', role: 'maker' },
    { id: others.administrator, name: 'Cleo', role: 'administrator' },
  ]);
  things = thingsOf(test, owner);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

/** Requests of other kinds than PUT and PATCH that have a body. */
const withBody = /\/(edit|made|frame|estimate|exports|takes|links)$/;

async function statusFor(personId: string, line: Line): Promise<number> {
  const [method, pattern, { thing }] = line;
  const { values, body } = (await things[thing]?.()) ?? { values: {} };
  const headers = await sessionHeaders(test.studio, personId);
  const hasBody = ['PUT', 'PATCH'].includes(method) || (method === 'POST' && withBody.test(pattern));
  return callRoute(files.get(pattern), { method, pattern, values, headers, ...(hasBody ? { body } : {}) });
}

type Line = [method: Method, pattern: string, { thing: string; reach: Reach }];
const lines = Object.entries(othersTable).flatMap(([pattern, { thing, ...methods }]) =>
  Object.entries(methods).map(([method, reach]): Line => [method as Method, pattern, { thing, reach }]),
);

/** Routes of what is no person's, or whose access the authorisation table says fully, as for public links. */
const ofNobody = /^\/api\/(\[\.\.\.path\]|ai\/engines|ai\/models|repos|shared|studio\/(limits|people|invitations))/;

describe('the table of what others reach', () => {
  it('has a line for every method of every route that names a thing of somebody, and no other', () => {
    const named = Object.entries(authorisationTable)
      .filter(([pattern]) => pattern.includes('[') && !ofNobody.test(pattern))
      .flatMap(([pattern, methods]) => Object.keys(methods).map((method) => `${method} ${pattern}`));
    expect(lines.map(([method, pattern]) => `${method} ${pattern}`).toSorted()).toEqual(named.toSorted());
  });

  it.each(lines)('%s %s: %o', async (...line) => {
    const [, , { reach }] = line;
    const status = await statusFor(owner.personId, line);
    const expected = {
      everyone: { maker: status, administrator: status },
      owner: { maker: 403, administrator: status },
      private: { maker: 404, administrator: 404 },
    }[reach];
    expect(reach === 'private' ? [401, 403, 404] : [401, 403]).not.toContain(status);
    expect({
      maker: await statusFor(others.maker, line),
      administrator: await statusFor(others.administrator, line),
    }).toEqual(expected);
  });
});
