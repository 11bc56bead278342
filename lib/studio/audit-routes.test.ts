import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as readLog } from '../../app/api/studio/audit/route.ts';
import { POST as exportLog } from '../../app/api/studio/audit/exports/route.ts';
import { DELETE as removeEngine } from '../../app/api/ai/engines/[name]/route.ts';
import { POST as logIn } from '../../app/api/studio/login/route.ts';
import type { AuditEntry, AuditPage } from '../contract/studio/audit-actions.ts';
import { auditEntries } from '../database/studio-audit-tables.ts';
import { people } from '../database/studio-people-tables.ts';
import { peerAddressHeader } from '../network/peer-address.ts';
import { json } from '../upstream/testing/scripted-upstream.ts';
import { expireEntries } from './audit/expire-entries.ts';
import { setStudio } from './instance.ts';
import { firstPersonId } from './people/first-person.ts';
import { hashPassword } from './people/hash-password.ts';
import { callerOf, firstCaller } from './testing/caller-of.ts';
import { putUpload } from './testing/put-into-library.ts';
import { sessionHeaders, testHost } from './testing/route-files.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';

const studioPassword = 'plum harbour granite';
const annsPassword = 'granite harbour plum';
const ann = callerOf('00000000-0000-4000-8000-00000000000a');
const ben = callerOf('00000000-0000-4000-8000-00000000000b');

let test: TestStudio;
let admin: Headers;

