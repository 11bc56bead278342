import { randomUUID } from 'node:crypto';
import type { Role } from '../../contract/studio/permissions.ts';
import { people } from '../../database/studio-people-tables.ts';
import { peerAddressHeader } from '../../network/peer-address.ts';
import { json } from '../../upstream/testing/scripted-upstream.ts';
import type { Caller } from '../context/caller.ts';
import { hashPassword } from '../people/hash-password.ts';
import { callerOf } from './caller-of.ts';
import { sessionHeaders, testHost } from './route-files.ts';
import type { TestStudio } from './start-test-studio.ts';
import { thingsOf } from './things-of.ts';

/** A call that succeeds, and is recorded in the audit log. */
interface AuditedCall {
  values?: Record<string, string>;
  body?: unknown;
  query?: string;
  /** Of the request; without them it is the administrator's. */
  headers?: Headers;
}

const password = 'plum harbour granite';
const nextPassword = 'granite harbour plum';

/** The headers of somebody without a session. */
const open = (type = 'application/json') =>
  new Headers({ host: testHost, [peerAddressHeader]: '192.0.2.77', 'content-type': type });
/** The token in the address of a link. */
const tokenIn = ({ url }: { url: string }) => new URL(url).pathname.split('/').at(-1) ?? '';

/**
 * The calls of the lines in the audit table that record something, by method and pattern.
 *
 * @param administrator who calls; their things are deleted
 */
