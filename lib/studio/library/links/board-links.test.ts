import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as readShared } from '../../../../app/api/shared/[token]/route.ts';
import { DELETE as revokeRoute } from '../../../../app/api/studio/library/boards/[id]/links/[linkId]/route.ts';
import { GET as listRoute, POST as createRoute } from '../../../../app/api/studio/library/boards/[id]/links/route.ts';
import type { BoardLink } from '../../../contract/studio/board-link.ts';
import type { Role } from '../../../contract/studio/permissions.ts';
import { boardLinks } from '../../../database/studio-board-tables.ts';
import { boardMembers, boards } from '../../../database/studio-library-tables.ts';
import { people } from '../../../database/studio-people-tables.ts';
import { setStudio } from '../../instance.ts';
import { callerOf } from '../../testing/caller-of.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';
import { linkToken } from './link-token.ts';

let test: TestStudio;
beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

const database = () => test.studio.context.database;
const link = { label: '', expiresInDays: 7, hasDownloads: false };
const tokenOf = ({ url }: BoardLink) => url.split('/').at(-1) ?? '';

/** A new person with what they can do. */
async function person(name: string, role: Role = 'maker') {
  const personId = randomUUID();
  await database().insert(people).values({ id: personId, name, role });
  return { personId, ...test.studio.for(callerOf(personId, role)) };
}

async function opened(token: string): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://127.0.0.1:3000/api/shared/${token}`);
  const response = await readShared(request, { params: Promise.resolve({ token }) });
  return { status: response.status, body: await response.json() };
}

async function revoke(id: string, linkId: string): Promise<number> {
  const request = new Request('http://127.0.0.1:3000/', { method: 'DELETE' });
  return (await revokeRoute(request, { params: Promise.resolve({ id, linkId }) })).status;
}

const gone = {
  status: 404,
  body: expect.objectContaining({
    error: {
      type: 'resource_not_found',
      title: 'Not found',
      detail: 'This link is not valid any more. Ask whoever sent it for a new one.',
    },
  }) as unknown,
};

describe('createLink', () => {
  it('creates a link that can be copied again at any time, by the owner of the board alone', async () => {
    const ann = await person('Ann');
    const board = await ann.library.createBoard({ name: 'Harbour' });
    const created = await ann.library.createLink(board.id, { ...link, label: 'Client', hasDownloads: true });
    expect(created).toMatchObject({ label: 'Client', hasDownloads: true, createdBy: 'Ann', isActive: true });
    expect(created.url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/shared\/[\w-]{44}$/);
    expect(Date.parse(created.expiresAt) - Date.parse(created.createdAt)).toBe(7 * 86_400_000);
    expect(await ann.library.links(board.id)).toEqual([created]);
    expect(await opened(tokenOf(created))).toMatchObject({ status: 200, body: { name: 'Harbour', by: 'Ann' } });

    const ben = await person('Ben');
    for (const attempt of [
      () => ben.library.links(board.id),
      () => ben.library.createLink(board.id, link),
      () => ben.library.revokeLink(board.id, created.id),
      // An administrator who may not view the board.
      () => test.studio.library.links(board.id),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'resource_not_found' });
    }
    await database().insert(boardMembers).values({ boardId: board.id, personId: ben.personId, access: 'edit' });
    await expect(ben.library.links(board.id)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(ben.library.createLink(board.id, link)).rejects.toMatchObject({ code: 'forbidden' });
  });

  it('stops at 50 links, also when two are created at the same time, and does not count expired ones', async () => {
    const board = await test.studio.library.createBoard({ name: 'Many' });
    for (let count = 0; count < 49; count += 1) await test.studio.library.createLink(board.id, link);
    const last = await Promise.allSettled([1, 2, 3].map(() => test.studio.library.createLink(board.id, link)));
    expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await expect(test.studio.library.createLink(board.id, link)).rejects.toMatchObject({
      code: 'conflict',
      message: 'This board has 50 links. Revoke one that is not needed any more.',
    });
    await database()
      .update(boardLinks)
      .set({ expiresAt: sql`now()` })
      .where(eq(boardLinks.boardId, board.id));
    expect(await test.studio.library.links(board.id)).toEqual([]);
    await test.studio.library.createLink(board.id, link);
    expect(await database().$count(boardLinks, eq(boardLinks.boardId, board.id))).toBe(1);
  });

  it('names the field that is not valid', async () => {
    const board = await test.studio.library.createBoard({ name: 'Fields' });
    async function refusal(body: unknown): Promise<unknown> {
      const url = `http://127.0.0.1:3000/api/studio/library/boards/${board.id}/links`;
      const request = new Request(url, { method: 'POST', body: JSON.stringify(body) });
      const response = await createRoute(request, { params: Promise.resolve({ id: board.id }) });
      const { error } = (await response.json()) as { error?: { fields?: { pointer: string; message: string }[] } };
      return error?.fields ?? response.status;
    }
    const days = [{ pointer: '/expiresInDays', message: 'Choose 1 to 365 days.' }];
    for (const expiresInDays of [0, 366, 1.5, '7', null])
      expect(await refusal({ ...link, expiresInDays })).toEqual(days);
    expect(await refusal({ expiresInDays: 7 })).toEqual([
      { pointer: '/hasDownloads', message: 'hasDownloads must be true or false.' },
    ]);
    expect(await refusal({ ...link, label: 'x'.repeat(81) })).toEqual([
      { pointer: '/label', message: 'Use at most 80 characters.' },
    ]);
    expect(await refusal({ ...link, label: 'a\nb' })).toEqual([
      { pointer: '/label', message: 'Use only visible characters.' },
    ]);
    expect(await refusal({ ...link, more: 1 })).toHaveLength(1);
    expect(await refusal({ expiresInDays: 365, hasDownloads: true })).toBe(201);
  });
});