beforeAll(async () => {
  test = await startTestStudio({ password: studioPassword });
  setStudio(test.studio);
  await test.studio.context.database.insert(people).values([
    {
      id: ann.personId,
      name: 'Ann',
      email: 'ann@example.com',
      role: 'maker',
      passwordHash: await hashPassword(annsPassword),
    },
    { id: ben.personId, name: 'Ben', role: 'maker' },
  ]);
  admin = await sessionHeaders(test.studio, firstPersonId);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(() => expireEntries(test.studio.context.database, -1));

const none = { params: Promise.resolve({}) };
const request = (path: string, init: RequestInit = {}) =>
  new Request(`http://${testHost}${path}`, { headers: admin, ...init });

async function page(query = ''): Promise<AuditPage> {
  return (await (await readLog(request(`/api/studio/audit${query}`), none)).json()) as AuditPage;
}
const entries = async (query = '') => (await page(query)).entries;
const shorten = ({ action, by, subject, details }: AuditEntry) => ({
  action,
  by: by?.name ?? null,
  subject: subject?.name ?? null,
  details,
});

const exported = (query: string, headers = admin) =>
  exportLog(request(`/api/studio/audit/exports${query}`, { method: 'POST', headers }), none);

let peers = 0;
/** Logs in as from a browser at an address of its own. */
async function tryLogin(email: string, password: string, address = `192.0.2.${(peers += 1)}`) {
  const headers = {
    host: testHost,
    [peerAddressHeader]: address,
    'user-agent': 'Firefox',
    'content-type': 'application/x-www-form-urlencoded',
  };
  const body = new URLSearchParams({ email, password }).toString();
  return logIn(request('/api/studio/login', { method: 'POST', headers, body }), none);
}

describe('the audit log of logins', () => {
  it('has who logged in, from where and with which browser', async () => {
    await tryLogin('Ann@Example.com', annsPassword, '198.51.100.7');
    expect(await entries()).toMatchObject([
      {
        action: 'logged_in',
        by: { id: ann.personId, name: 'Ann', email: 'ann@example.com' },
        access: 'password',
        address: '198.51.100.7',
        userAgent: 'Firefox',
      },
    ]);
  });

  it('has wrong passwords with what was tried, and never the password', async () => {
    await tryLogin('ann@example.com', 'a wrong password');
    await tryLogin('nobody@example.com', 'a wrong password');
    await tryLogin('', 'a wrong password');
    const found = await entries();
    expect(found.map(shorten)).toEqual([
      { action: 'login_failed', by: null, subject: 'Administrator', details: { email: '', omitted: 0 } },
      { action: 'login_failed', by: null, subject: null, details: { email: 'nobody@example.com', omitted: 0 } },
      { action: 'login_failed', by: null, subject: 'Ann', details: { email: 'ann@example.com', omitted: 0 } },
    ]);
    expect(JSON.stringify(found)).not.toContain('a wrong password');
  });

  it('has one entry of the many that are refused from an address', async () => {
    const tries = Array.from({ length: 20 }, () => tryLogin('nobody@example.com', 'wrong', '198.51.100.9'));
    await Promise.all(tries);
    const actions = (await entries()).map(({ action }) => action);
    expect(actions.filter((action) => action === 'login_failed').length).toBeLessThanOrEqual(10);
    expect(actions.filter((action) => action === 'login_limited')).toHaveLength(1);
  });

  it('has a login of a deactivated person as a failed one', async () => {
    await test.studio.people.change(ann.personId, { isActive: false }, firstCaller);
    await tryLogin('ann@example.com', annsPassword);
    await test.studio.people.change(ann.personId, { isActive: true }, firstCaller);
    expect((await entries()).map(({ action }) => action)).toEqual([
      'person_reactivated',
      'login_failed',
      'person_deactivated',
    ]);
  });
});

describe('the audit log of people', () => {
  it('has what changed, and nothing where nothing did', async () => {
    await test.studio.people.change(ann.personId, { role: 'viewer' }, firstCaller);
    await test.studio.people.change(ann.personId, { role: 'viewer' }, firstCaller);
    await test.studio.people.change(ann.personId, { role: 'maker' }, firstCaller);
    await test.studio.people.rename({ name: 'Ben', email: 'ben@example.com' }, ben);
    expect((await entries()).map(shorten)).toEqual([
      {
        action: 'person_renamed',
        by: 'Ben',
        subject: 'Ben',
        details: { name: null, email: { from: null, to: 'ben@example.com' } },
      },
      { action: 'role_changed', by: 'Administrator', subject: 'Ann', details: { from: 'viewer', to: 'maker' } },
      { action: 'role_changed', by: 'Administrator', subject: 'Ann', details: { from: 'maker', to: 'viewer' } },
    ]);
  });

  it('has nothing of a change that is refused', async () => {
    await expect(test.studio.people.change(ann.personId, { role: 'administrator' }, ben)).rejects.toThrow(
      'Only administrators',
    );
    await expect(test.studio.people.rename({ email: 'ann@example.com' }, ben)).rejects.toThrow('Another person');
    expect(await entries()).toEqual([]);
  });

  it('has neither the link of an invitation nor an API token', async () => {
    const { url } = await test.studio.invitations.invite({ name: 'Cleo', role: 'viewer' }, firstCaller);
    const { token } = await test.studio.login.apiTokens.create(ann, {
      name: 'script',
      scope: 'make',
      expiresInDays: 3,
    });
    const found = await entries();
    expect(found.map(shorten)).toEqual([
      { action: 'api_token_created', by: 'Ann', subject: 'script', details: { scope: 'make', expiresInDays: 3 } },
      { action: 'invitation_created', by: 'Administrator', subject: 'Cleo', details: { role: 'viewer' } },
    ]);
    for (const secret of [token.slice('easel_'.length), url.split('/').at(-1) ?? '']) {
      expect(JSON.stringify(found)).not.toContain(secret);
    }
  });

  it('names the API token by which something is done', async () => {
    const { token, id } = await test.studio.login.apiTokens.create(firstCaller, {
      name: 'nightly',
      scope: 'administer',
      expiresInDays: null,
    });
    const headers = new Headers({ host: testHost, authorization: `Bearer ${token}` });
    expect((await exported('?format=jsonl', headers)).status).toBe(200);
    await test.studio.login.apiTokens.remove(id, firstCaller);
    expect(await entries('?group=log')).toMatchObject([{ access: 'token', token: 'nightly' }]);
  });
});

/** Ann’s library. */
const own = () => test.studio.for(ann).library;

const disconnect = () =>
  removeEngine(request('/api/ai/engines/atelier', { method: 'DELETE' }), {
    params: Promise.resolve({ name: 'atelier' }),
  });

describe('the audit log of things', () => {
  it('does not name a board that administrators never saw', async () => {
    const { id } = await own().createBoard({ name: 'Surprise party' });
    await own().deleteBoard(id);
    expect(await entries()).toMatchObject([{ action: 'board_deleted', subject: { kind: 'board', id, name: null } }]);
  });

  it('has with whom a board was shared, and who was left out again', async () => {
    const { id } = await own().createBoard({ name: 'Cold places' });
    const share = (everyone: 'view' | null, access: 'view' | 'edit' | null) =>
      own().changeSharing(id, { everyone, members: access === null ? [] : [{ personId: ben.personId, access }] });
    await share(null, 'view');
    await share(null, 'view');
    await share('view', 'edit');
    await share(null, null);
    const details = (await entries()).map(shorten);
    expect(details).toEqual([
      {
        action: 'board_shared',
        by: 'Ann',
        subject: 'Cold places',
        details: { everyone: { from: 'view', to: null }, members: [{ name: 'Ben', access: null }] },
      },
      {
        action: 'board_shared',
        by: 'Ann',
        subject: 'Cold places',
        details: { everyone: { from: null, to: 'view' }, members: [{ name: 'Ben', access: 'edit' }] },
      },
      {
        action: 'board_shared',
        by: 'Ann',
        subject: 'Cold places',
        details: { everyone: null, members: [{ name: 'Ben', access: 'view' }] },
      },
    ]);
  });

  it('has how many items went to the trash, came back, and were removed', async () => {
    const ids = [
      await putUpload(test.studio, '#101010', 'a.png', ann.personId),
      await putUpload(test.studio, '#202020', 'b.png', ann.personId),
    ];
    const change = (what: 'trash' | 'restore', which: string[]) =>
      own().change({ selection: { ids: which }, change: { do: what } });
    const { id } = await change('trash', ids);
    await own().undo(id);
    await change('trash', ids);
    await change('restore', ids.slice(0, 1));
    await own().emptyTrash(test.studio.media);
    await own().emptyTrash(test.studio.media);
    expect((await entries()).map(({ action, details }) => [action, details])).toEqual([
      ['trash_emptied', { count: 1 }],
      ['items_restored', { count: 1 }],
      ['items_trashed', { count: 2 }],
      ['items_restored', { count: 2 }],
      ['items_trashed', { count: 2 }],
    ]);
  });

  it('does not have one’s own comment that was taken back', async () => {
    const id = await putUpload(test.studio, '#303030', 'a.png', ann.personId);
    const board = await own().createBoard({ name: 'Cold places' });
    await own().change({ selection: { ids: [id] }, change: { do: 'add_to_board', board: board.id } });
    await own().reviews.comment(board.id, id, board.id, 'Warmer, please.');
    await own().reviews.deleteComment(board.id, id, board.id);
    expect(await entries()).toEqual([]);
  });

  it('has what the media service has done, and nothing that it refused', async () => {
    test.upstream.script(/DELETE .*\/engines\/atelier/, json(409, { error: { type: 'conflict', title: 'No' } }), 1);
    await disconnect();
    expect(await entries()).toEqual([]);
    test.upstream.script(/DELETE .*\/engines\/atelier/, json(200, { status: 'success' }), 1);
    await disconnect();
    expect(await entries()).toMatchObject([{ action: 'engine_removed', subject: { name: 'atelier' } }]);
  });
});

/** Puts entries of the last days into the log, the oldest first. */
async function fill(count: number): Promise<void> {
  const row = { access: 'session', userAgent: '', action: 'items_trashed', personId: ann.personId } as const;
  const rows = Array.from({ length: count }, (_, at) => ({
    ...row,
    personName: '=HYPERLINK("x")',
    details: { count: at },
    createdAt: sql`timestamptz '2026-03-01T00:00:00Z' + make_interval(hours => ${at})`,
  }));
  await test.studio.context.database.insert(auditEntries).values(rows);
}
const countIn = ({ details }: AuditEntry) => ('count' in details ? details.count : null);

describe('GET /api/studio/audit', () => {
  it('pages from the newest to the oldest', async () => {
    await fill(5);
    const first = await page('?limit=2');
    const second = await page(`?limit=2&before=${first.nextCursor}`);
    const third = await page(`?limit=2&before=${second.nextCursor}`);
    expect([first, second, third].map(({ entries: found }) => found.map(countIn))).toEqual([[4, 3], [2, 1], [0]]);
    expect(third.nextCursor).toBeNull();
  });

  it('filters by group, by person and by time', async () => {
    await fill(3);
    await test.studio.people.change(ann.personId, { role: 'viewer' }, firstCaller);
    await test.studio.people.change(ann.personId, { role: 'maker' }, firstCaller);
    expect((await entries('?group=deletions')).map(countIn)).toEqual([2, 1, 0]);
    expect(await entries('?group=people')).toHaveLength(2);
    expect(await entries(`?person=${ann.personId}`)).toHaveLength(5);
    expect(await entries(`?person=${firstPersonId}`)).toHaveLength(2);
    expect(await entries(`?person=${ben.personId}`)).toEqual([]);
    const day = '?group=deletions&from=2026-03-01T01:00:00Z';
    expect((await entries(day)).map(countIn)).toEqual([2, 1]);
    expect((await entries(`${day}&to=2026-03-01T02:00:00Z`)).map(countIn)).toEqual([1]);
  });

  it.each([
    ['group=colours', /group must be one of/],
    ['person=ann', /person must be/],
    ['from=yesterday', /from must be a time/],
    ['before=x', /before must be/],
    ['limit=0', />=1|at least|limit/i],
  ])('refuses %s', async (query, message) => {
    const response = await readLog(request(`/api/studio/audit?${query}`), none);
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: { detail: string } }).error.detail).toMatch(message);
  });
});