export function auditedCalls(
  test: TestStudio,
  administrator: Caller,
): Record<string, () => Promise<AuditedCall> | AuditedCall> {
  const { studio, upstream } = test;
  const own = studio.for(administrator);
  const things = thingsOf(test, administrator);
  const thing = (name: string) => async (): Promise<AuditedCall> => (await things[name]?.()) ?? {};
  const passwordHash = hashPassword(password);

  async function newPerson(role: Role = 'maker') {
    const id = randomUUID();
    const email = `${id}@example.com`;
    await studio.context.database
      .insert(people)
      .values({ id, name: 'Ann', email, role, passwordHash: await passwordHash });
    return { id, email, caller: callerOf(id, role), headers: await sessionHeaders(studio, id) };
  }
  const scripted =
    (pattern: RegExp, call: AuditedCall, answer: unknown = { status: 'success' }) =>
    () => {
      upstream.script(pattern, json(200, answer), 1);
      return call;
    };
  const engine = { name: 'atelier', id: 'poster' };
  const repository = { namespace: 'ann', repository: 'faces' };

  async function item(): Promise<string> {
    return (await thing('item')()).values?.['id'] ?? '';
  }
  async function sharedBoard() {
    const ann = await newPerson();
    const { id } = await own.library.createBoard({ name: 'Cold places' });
    const members = [{ personId: ann.id, access: 'edit' as const }];
    await own.library.changeSharing(id, { everyone: null, members });
    return { id, ann };
  }

  return {
    'DELETE /api/ai/engines/[name]': scripted(/DELETE .*\/engines\/atelier$/, { values: engine }),
    'DELETE /api/ai/engines/[name]/models/[id]': scripted(/DELETE .*\/models\/poster/, { values: engine }),
    'PUT /api/ai/engines/[name]/models/[id]': scripted(/PUT .*\/models\/poster/, { values: engine, body: {} }),
    'POST /api/ai/engines': scripted(
      /POST .*\/engines$/,
      { body: { url: 'http://192.0.2.5:8188' } },
      { name: 'comfyui-1' },
    ),
    'DELETE /api/repos/[namespace]/[repository]/file/[branch]/[...path]': scripted(/DELETE .*\/file\/main/, {
      values: { ...repository, branch: 'main', path: 'a%20b/c.jsonl' },
    }),
    'DELETE /api/repos/[namespace]/[repository]/fine_tunes/[id]': scripted(/DELETE .*\/fine_tunes\/7/, {
      values: { ...repository, id: '7' },
    }),
    'POST /api/studio/audit/exports': () => ({ query: '?format=csv' }),
    'POST /api/studio/invitations': () => ({ body: { name: 'Ben', role: 'maker' } }),
    async 'DELETE /api/studio/invitations/[id]'() {
      await studio.invitations.invite({ name: 'Ben', role: 'maker' }, administrator);
      const [invitation] = await studio.invitations.list();
      return { values: { id: invitation?.id ?? '' } };
    },
    async 'POST /api/studio/join'() {
      const link = await studio.invitations.invite({ name: 'Ben', role: 'maker' }, administrator);
      const email = `${randomUUID()}@example.com`;
      return { headers: open(), body: { token: tokenIn(link), name: 'Ben', email, password } };
    },
    async 'POST /api/studio/join/password'() {
      const link = await studio.invitations.passwordLink((await newPerson()).id, administrator);
      return { headers: open(), body: { token: tokenIn(link), password: nextPassword } };
    },
    async 'POST /api/studio/login'() {
      const { email } = await newPerson();
      const body = new URLSearchParams({ email, password }).toString();
      return { headers: open('application/x-www-form-urlencoded'), body };
    },
    'DELETE /api/studio/library/boards/[id]': thing('board'),
    'POST /api/studio/library/boards/[id]/restore': async () => ({
      values: (await thing('deletedBoard')()).values ?? {},
    }),
    'POST /api/studio/library/boards/[id]/links': thing('link'),
    'DELETE /api/studio/library/boards/[id]/links/[linkId]': thing('link'),
    async 'PUT /api/studio/library/boards/[id]/sharing'() {
      const { values = {} } = await thing('board')();
      return { values, body: { everyone: 'view', members: [] } };
    },
    async 'DELETE /api/studio/library/boards/[id]/sharing/me'() {
      const { id, ann } = await sharedBoard();
      return { values: { id }, headers: ann.headers };
    },
    async 'DELETE /api/studio/library/boards/[id]/reviews/[itemId]/comments/[commentId]'() {
      const { id, ann } = await sharedBoard();
      const [itemId, commentId] = [await item(), randomUUID()];
      await own.library.change({ selection: { ids: [itemId] }, change: { do: 'add_to_board', board: id } });
      await studio.for(ann.caller).library.reviews.comment(id, itemId, commentId, 'Warmer, please.');
      return { values: { id, itemId, commentId } };
    },
    'POST /api/studio/library/changes': async () => ({
      body: { selection: { ids: [await item()] }, change: { do: 'trash' } },
    }),
    async 'DELETE /api/studio/library/changes/[id]'() {
      const change = await own.library.change({ selection: { ids: [await item()] }, change: { do: 'trash' } });
      return { values: { id: change.id } };
    },
    async 'DELETE /api/studio/library/trash'() {
      await own.library.change({ selection: { ids: [await item()] }, change: { do: 'trash' } });
      return {};
    },
    'DELETE /api/studio/library/folders/[id]': thing('folder'),
    'POST /api/studio/library/folders/[id]/restore': async () => ({
      values: (await thing('deletedFolder')()).values ?? {},
    }),
    async 'POST /api/studio/me/password'() {
      const { headers } = await newPerson();
      headers.set(peerAddressHeader, '192.0.2.78');
      return { headers, body: { current: password, next: nextPassword } };
    },
    'PATCH /api/studio/me': async () => ({ headers: (await newPerson()).headers, body: { name: 'Anna' } }),
    'POST /api/studio/me/tokens': () => ({ body: { name: 'script', scope: 'view', expiresInDays: null } }),
    'DELETE /api/studio/me/tokens/[id]': thing('token'),
    'PUT /api/studio/limits/roles/[role]': () => ({ values: { role: 'maker' }, body: { jobsPerDay: 20 } }),
    'PUT /api/studio/people/[id]/limits': async () => ({
      values: { id: (await newPerson()).id },
      body: { jobsAtOnce: null },
    }),
    'POST /api/studio/people/[id]/password-link': async () => ({ values: { id: (await newPerson()).id } }),
    'DELETE /api/studio/people/[id]/sessions': async () => ({ values: { id: (await newPerson()).id } }),
    'PATCH /api/studio/people/[id]': async () => ({
      values: { id: (await newPerson()).id },
      body: { role: 'viewer', isActive: false },
    }),
    'DELETE /api/studio/presets/[id]': async () => ({ values: (await thing('preset')()).values ?? {} }),
    'DELETE /api/studio/sessions/[id]': thing('session'),
    'DELETE /api/studio/sessions/current': () => ({}),
    'DELETE /api/studio/sessions': async () => ({ headers: (await newPerson()).headers }),
    'DELETE /api/studio/storyboards/[id]': thing('storyboard'),
    'POST /api/studio/storyboards/[id]/restore': async () => ({
      values: (await thing('deletedStoryboard')()).values ?? {},
    }),
    'DELETE /api/studio/text/snippets/[id]': thing('snippet'),
  };
}
