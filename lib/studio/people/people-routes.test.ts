import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as invite } from '../../../app/api/studio/invitations/route.ts';
import { DELETE as revoke } from '../../../app/api/studio/invitations/[id]/route.ts';
import { POST as setPasswordByLink } from '../../../app/api/studio/join/password/route.ts';
import { POST as join } from '../../../app/api/studio/join/route.ts';
import { POST as logIn } from '../../../app/api/studio/login/route.ts';
import { POST as changePassword } from '../../../app/api/studio/me/password/route.ts';
import { GET as readMe, PATCH as changeMe } from '../../../app/api/studio/me/route.ts';
import { POST as createPasswordLink } from '../../../app/api/studio/people/[id]/password-link/route.ts';
import { DELETE as endSessionsOf } from '../../../app/api/studio/people/[id]/sessions/route.ts';
import { PATCH as changePerson } from '../../../app/api/studio/people/[id]/route.ts';
import { GET as listNames } from '../../../app/api/studio/people/names/route.ts';
import { GET as listPeople } from '../../../app/api/studio/people/route.ts';
import { DELETE as endSession } from '../../../app/api/studio/sessions/[id]/route.ts';
import { GET as listSessions } from '../../../app/api/studio/sessions/route.ts';
import type { ErrorBody } from '../../contract/error.ts';
import type { JoinLink, Me, Person, PersonName } from '../../contract/studio/person.ts';
import type { StudioSession } from '../../contract/studio/studio-session.ts';
import type { Route } from '../../http/create-routes.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { setStudio } from '../instance.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import { firstPersonId } from './first-person.ts';
import { callerOf, firstCaller } from '../testing/caller-of.ts';

const studioPassword = 'a lighthouse in fog';
const ownPassword = 'plum harbour granite eleven';
const host = '127.0.0.1:3000';
let test: TestStudio;
let admin: string;
let email: string;
let count = 0;