describe('POST /api/studio/audit/exports', () => {
  it('writes a table in which nothing is a formula, and records it', async () => {
    await fill(2);
    const response = await exported(`?format=csv&group=deletions&person=${ann.personId}`);
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="easel-audit-.*\.csv"/);
    const lines = Buffer.from(await response.arrayBuffer())
      .toString()
      .split('\r\n');
    expect(lines[0]).toMatch(/^\uFEFFid,time,action,person_id,/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(
      `2026-03-01T01:00:00.000Z,items_trashed,${ann.personId},"'=HYPERLINK(""x"")",,session,,,,,,,"{""count"":1}"`,
    );
    expect((await entries('?group=log')).map(shorten)).toEqual([
      {
        action: 'audit_exported',
        by: 'Administrator',
        subject: null,
        details: { format: 'csv', filter: { group: 'deletions', person: ann.personId } },
      },
    ]);
  });

  it('writes all entries, however many, an object a line', async () => {
    await fill(1203);
    const text = await (await exported('?format=jsonl&group=deletions')).text();
    const counts = text
      .trimEnd()
      .split('\n')
      .map((line) => countIn(JSON.parse(line) as AuditEntry));
    expect(counts).toEqual(Array.from({ length: 1203 }, (_, at) => 1202 - at));
  });

  it('writes only the head of a table without entries', async () => {
    const text = await (await exported('?format=csv&group=tokens')).text();
    expect(text).toMatch(/^id,time,.*\r\n$/);
  });

  it('refuses another format, and records nothing', async () => {
    expect((await exported('?format=xml')).status).toBe(400);
    expect(await entries('?group=log')).toEqual([]);
  });
});
