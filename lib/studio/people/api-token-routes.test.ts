import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as queue from '../../../app/api/ai/queue/route.ts';
import * as events from '../../../app/api/events/route.ts';
import * as ownPassword from '../../../app/api/studio/me/password/route.ts';
import * as me from '../../../app/api/studio/me/route.ts';
import * as ownToken from '../../../app/api/studio/me/tokens/[id]/route.ts';
import * as ownTokens from '../../../app/api/studio/me/tokens/route.ts';
import * as personSessions from '../../../app/api/studio/people/[id]/sessions/route.ts';
import * as everybody from '../../../app/api/studio/people/route.ts';
import * as session from '../../../app/api/studio/sessions/[id]/route.ts';
import * as currentSession from '../../../app/api/studio/sessions/current/route.ts';
import * as sessions from '../../../app/api/studio/sessions/route.ts';
import { createdApiTokenSchema, type CreatedApiToken } from '../../contract/studio/api-token.ts';
import type { Permission, Role } from '../../contract/studio/permissions.ts';
import { apiTokens, people } from '../../database/studio-people-tables.ts';
import type { Method, Route } from '../../http/create-routes.ts';
import { setStudio } from '../instance.ts';
import { canaryKey, startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { firstPersonId } from './first-person.ts';
import { firstCaller } from '../testing/caller-of.ts';

const host = '127.0.0.1:3000';
let test: TestStudio;
let ann: string;
/** The `Cookie` of a browser in which Ann, a maker, is logged in. */
let cookie: string;

beforeAll(async () => {
  test = await startTestStudio({ password: 'a lighthouse in fog' });
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(async () => {
  ann = await addPerson('maker');
  cookie = await logIn(ann);
});

async function addPerson(role: Role): Promise<string> {
  const id = randomUUID();
  await test.database.connection.database.insert(people).values({ id, name: 'Ann', role });
  return id;
}

const logIn = async (personId: string) =>
  (await test.studio.login.enter(new Headers({ host }), personId, 'link')).split(';')[0] ?? '';

interface Call {
  method?: Method;
  headers?: Record<string, string>;
  body?: unknown;
  id?: string;
}

/** Calls a route, as a program without `Origin` and `Sec-Fetch-Site`. */
function call(
  routes: Record<Method, Route<{ id: string }>>,
  { method = 'GET', headers = {}, body, id = '' }: Call,
): Promise<Response> {
  const request = new Request(`http://${host}/api/x`, {
    method,
    headers: { host, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return routes[method](request, { params: Promise.resolve({ id }) });
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const newToken = (scope: Permission) => ({ name: 'Script', scope, expiresInDays: null });
const prompt = { model: 'm', prompt: 'A lighthouse' };

/** Creates a token as Ann's browser does. */
async function createToken(scope: Permission, by = cookie): Promise<CreatedApiToken> {
  const answer = await call(ownTokens, { method: 'POST', headers: { cookie: by }, body: newToken(scope) });
  expect(answer.status).toBe(201);
  return createdApiTokenSchema.parse(await answer.json());
}

const statusOf = async (...request: Parameters<typeof call>) => (await call(...request)).status;
const statusWith = (token: string) => statusOf(me, { headers: bearer(token) });
const detailOf = async (answer: Response) => ((await answer.json()) as { error: { detail: string } }).error.detail;

describe('/api/studio/me/tokens', () => {
  it('shows a token once, and lists and removes it', async () => {
    const { token, ...shown } = await createToken('view');
    const list = await (await call(ownTokens, { headers: { cookie } })).text();
    expect(JSON.parse(list)).toEqual({ tokens: [shown] });
    expect(list).not.toContain(token);
    expect(await statusOf(ownToken, { method: 'DELETE', headers: { cookie }, id: shown.id })).toBe(204);
    expect(await statusOf(ownToken, { method: 'DELETE', headers: { cookie }, id: shown.id })).toBe(404);
    expect(await statusWith(token)).toBe(401);
  });

  it.each([
    ['/name', { name: ' ' }],
    ['/name', { name: 'x'.repeat(81) }],
    ['/scope', { scope: 'everything' }],
    ['/scope', { scope: 'administer' }],
    ['/expiresInDays', { expiresInDays: 0 }],
    ['/expiresInDays', { expiresInDays: 366 }],
    ['/expiresInDays', { expiresInDays: undefined }],
  ])('refuses an invalid %s', async (pointer, change) => {
    const body = { ...newToken('view'), ...change };
    const answer = await call(ownTokens, { method: 'POST', headers: { cookie }, body });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { fields: [{ pointer }] } });
  });

  it('does not remove the tokens of others', async () => {
    const { id, token } = await createToken('view');
    const other = await logIn(await addPerson('administrator'));
    expect(await statusOf(ownToken, { method: 'DELETE', headers: { cookie: other }, id })).toBe(404);
    expect(await statusWith(token)).toBe(200);
  });
});

describe('an API token', () => {
  it('may do what its scope says', async () => {
    const [view, make] = [await createToken('view'), await createToken('make')];
    const refused = await call(queue, { method: 'POST', headers: bearer(view.token), body: prompt });
    expect([refused.status, await detailOf(refused)]).toEqual([403, 'This API token may only read.']);
    expect(await statusOf(queue, { headers: bearer(view.token) })).toBe(200);
    expect(await statusOf(queue, { method: 'POST', headers: bearer(make.token), body: prompt })).toBe(200);
    expect(await statusOf(everybody, { headers: bearer(make.token) })).toBe(403);
  });

  it('may not do more than the scope, even of an administrator', async () => {
    const administrator = await logIn(firstPersonId);
    const [make, administer] = [
      await createToken('make', administrator),
      await createToken('administer', administrator),
    ];
    expect(await statusOf(everybody, { headers: bearer(administer.token) })).toBe(200);
    const refused = await call(everybody, { headers: bearer(make.token) });
    expect([refused.status, await detailOf(refused)]).toEqual([
      403,
      'This API token may read and make, but not administer the studio.',
    ]);
  });

  it('may not do more than the present role of its person', async () => {
    const { token } = await createToken('make');
    await test.studio.people.change(ann, { role: 'viewer' }, firstCaller);
    const refused = await call(queue, { method: 'POST', headers: bearer(token), body: prompt });
    expect([refused.status, await detailOf(refused)]).toEqual([403, expect.stringContaining('You can view')]);
    expect(await statusWith(token)).toBe(200);
  });

  it('never reaches the media service', async () => {
    const { token } = await createToken('make');
    const before = test.upstream.seen.length;
    expect(await statusOf(queue, { headers: bearer(token) })).toBe(200);
    expect(await statusOf(queue, { method: 'POST', headers: bearer(token), body: prompt })).toBe(200);
    const sent = test.upstream.seen.slice(before);
    expect(sent.map(({ method }) => method)).toEqual(expect.arrayContaining(['GET', 'POST']));
    expect(sent.every(({ headers }) => headers['authorization'] === `Bearer ${canaryKey}`)).toBe(true);
    expect(JSON.stringify(sent)).not.toContain(token);
  });

  it('counts alone, even beside a valid session', async () => {
    const { token } = await createToken('view');
    const both = { ...bearer(token), cookie };
    expect(await statusOf(queue, { method: 'POST', headers: both, body: prompt })).toBe(403);
    for (const invalid of [`${token}x`, 'easel_', `easel_${'A'.repeat(43)}`, 'easel_ x']) {
      const refused = await call(me, { headers: { ...bearer(invalid), cookie } });
      expect([refused.status, await detailOf(refused)]).toEqual([
        401,
        'This API token is not valid. It may have expired or been removed.',
      ]);
    }
  });

  it('leaves the Authorization of a proxy in front of the studio alone', async () => {
    for (const authorization of ['Basic YTpi', 'Bearer eyJhbGciOi']) {
      expect(await statusOf(me, { headers: { authorization, cookie } })).toBe(200);
      expect(await statusOf(me, { headers: { authorization } })).toBe(401);
    }
  });

  it('cannot change the account', async () => {
    const { id, token } = await createToken('administer', await logIn(firstPersonId));
    const headers = bearer(token);
    const changes: [Record<Method, Route<{ id: string }>>, Call][] = [
      [me, { method: 'PATCH', body: { name: 'Eve' } }],
      [ownPassword, { method: 'POST', body: { current: 'a lighthouse in fog', next: 'plum harbour granite' } }],
      [sessions, {}],
      [sessions, { method: 'DELETE' }],
      [currentSession, { method: 'DELETE' }],
      [session, { method: 'DELETE', id: 'x' }],
      [ownTokens, {}],
      [ownTokens, { method: 'POST', body: newToken('view') }],
      [ownToken, { method: 'DELETE', id }],
    ];
    for (const [routes, change] of changes) {
      const refused = await call(routes, { ...change, headers: { ...headers, cookie } });
      expect([refused.status, await detailOf(refused)]).toEqual([
        403,
        'This needs a login in a browser; API tokens cannot do it.',
      ]);
    }
    expect(await (await call(me, { headers })).json()).toMatchObject({ person: { id: firstPersonId } });
    expect(await statusOf(me, { headers: { cookie } })).toBe(200);
  });

  it('outlives a logout everywhere, but not an administrator who ends the sessions of its person', async () => {
    const { token } = await createToken('view');
    expect(await statusOf(sessions, { method: 'DELETE', headers: { cookie } })).toBe(204);
    expect(await statusWith(token)).toBe(200);
    const administrator = { cookie: await logIn(firstPersonId) };
    expect(await statusOf(personSessions, { method: 'DELETE', headers: administrator, id: ann })).toBe(204);
    expect(await statusWith(token)).toBe(401);
  });

  it('stops working when its person is deactivated', async () => {
    const { token } = await createToken('view');
    await test.studio.people.change(ann, { isActive: false }, firstCaller);
    expect(await statusWith(token)).toBe(401);
  });

  it.each<[string, (token: CreatedApiToken) => Promise<unknown>]>([
    ['it is removed', ({ id }) => call(ownToken, { method: 'DELETE', headers: { cookie }, id })],
    ['its person is deactivated', () => test.studio.people.change(ann, { isActive: false }, firstCaller)],
    [
      'another process removes it',
      async () =>
        (await test.another()).login.sessions.endAllOf({ id: ann, name: 'Ann' }, firstCaller, { withTokens: true }),
    ],
  ])('ends its event streams when %s', async (_when, end) => {
    const [token, other] = [await createToken('view'), await createToken('view', await logIn(firstPersonId))];
    const stream = await call(events, { headers: bearer(token.token) });
    const staying = await test.studio.login.endSignal(new Headers(bearer(other.token)));
    await end(token);
    expect(await stream.text()).toContain('event: studio_link');
    expect(staying.aborted).toBe(false);
    expect(await statusOf(events, { headers: bearer(token.token) })).toBe(401);
  });

  it('ends its event streams when it expires', async () => {
    const { id, token } = await createToken('view');
    await test.database.connection.database
      .update(apiTokens)
      // Long enough for a busy machine to open the stream before.
      .set({ expiresAt: sql`now() + interval '5 seconds'` })
      .where(eq(apiTokens.id, id));
    const stream = await call(events, { headers: bearer(token) });
    expect(await stream.text()).toContain('event: studio_link');
    await expect.poll(() => statusWith(token)).toBe(401);
  });
});

describe('a studio without a login', () => {
  it('ignores API tokens, and lets everybody manage them', async () => {
    const open = await startTestStudio();
    try {
      setStudio(open.studio);
      for (const headers of [{}, bearer('easel_x')]) {
        expect(await statusOf(me, { headers })).toBe(200);
        expect(await statusOf(ownTokens, { headers })).toBe(200);
        expect(await statusOf(sessions, { headers })).toBe(200);
        expect(await statusOf(me, { method: 'PATCH', headers, body: { name: 'Ann' } })).toBe(200);
      }
      const { id } = await createToken('administer', '');
      expect(await statusOf(ownToken, { method: 'DELETE', id })).toBe(204);
    } finally {
      setStudio(test.studio);
      await open.close();
    }
  });
});