beforeAll(async () => {
  test = await startTestStudio({ password: studioPassword });
  setStudio(test.studio);
  admin = cookieOf(await enter({ password: studioPassword }));
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(() => {
  email = `person-${(count += 1)}@example.com`;
});

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Posts the login form from an address of its own, so that wrong passwords of other tests do not count. */
function enter(form: Record<string, string>, address = `192.0.2.${count + 1}`): Promise<Response> {
  const headers = { host, [peerAddressHeader]: address, 'user-agent': 'Test browser' };
  const body = new URLSearchParams(form);
  const context = { params: Promise.resolve({}) };
  return logIn(new Request(`http://${host}/api/studio/login`, { method: 'POST', headers, body }), context);
}

interface Call {
  cookie?: string;
  body?: unknown;
  id?: string;
}

/** Calls a route with a session, from an address of the test's own. */
function call<Params>(route: Route<Params>, method: string, { cookie = '', body, id = '' }: Call = {}) {
  const init = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { host, cookie, [peerAddressHeader]: `203.0.113.${count}` };
  const request = new Request(`http://${host}/api/studio`, { method, headers, ...init });
  return route(request, { params: Promise.resolve({ id } as Params) });
}

async function linkFor(name: string, role = 'maker'): Promise<string> {
  const response = await call(invite, 'POST', { cookie: admin, body: { name, role } });
  return tokenOf((await response.json()) as JoinLink);
}

const tokenOf = ({ url }: JoinLink) => new URL(url).pathname.replace('/join/', '');

/** Invites somebody, who joins. @returns their session and id */
async function newPerson(role = 'maker'): Promise<{ cookie: string; id: string }> {
  const body = { token: await linkFor('Ann', role), name: 'Ann', email, password: ownPassword };
  const cookie = cookieOf(await call(join, 'POST', { body }));
  return { cookie, id: (await meOf(cookie)).person.id };
}

async function meOf(cookie: string): Promise<Me> {
  return (await (await call(readMe, 'GET', { cookie })).json()) as Me;
}

/** The status and the invalid fields of an error response. */
async function refusalOf(response: Response) {
  const { error } = (await response.json()) as ErrorBody;
  return [response.status, error.fields?.map(({ pointer }) => pointer) ?? []];
}

describe('an invitation', () => {
  it('lets one person in, with its role', async () => {
    const token = await linkFor('Ann', 'viewer');
    expect(await test.studio.invitations.readLink(token)).toEqual({ kind: 'invitation', name: 'Ann' });
    const body = { token, name: ' Ann ', email: email.toUpperCase(), password: ownPassword };
    const cookie = cookieOf(await call(join, 'POST', { body }));
    const { person, ...rest } = await meOf(cookie);
    expect(person).toMatchObject({ name: 'Ann', email, role: 'viewer', isActive: true, isFirst: false });
    expect(rest).toEqual({ isLoginNeeded: true, hasOwnPassword: true });
    expect(await test.studio.invitations.readLink(token)).toBeNull();
    expect(await refusalOf(await call(join, 'POST', { body: { ...body, email: `2${email}` } }))).toEqual([403, []]);
  });

  it('lets only one in when two accept at once', async () => {
    const token = await linkFor('Ann');
    const both = ['a', 'b'].map((letter) =>
      call(join, 'POST', { body: { token, name: letter, email: `${letter}-${email}`, password: ownPassword } }),
    );
    expect(new Set((await Promise.all(both)).map(({ status }) => status))).toEqual(new Set([204, 403]));
  });

  it('stays open after a wrong entry', async () => {
    await newPerson();
    const token = await linkFor('Ann');
    const body = { token, name: 'Ann', email, password: ownPassword };
    expect(await refusalOf(await call(join, 'POST', { body }))).toEqual([409, ['/email']]);
    const weak = { ...body, email: `2${email}`, password: 'password1234' };
    expect(await refusalOf(await call(join, 'POST', { body: weak }))).toEqual([400, ['/password']]);
    const empty = { ...body, name: '  ', email: 'ann', password: 'short' };
    expect(await refusalOf(await call(join, 'POST', { body: empty }))).toEqual([400, ['/name', '/email', '/password']]);
    expect((await call(join, 'POST', { body: { ...body, email: `2${email}` } })).status).toBe(204);
  });

  it('ends with its administrator', async () => {
    const { cookie, id } = await newPerson('administrator');
    const links = await Promise.all(
      ['first', 'second'].map(async (name) => {
        const response = await call(invite, 'POST', { cookie, body: { name, role: 'administrator' } });
        return tokenOf((await response.json()) as JoinLink);
      }),
    );
    const [invitation] = await test.studio.invitations.list();
    expect(invitation).toMatchObject({ role: 'administrator', createdBy: 'Ann' });
    await call(changePerson, 'PATCH', { cookie: admin, id, body: { role: 'maker' } });
    for (const token of links) expect(await test.studio.invitations.readLink(token)).toBeNull();
    expect(await test.studio.invitations.list()).toEqual([]);
  });

  it('is refused once revoked or expired', async () => {
    const token = await linkFor('Revoked');
    const [revoked] = await test.studio.invitations.list();
    expect((await call(revoke, 'DELETE', { cookie: admin, id: revoked?.id ?? '' })).status).toBe(204);
    expect((await call(revoke, 'DELETE', { cookie: admin, id: revoked?.id ?? '' })).status).toBe(404);
    const expired = await linkFor('Expired');
    await test.studio.context.database.execute("update studio.invitations set expires_at = now() - interval '1 s'");
    for (const each of [token, expired, 'nonsense']) {
      const body = { token: each, name: 'Ann', email, password: ownPassword };
      expect(await refusalOf(await call(join, 'POST', { body }))).toEqual([403, []]);
    }
    expect(await test.studio.invitations.list()).toEqual([]);
  });

  it('stores no token', async () => {
    const token = await linkFor('Ann');
    const { rows } = await test.studio.context.database.execute('select * from studio.invitations');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a login with an e-mail address', () => {
  it('is case-insensitive in the address, and only there', async () => {
    await newPerson();
    const answer = await enter({ email: ` ${email.toUpperCase()} `, password: ownPassword });
    expect(answer.headers.get('location')).toBe('/');
    expect((await meOf(cookieOf(answer))).person.email).toBe(email);
    const wrong = await enter({ email, password: ownPassword.toUpperCase() });
    expect(wrong.headers.get('location')).toBe('/login?problem=wrong');
  });

  it('is refused alike for a wrong password and for an unknown address', async () => {
    await newPerson();
    for (const form of [
      { email: `${email}\0`, password: ownPassword },
      { email: 'a'.repeat(10_000), password: ownPassword },
      { email, password: studioPassword },
      { email: `no-${email}`, password: ownPassword },
      { email: '', password: ownPassword },
    ]) {
      expect((await enter(form)).headers.get('location')).toBe('/login?problem=wrong');
    }
  });

  it('lets the first administrator in by an address of their own, too', async () => {
    await call(changeMe, 'PATCH', { cookie: admin, body: { email } });
    const answer = await enter({ email, password: studioPassword });
    expect((await meOf(cookieOf(answer))).person.id).toBe(firstPersonId);
  });
});

describe('one’s own account', () => {
  it('changes its name and address, unless another person has the address', async () => {
    const other = email;
    await newPerson();
    email = `2${email}`;
    const { cookie } = await newPerson();
    const taken = await call(changeMe, 'PATCH', { cookie, body: { name: 'Anna', email: other } });
    expect(await refusalOf(taken)).toEqual([409, ['/email']]);
    await call(changeMe, 'PATCH', { cookie, body: { name: 'Anna' } });
    expect((await meOf(cookie)).person).toMatchObject({ name: 'Anna', email });
    const role = await call(changeMe, 'PATCH', { cookie, body: { role: 'administrator' } });
    expect((await refusalOf(role))[0]).toBe(400);
  });

  it('ends its other sessions with a new password', async () => {
    const { cookie } = await newPerson();
    const elsewhere = cookieOf(await enter({ email, password: ownPassword }));
    const next = 'seven velvet anchors drift';
    const wrong = { current: 'wrong', next };
    expect(await refusalOf(await call(changePassword, 'POST', { cookie, body: wrong }))).toEqual([400, ['/current']]);
    const weak = { current: ownPassword, next: `${email}1` };
    expect(await refusalOf(await call(changePassword, 'POST', { cookie, body: weak }))).toEqual([400, ['/next']]);
    const body = { current: ownPassword, next };
    expect((await call(changePassword, 'POST', { cookie, body })).status).toBe(204);
    expect((await call(readMe, 'GET', { cookie })).status).toBe(200);
    expect((await call(readMe, 'GET', { cookie: elsewhere })).status).toBe(401);
    expect((await enter({ email, password: ownPassword })).headers.get('location')).toBe('/login?problem=wrong');
    expect((await enter({ email, password: next })).headers.get('location')).toBe('/');
  });

  it('gets only one of two new passwords at once', async () => {
    const { cookie } = await newPerson();
    const nexts = ['seven velvet anchors drift', 'nine amber kettles hum'];
    const answers = await Promise.all(
      nexts.map((next) => call(changePassword, 'POST', { cookie, body: { current: ownPassword, next } })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204, 409]));
  });

  it('limits guesses of its current password', async () => {
    const { cookie } = await newPerson();
    const guess = { current: 'wrong', next: 'seven velvet anchors drift' };
    const statuses = [];
    for (let turn = 0; turn < 12; turn += 1) {
      statuses.push((await call(changePassword, 'POST', { cookie, body: guess })).status);
    }
    expect(statuses).toContain(429);
  });

  it('has no other password than STUDIO_PASSWORD for the first administrator', async () => {
    const body = { current: studioPassword, next: 'seven velvet anchors drift' };
    const answer = await call(changePassword, 'POST', { cookie: admin, body });
    expect(await refusalOf(answer)).toEqual([409, ['/next']]);
    expect(await meOf(admin)).toMatchObject({ hasOwnPassword: false });
  });

  it('ends its password link with a new password', async () => {
    const { cookie, id } = await newPerson();
    const link = (await (await call(createPasswordLink, 'POST', { cookie: admin, id })).json()) as JoinLink;
    const body = { current: ownPassword, next: 'seven velvet anchors drift' };
    await call(changePassword, 'POST', { cookie, body });
    expect(await test.studio.invitations.readLink(tokenOf(link))).toBeNull();
  });

  it('has a name that others can read', async () => {
    const { cookie } = await newPerson();
    for (const name of ['\u200b', '\u202eAnn', 'a\nb', '…', ' ']) {
      expect(await refusalOf(await call(changeMe, 'PATCH', { cookie, body: { name } }))).toEqual([400, ['/name']]);
    }
    await call(changeMe, 'PATCH', { cookie, body: { name: 'Zoe\u0308 علی‌رضا' } });
    expect((await meOf(cookie)).person.name).toBe('Zoë علی‌رضا');
  });

  it('sees the names of those who may log in, and nothing else of them', async () => {
    const { cookie, id } = await newPerson('viewer');
    email = `2${email}`;
    const { id: other } = await newPerson();
    await call(changePerson, 'PATCH', { cookie: admin, id: other, body: { isActive: false } });
    const { people } = (await (await call(listNames, 'GET', { cookie })).json()) as { people: PersonName[] };
    expect(people).toContainEqual({ id, name: 'Ann' });
    expect(people.map((each) => each.id)).not.toContain(other);
  });

  it('lists its sessions, and ends only its own', async () => {
    const { cookie } = await newPerson();
    const elsewhere = cookieOf(await enter({ email, password: ownPassword }, '192.0.2.77'));
    const response = await call(listSessions, 'GET', { cookie });
    const { sessions } = (await response.json()) as { sessions: StudioSession[] };
    expect(new Set(sessions.map(({ isCurrent }) => isCurrent))).toEqual(new Set([false, true]));
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    expect(other).toMatchObject({ userAgent: 'Test browser', address: '192.0.2.77' });
    expect((await call(endSession, 'DELETE', { cookie: admin, id: other?.id ?? '' })).status).toBe(404);
    expect((await call(readMe, 'GET', { cookie: elsewhere })).status).toBe(200);
    expect((await call(endSession, 'DELETE', { cookie, id: other?.id ?? '' })).status).toBe(204);
    expect((await call(readMe, 'GET', { cookie: elsewhere })).status).toBe(401);
  });
});

describe('an administrator', () => {
  it('changes a role at once, in open sessions too', async () => {
    const { cookie, id } = await newPerson('viewer');
    expect((await call(listPeople, 'GET', { cookie })).status).toBe(403);
    await call(changePerson, 'PATCH', { cookie: admin, id, body: { role: 'administrator' } });
    expect((await call(listPeople, 'GET', { cookie })).status).toBe(200);
  });

  it('locks a person out, and lets them in again', async () => {
    const { cookie, id } = await newPerson();
    const link = (await (await call(createPasswordLink, 'POST', { cookie: admin, id })).json()) as JoinLink;
    const off = await call(changePerson, 'PATCH', { cookie: admin, id, body: { isActive: false } });
    expect((await off.json()) as Person).toMatchObject({ id, isActive: false });
    expect((await call(readMe, 'GET', { cookie })).status).toBe(401);
    expect((await enter({ email, password: ownPassword })).headers.get('location')).toBe('/login?problem=wrong');
    expect(await test.studio.invitations.readLink(tokenOf(link))).toBeNull();
    expect((await call(createPasswordLink, 'POST', { cookie: admin, id })).status).toBe(409);
    await call(changePerson, 'PATCH', { cookie: admin, id, body: { isActive: true } });
    expect((await enter({ email, password: ownPassword })).headers.get('location')).toBe('/');
  });

  it('logs a person out of every browser', async () => {
    const { cookie, id } = await newPerson();
    expect((await call(endSessionsOf, 'DELETE', { cookie: admin, id })).status).toBe(204);
    expect((await call(readMe, 'GET', { cookie })).status).toBe(401);
  });

  it('cannot change their own role, or lock themselves out', async () => {
    const { cookie, id } = await newPerson('administrator');
    for (const [body, pointer] of [
      [{ role: 'maker' }, '/role'],
      [{ isActive: false }, '/isActive'],
    ]) {
      expect(await refusalOf(await call(changePerson, 'PATCH', { cookie, id, body }))).toEqual([409, [pointer]]);
    }
  });

  it('changes nobody after they were locked out themselves', async () => {
    const { id } = await newPerson('administrator');
    await test.studio.people.change(id, { isActive: false }, firstCaller);
    await expect(test.studio.people.change(id, { isActive: true }, callerOf(id))).rejects.toMatchObject({
      code: 'forbidden',
    });
    expect((await test.studio.people.read(id)).isActive).toBe(false);
  });

  it('keeps every one of several changes at once', async () => {
    const { id } = await newPerson();
    const changes = [{ role: 'viewer' as const }, { isActive: false }];
    await Promise.all(changes.map((change) => test.studio.people.change(id, change, firstCaller)));
    expect(await test.studio.people.read(id)).toMatchObject({ role: 'viewer', isActive: false });
  });

  it('leaves no session of a login that was on its way when the person was locked out', async () => {
    const { id } = await newPerson();
    const logins = Array.from({ length: 5 }, () => enter({ email, password: ownPassword }));
    await call(changePerson, 'PATCH', { cookie: admin, id, body: { isActive: false } });
    const cookies = (await Promise.all(logins)).map(cookieOf);
    await call(changePerson, 'PATCH', { cookie: admin, id, body: { isActive: true } });
    const statuses = await Promise.all(cookies.map(async (cookie) => (await call(readMe, 'GET', { cookie })).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
  });

  it('cannot demote or lock out the first administrator', async () => {
    for (const [body, pointer] of [
      [{ role: 'maker' }, '/role'],
      [{ isActive: false }, '/isActive'],
    ]) {
      const answer = await call(changePerson, 'PATCH', { cookie: admin, id: firstPersonId, body });
      expect(await refusalOf(answer)).toEqual([409, [pointer]]);
    }
  });

  it('is told of an unknown person', async () => {
    expect((await call(revoke, 'DELETE', { cookie: admin, id: 'a\0b' })).status).toBe(404);
    expect((await call(endSession, 'DELETE', { cookie: admin, id: 'a\0b' })).status).toBe(404);
    for (const id of ['nonsense', '00000000-0000-4000-8000-0000000000ff']) {
      expect((await call(changePerson, 'PATCH', { cookie: admin, id, body: { role: 'maker' } })).status).toBe(404);
      expect((await call(endSessionsOf, 'DELETE', { cookie: admin, id })).status).toBe(404);
    }
  });
});

describe('a password link', () => {
  it('sets a new password once, and ends the sessions of the old one', async () => {
    const { cookie, id } = await newPerson();
    const first = (await (await call(createPasswordLink, 'POST', { cookie: admin, id })).json()) as JoinLink;
    const second = (await (await call(createPasswordLink, 'POST', { cookie: admin, id })).json()) as JoinLink;
    const password = 'seven velvet anchors drift';
    expect(await test.studio.invitations.readLink(tokenOf(second))).toEqual({ kind: 'password', name: 'Ann', email });
    for (const [token, status] of [
      [tokenOf(first), 403],
      [tokenOf(second), 204],
      [tokenOf(second), 403],
    ]) {
      expect((await call(setPasswordByLink, 'POST', { body: { token, password } })).status).toBe(status);
    }
    expect((await call(readMe, 'GET', { cookie })).status).toBe(401);
    expect((await enter({ email, password })).headers.get('location')).toBe('/');
  });

  it('does not exist for the first administrator, nor as an invitation', async () => {
    expect((await call(createPasswordLink, 'POST', { cookie: admin, id: firstPersonId })).status).toBe(409);
    const body = { token: await linkFor('Ann'), password: ownPassword };
    expect(await refusalOf(await call(setPasswordByLink, 'POST', { body }))).toEqual([403, []]);
    const { id } = await newPerson();
    const link = (await (await call(createPasswordLink, 'POST', { cookie: admin, id })).json()) as JoinLink;
    const joining = { token: tokenOf(link), name: 'Eve', email: `eve-${email}`, password: ownPassword };
    expect(await refusalOf(await call(join, 'POST', { body: joining }))).toEqual([403, []]);
  });
});