describe('openLink', () => {
  it.each<[string, (of: { boardId: string; linkId: string; annId: string }) => Promise<unknown>]>([
    [
      'it expires',
      ({ linkId }) =>
        database()
          .update(boardLinks)
          .set({ expiresAt: sql`now()` })
          .where(eq(boardLinks.id, linkId)),
    ],
    ['it is revoked', ({ linkId }) => database().delete(boardLinks).where(eq(boardLinks.id, linkId))],
    [
      'its board is deleted',
      ({ boardId }) => database().update(boards).set({ trashedAt: new Date() }).where(eq(boards.id, boardId)),
    ],
    ['its board is gone', ({ boardId }) => database().delete(boards).where(eq(boards.id, boardId))],
    [
      'its creator is deactivated',
      ({ annId }) => database().update(people).set({ isActive: false }).where(eq(people.id, annId)),
    ],
    [
      'its creator may only view',
      ({ annId }) => database().update(people).set({ role: 'viewer' }).where(eq(people.id, annId)),
    ],
  ])('opens nothing once %s', async (_, change) => {
    const ann = await person('Ann');
    const board = await ann.library.createBoard({ name: 'One' });
    const created = await ann.library.createLink(board.id, link);
    const token = tokenOf(created);
    expect((await opened(token)).status).toBe(200);
    expect(await ann.library.boards()).toMatchObject([{ isPublic: true }]);
    await change({ boardId: board.id, linkId: created.id, annId: ann.personId });
    expect(await opened(token)).toEqual(gone);
    expect((await ann.library.boards()).filter(({ isPublic }) => isPublic)).toEqual([]);
  });

  it("opens nothing once an administrator who created it may not view somebody else's board", async () => {
    const [ann, cleo] = [await person('Ann'), await person('Cleo', 'administrator')];
    const board = await ann.library.createBoard({ name: 'Theirs' });
    await database().insert(boardMembers).values({ boardId: board.id, personId: cleo.personId, access: 'view' });
    const created = await cleo.library.createLink(board.id, link);
    expect(await opened(tokenOf(created))).toMatchObject({ status: 200, body: { by: 'Ann' } });
    await database().update(people).set({ role: 'maker' }).where(eq(people.id, cleo.personId));
    expect(await opened(tokenOf(created))).toEqual(gone);
    expect(await ann.library.links(board.id)).toMatchObject([{ createdBy: 'Cleo', isActive: false }]);
    await database().update(people).set({ role: 'administrator' }).where(eq(people.id, cleo.personId));
    expect((await opened(tokenOf(created))).status).toBe(200);
    await database().delete(boardMembers).where(eq(boardMembers.boardId, board.id));
    expect(await opened(tokenOf(created))).toEqual(gone);
  });

  it('answers forged tokens and those of links that never were alike', async () => {
    const { secret } = test.studio.context;
    const forged = linkToken(randomUUID(), Buffer.from('another secret'));
    for (const token of [forged, linkToken(randomUUID(), secret), 'x', '', '%00', 'a'.repeat(5_000)]) {
      expect(await opened(token)).toEqual(gone);
    }
  });

  it('notes when it was opened last', async () => {
    const board = await test.studio.library.createBoard({ name: 'Opened' });
    const created = await test.studio.library.createLink(board.id, link);
    expect(created.lastOpenedAt).toBe(null);
    await opened(tokenOf(created));
    const [first] = await test.studio.library.links(board.id);
    expect(Date.now() - Date.parse(first?.lastOpenedAt ?? '')).toBeLessThan(60_000);
    await opened(tokenOf(created));
    expect((await test.studio.library.links(board.id))[0]?.lastOpenedAt).toBe(first?.lastOpenedAt);
  });
});

describe('revokeLink', () => {
  it('revokes a link of this board alone, and does nothing when it is gone', async () => {
    const [one, other] = [
      await test.studio.library.createBoard({ name: 'One' }),
      await test.studio.library.createBoard({ name: 'Other' }),
    ];
    const created = await test.studio.library.createLink(one.id, link);
    expect(await revoke(other.id, created.id)).toBe(204);
    expect((await opened(tokenOf(created))).status).toBe(200);
    expect(await revoke(one.id, 'x')).toBe(204);
    expect(await revoke(one.id, created.id)).toBe(204);
    expect(await revoke(one.id, created.id)).toBe(204);
    expect(await opened(tokenOf(created))).toEqual(gone);
    expect(await revoke(randomUUID(), created.id)).toBe(404);
    const listed = await listRoute(new Request('http://127.0.0.1:3000/'), { params: Promise.resolve({ id: one.id }) });
    expect(await listed.json()).toEqual({ links: [] });
  });
});
