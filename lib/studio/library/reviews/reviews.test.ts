import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as commentRoutes from '../../../../app/api/studio/library/boards/[id]/reviews/[itemId]/comments/[commentId]/route.ts';
import * as itemRoutes from '../../../../app/api/studio/library/boards/[id]/reviews/[itemId]/route.ts';
import * as verdictRoutes from '../../../../app/api/studio/library/boards/[id]/reviews/[itemId]/verdict/route.ts';
import * as boardRoutes from '../../../../app/api/studio/library/boards/[id]/reviews/route.ts';
import { boardReviewsSchema, itemReviewsSchema } from '../../../contract/studio/board-review.ts';
import type { Permission, Role } from '../../../contract/studio/permissions.ts';
import { commentLimits } from '../../../contract/studio/review-limits.ts';
import type { BoardLink } from '../../../contract/studio/board-link.ts';
import { studioEventNames } from '../../../contract/studio/studio-events.ts';
import { boards } from '../../../database/studio-library-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { boardComments } from '../../../database/studio-review-tables.ts';
import type { Method, Route } from '../../../http/create-routes.ts';
import { setStudio } from '../../instance.ts';
import { putUpload } from '../../testing/put-into-library.ts';
import { startTestStudio, type OpenStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { callerOf } from '../../testing/caller-of.ts';

const host = '127.0.0.1:3000';
const cookies = { ann: '', ben: '', cleo: '', dan: '' };
const ids = { ann: randomUUID(), ben: randomUUID(), cleo: randomUUID(), dan: randomUUID() };
type Name = keyof typeof ids;
/** Ann and Ben make, Cleo only views, Dan administers. */
const roles: Record<Name, Role> = { ann: 'maker', ben: 'maker', cleo: 'viewer', dan: 'administrator' };
const nobodysId = '11111111-1111-4111-8111-111111111111';

let test: TestStudio;
let other: OpenStudio;
let board: string;
let item: string;

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  other = await test.another();
  setStudio(test.studio);
  const names = Object.keys(ids) as Name[];
  await database()
    .insert(people)
    .values(
      names.map((name) => ({ id: ids[name], name: `${name[0]?.toUpperCase()}${name.slice(1)}`, role: roles[name] })),
    );
  for (const name of names) {
    cookies[name] = (await test.studio.login.enter(new Headers({ host }), ids[name], 'link')).split(';')[0] ?? '';
  }
  item = await putUpload(test.studio, '#aa0001', 'kite.png');
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(async () => {
  board = (await of('ann').library.createBoard({ name: 'Selection' })).id;
  await put(item);
  await share('view');
});

const database = () => test.studio.context.database;
const of = (name: Name) => test.studio.for(callerOf(ids[name], roles[name]));
const put = (id: string) =>
  of('ann').library.change({ selection: { ids: [id] }, change: { do: 'add_to_board', board } });
const take = () => of('ann').library.change({ selection: { ids: [item] }, change: { do: 'remove_from_board', board } });
const share = (everyone: 'view' | null) => database().update(boards).set({ everyone }).where(eq(boards.id, board));

interface Call {
  by?: Name;
  token?: string;
  body?: unknown;
  itemId?: string;
  commentId?: string;
}

function call(
  routes: Record<Method, Route<{ id: string; itemId: string; commentId: string }>>,
  method: Method,
  { by = 'ann', token, body, itemId = item, commentId = '' }: Call = {},
): Promise<Response> {
  const sender: Record<string, string> =
    token === undefined ? { cookie: cookies[by] } : { authorization: `Bearer ${token}` };
  const request = new Request(`http://${host}/api/x`, {
    method,
    headers: { host, ...sender },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return routes[method](request, { params: Promise.resolve({ id: board, itemId, commentId }) });
}

const decide = (by: Name, verdict: unknown, more: Call = {}) =>
  call(verdictRoutes, 'PUT', { by, body: { verdict }, ...more });
const write = (by: Name, commentId: string, text: unknown, more: Call = {}) =>
  call(commentRoutes, 'PUT', { by, commentId, body: { text }, ...more });
const remove = (by: Name, commentId: string) => call(commentRoutes, 'DELETE', { by, commentId });
const readItem = async (by: Name) => itemReviewsSchema.parse(await (await call(itemRoutes, 'GET', { by })).json());
const readBoard = async (by: Name) => boardReviewsSchema.parse(await (await call(boardRoutes, 'GET', { by })).json());
const problemOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { detail: string; fields?: unknown } };
  return {
    status: response.status,
    detail: error.detail,
    ...(error.fields === undefined ? {} : { fields: error.fields }),
  };
};

describe('verdicts', () => {
  it('are each person’s own, also of one who only views', async () => {
    expect((await decide('ben', 'change')).status).toBe(204);
    expect((await decide('cleo', 'yes')).status).toBe(204);
    const { verdicts } = await readItem('ann');
    expect(verdicts).toMatchObject([
      { person: { id: ids.ben, name: 'Ben' }, verdict: 'change' },
      { person: { id: ids.cleo, name: 'Cleo' }, verdict: 'yes' },
    ]);
    await decide('ben', 'no');
    await decide('cleo', null);
    await decide('cleo', null);
    expect((await readBoard('cleo')).verdicts).toMatchObject([
      { itemId: item, person: { name: 'Ben' }, verdict: 'no' },
    ]);
  });

  it('keep their time when the same request comes again', async () => {
    await Promise.all([decide('ben', 'yes'), decide('ben', 'yes')]);
    const [first] = (await readItem('ben')).verdicts;
    await decide('ben', 'yes');
    expect((await readItem('ben')).verdicts).toEqual([first]);
  });

  it('name the field of what they cannot be', async () => {
    const pointer = '/verdict';
    for (const verdict of ['perhaps', 1, undefined]) {
      expect(await problemOf(await decide('ben', verdict))).toMatchObject({ status: 400, fields: [{ pointer }] });
    }
  });
});

describe('comments', () => {
  it('are created once, however often the request comes, and changed by whoever wrote them', async () => {
    const id = randomUUID();
    const twice = await Promise.all([
      write('cleo', id, '  Brighter, please. '),
      write('cleo', id, 'Brighter, please.'),
    ]);
    expect(twice.map(({ status }) => status)).toEqual([204, 204]);
    const person = { id: ids.cleo, name: 'Cleo' };
    const comment = { id, person, text: 'Brighter, please.', editedAt: null };
    expect((await readItem('cleo')).comments).toMatchObject([{ ...comment, mayChange: true, mayDelete: true }]);
    expect((await readItem('ben')).comments).toMatchObject([{ ...comment, mayChange: false, mayDelete: false }]);
    expect((await readItem('ann')).comments).toMatchObject([{ mayChange: false, mayDelete: true }]);

    expect((await write('ben', id, 'Mine now')).status).toBe(403);
    await write('cleo', id, 'Much brighter.');
    const [changed] = (await readItem('ann')).comments;
    expect(changed?.text).toBe('Much brighter.');
    expect(changed?.editedAt).not.toBeNull();
    expect((await readBoard('ben')).commentCounts).toEqual([{ itemId: item, count: 1 }]);
  });

  it('are deleted by whoever wrote them, the owner of the board, or an administrator', async () => {
    for (const by of ['ben', 'ann', 'dan'] as const) {
      const id = randomUUID();
      await write('ben', id, 'Hm');
      expect((await remove('cleo', id)).status).toBe(403);
      expect((await remove(by, id)).status).toBe(204);
      expect((await remove(by, id)).status).toBe(404);
    }
    expect((await readBoard('ben')).commentCounts).toEqual([]);
  });

  it('have a text of 1 to 2,000 characters, as composed characters', async () => {
    const id = randomUUID();
    for (const text of ['', ' \n ', 'x'.repeat(2_001), 7, undefined]) {
      const problem = await problemOf(await write('ben', id, text));
      expect(problem).toMatchObject({ status: 400, fields: [{ pointer: '/text' }] });
    }
    expect((await problemOf(await write('ben', id, 'x'.repeat(2_001)))).detail).toContain('2,000');
    expect((await write('ben', id, `e\u0301${'x'.repeat(1_999)}`)).status).toBe(204);
    expect((await readItem('ben')).comments[0]?.text).toHaveLength(2_000);
    expect((await write('ben', 'no-id', 'Hm')).status).toBe(400);
  });

  it('are not moved by an id that is used on another item', async () => {
    const id = randomUUID();
    const second = await putUpload(test.studio, '#aa0002', 'other.png');
    await put(second);
    await write('ben', id, 'Here');
    expect((await write('ben', id, 'There', { itemId: second })).status).toBe(409);
    expect((await write('ann', id, 'There', { itemId: second })).status).toBe(409);
    expect((await readItem('ann')).comments).toMatchObject([{ text: 'Here' }]);
  });

  it('have a limit for each item', async () => {
    await database().execute(sql`insert into ${boardComments} (id, board_id, item_id, person_id, text)
      select gen_random_uuid(), ${board}, ${item}, ${ids.ben}, 'Hm' from generate_series(1, ${commentLimits.perItem})`);
    expect(await problemOf(await write('ann', randomUUID(), 'One more'))).toMatchObject({ status: 409 });
    const [first] = (await readItem('ben')).comments;
    expect((await write('ben', first?.id ?? '', 'Changed')).status).toBe(204);
  });
});

describe('the reviews of an item that leaves the board', () => {
  it('are there again when it returns', async () => {
    const id = randomUUID();
    await write('ben', id, 'Lovely');
    await decide('ben', 'yes');
    const removal = await take();
    expect((await call(itemRoutes, 'GET')).status).toBe(404);
    expect((await write('ben', randomUUID(), 'Too late')).status).toBe(404);
    expect((await decide('ben', 'no')).status).toBe(404);
    expect((await remove('ben', id)).status).toBe(404);
    expect(await readBoard('ben')).toEqual({ verdicts: [], commentCounts: [] });
    await of('ann').library.undo(removal.id);
    expect(await readItem('ben')).toMatchObject({ comments: [{ text: 'Lovely' }], verdicts: [{ verdict: 'yes' }] });
  });

  it('are refused or written whole, whichever comes first', async () => {
    const written = Array.from({ length: 10 }, () => write('ben', randomUUID(), 'Now'));
    await take();
    const answers = await Promise.all(written);
    const count = answers.filter(({ status }) => status === 204).length;
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(10 - count);
    await put(item);
    expect((await readItem('ann')).comments).toHaveLength(count);
  });

  it('are not those of items in the trash', async () => {
    const trashed = await putUpload(test.studio, '#aa0003', 'trashed.png');
    await put(trashed);
    await test.studio.library.change({ selection: { ids: [trashed] }, change: { do: 'trash' } });
    expect((await decide('ben', 'yes', { itemId: trashed })).status).toBe(404);
  });
});

describe('somebody who may not view the board', () => {
  it.each(['ben', 'cleo', 'dan'] as const)('does not learn that it exists: %s', async (by) => {
    const id = randomUUID();
    await write('ben', id, 'Before');
    await share(null);
    const answers = await Promise.all([
      call(boardRoutes, 'GET', { by }),
      call(itemRoutes, 'GET', { by }),
      decide(by, 'yes'),
      write(by, randomUUID(), 'Hello'),
      write(by, id, 'Hello'),
      remove(by, id),
    ]);
    for (const answer of answers) {
      expect(await problemOf(answer)).toEqual({ status: 404, detail: 'This board no longer exists.' });
    }
  });

  it('is everybody once it is deleted', async () => {
    await of('ann').library.deleteBoard(board);
    expect((await call(boardRoutes, 'GET')).status).toBe(404);
    expect((await decide('ann', 'yes')).status).toBe(404);
  });

  it('is not its owner, who may write notes there', async () => {
    await share(null);
    expect((await write('ann', randomUUID(), 'Note to self')).status).toBe(204);
    expect((await call(itemRoutes, 'GET', { itemId: 'nonsense' })).status).toBe(404);
  });
});

describe('API tokens', () => {
  it.each([
    ['view', 403],
    ['make', 204],
  ] as [Permission, number][])('with the scope %s', async (scope, status) => {
    const made = await test.studio.login.apiTokens.create(callerOf(ids.ann), {
      name: scope,
      scope,
      expiresInDays: null,
    });
    const { token } = made;
    expect((await call(boardRoutes, 'GET', { token })).status).toBe(200);
    expect((await call(itemRoutes, 'GET', { token })).status).toBe(200);
    expect((await decide('ann', 'yes', { token })).status).toBe(status);
    expect((await write('ann', randomUUID(), 'By a script', { token })).status).toBe(status);
    await test.studio.login.apiTokens.remove(made.id, callerOf(ids.ann));
  });
});

/** Reads the other process's stream until a board is named. */
async function changed(cause: () => Promise<unknown>): Promise<unknown> {
  const leaving = new AbortController();
  const reader = other.openEvents(null, leaving.signal).getReader();
  let text = '';
  await cause();
  const event = new RegExp(`event: ${studioEventNames.board}\ndata: (.*${board}.*)\n`);
  while (!event.test(text)) text += Buffer.from((await reader.read()).value ?? []).toString();
  leaving.abort();
  expect(text).not.toContain('secret');
  return JSON.parse(event.exec(text)?.[1] ?? '');
}

describe('live updates', () => {
  it('name the board alone, in every process', async () => {
    const id = randomUUID();
    const second = await putUpload(test.studio, '#aa0004', 'fourth.png');
    let link: BoardLink | null = null;
    const causes: (() => Promise<unknown>)[] = [
      () => write('ben', id, 'secret'),
      () => write('ben', id, 'secret too'),
      () => remove('ben', id),
      () => decide('ben', 'change'),
      () => decide('ben', null),
      () => put(second),
      () => take(),
      () => share(null),
      async () => {
        link = await of('ann').library.createLink(board, { label: '', expiresInDays: 7, hasDownloads: false });
      },
      () => of('ann').library.revokeLink(board, link?.id ?? ''),
      () => of('ann').library.changeBoard(board, { name: 'secret' }),
      () => of('ann').library.deleteBoard(board),
    ];
    for (const cause of causes) expect(await changed(cause)).toEqual({ ids: [board] });
  });

  it('are one for a statement that changes many rows, and none for one that changes nothing', async () => {
    const received: string[] = [];
    const client = await test.database.connection.database.$client.connect();
    client.on('notification', ({ payload = '' }) => received.push(payload));
    await client.query('listen studio_events');
    const { rows } = await client.query<{ id: string }>(
      `insert into studio.board_comments (id, board_id, item_id, person_id, text)
       select gen_random_uuid(), $1, $2, $3, 'Hm' from generate_series(1, 50) returning id`,
      [board, item, ids.ben],
    );
    expect(rows).toHaveLength(50);
    await client.query('update studio.board_comments set text = text where board_id = $1', [nobodysId]);
    await client.query('select');
    await expect.poll(() => received).toContain(`board:${board}`);
    expect(received.filter((payload) => payload === `board:${board}`)).toHaveLength(1);
    client.release(true);
  });
});
