import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mostBoardMembers, type BoardSharing } from '../../contract/studio/board-sharing.ts';
import { isEaselError } from '../../contract/error.ts';
import type { LibraryChange } from '../../contract/studio/library.ts';
import { filterParameters } from '../../contract/studio/library-filter.ts';
import type { Role } from '../../contract/studio/permissions.ts';
import { people } from '../../database/studio-people-tables.ts';
import { waitFor } from '../../setup/test/wait.ts';
import { firstPersonId } from '../people/first-person.ts';
import { chunksOf, putResult } from '../testing/put-into-library.ts';
import { startTestStudio, type TestStudio } from '../testing/start-test-studio.ts';
import type { Library } from './create-library.ts';
import { callerOf } from '../testing/caller-of.ts';

const ids = {
  ann: '00000000-0000-4000-8000-00000000000a',
  ben: '00000000-0000-4000-8000-00000000000b',
  cleo: '00000000-0000-4000-8000-00000000000c',
  viewer: '00000000-0000-4000-8000-00000000000d',
  administrator: firstPersonId,
};
type Name = keyof typeof ids;
const roles: Partial<Record<Name, Role>> = { viewer: 'viewer', administrator: 'administrator' };
const missing = '00000000-0000-4000-8000-0000000000ff';
const boardName = 'Secret cold places';
const folderName = 'Secret campaign';

let test: TestStudio;
/** Ann's board, in Ann's folder, with an item of Ann's on it. */
let board: string;
let folder: string;
let item: string;

beforeAll(async () => {
  test = await startTestStudio();
  const makers = [ids.ann, ids.ben, ids.cleo].map((id, at) => ({
    id,
    name: ['Ann', 'Ben', 'Cleo'][at] ?? '',
    role: 'maker' as const,
  }));
  const viewer = { id: ids.viewer, name: 'Vera', role: 'viewer' as const };
  await test.studio.context.database.insert(people).values([...makers, viewer]);
  const made = await putResult(test.studio, { colour: '#102030', prompt: 'a cold harbour', ownerId: ids.ann });
  item = made.id;
});
afterAll(() => test.close());
beforeEach(async () => {
  await setActive('ann', true);
  for (const each of await of('ann').boards()) if (each.owner.id === ids.ann) await of('ann').deleteBoard(each.id);
  for (const name of ['ann', 'ben'] as const) {
    for (const each of await of(name).folders()) if (each.owner.id === ids[name]) await of(name).deleteFolder(each.id);
  }
  folder = (await of('ann').createFolder({ name: folderName })).id;
  board = (await of('ann').createBoard({ name: boardName, folder })).id;
  await change('ann', { do: 'add_to_board', board });
});

function of(name: Name): Library {
  return test.studio.for(callerOf(ids[name], roles[name] ?? 'maker')).library;
}

const change = (name: Name, what: LibraryChange) => of(name).change({ selection: { ids: [item] }, change: what });
const share = (body: { everyone?: string | null; members?: Partial<Record<Name, string>> }) =>
  of('ann').changeSharing(board, {
    everyone: body.everyone ?? null,
    members: Object.entries(body.members ?? {}).map(([name, access]) => ({ personId: ids[name as Name], access })),
  });
const setActive = (name: Name, isActive: boolean) =>
  test.studio.context.database.update(people).set({ isActive }).where(eq(people.id, ids[name]));
const namesOf = async (name: Name) => (await of(name).boards()).map((each) => each.name);
const onBoard = async (name: Name) => (await of(name).list(filterParameters({ board }))).items.length;

/** What a person learns: the answer, or the error with all that it says. */
async function learn(work: () => Promise<unknown>): Promise<unknown> {
  try {
    return (await work()) ?? null;
  } catch (thrown) {
    if (!isEaselError(thrown)) throw thrown;
    return { code: thrown.code, message: thrown.message, fields: thrown.fields };
  }
}

async function readZip(library: Library, filter: object): Promise<string> {
  const { url } = await library.prepareZip({ selection: { filter, except: [] } });
  const response = await library.serveZip(new Request('http://x/'), url.split('/').at(-1) ?? '');
  return Buffer.from(await response.arrayBuffer()).toString('latin1');
}

const byFilter = (id: string, what: object) => ({
  selection: { filter: { board: id }, except: [] },
  change: what,
});

/** Every path that takes the id of a board. */
const pathsOfBoard: Record<string, (library: Library, id: string) => Promise<unknown>> = {
  rename: (library, id) => library.changeBoard(id, { name: 'Mine now' }),
  move: (library, id) => library.changeBoard(id, { folder: null }),
  delete: (library, id) => library.deleteBoard(id),
  restore: (library, id) => library.restoreBoard(id),
  'read the sharing': (library, id) => library.readSharing(id),
  share: (library, id) => library.changeSharing(id, { everyone: 'edit', members: [] }),
  'share with an unknown person': (library, id) =>
    library.changeSharing(id, { everyone: null, members: [{ personId: missing, access: 'view' }] }),
  leave: (library, id) => library.leaveBoard(id),
  'add an item': (library, id) =>
    library.change({ selection: { ids: [item] }, change: { do: 'add_to_board', board: id } }),
  'remove an item': (library, id) =>
    library.change({ selection: { ids: [item] }, change: { do: 'remove_from_board', board: id } }),
  list: (library, id) => library.list(filterParameters({ board: id })),
  index: (library, id) => library.index(filterParameters({ board: id })),
  'the neighbours of an item': async (library, id) => {
    const { newer, older, boards } = await library.read(item, filterParameters({ board: id }));
    return { newer, older, boards };
  },
  'star what is on it': async (library, id) => (await library.change(byFilter(id, { do: 'star' }))).count,
  'rate what is on it': async (library, id) => (await library.change(byFilter(id, { do: 'rate', rating: 3 }))).count,
  download: (library, id) => readZip(library, { board: id }),
};

/** Every path that may name boards or folders. */
const pathsToBoards: Record<string, (library: Library) => Promise<unknown>> = {
  boards: (library) => library.boards(),
  folders: (library) => library.folders(),
  item: (library) => library.read(item, new URLSearchParams()),
  facets: (library) => library.facets(),
  duplicates: (library) => library.duplicates(),
  settings: (library) => library.settings(),
  'the settings in a zip': (library) => readZip(library, {}),
  'what is in the folder': (library) => library.list(filterParameters({ folder })),
  'a board in the folder': (library) => library.createBoard({ name: 'Inside', folder }),
  'another name for the folder': (library) => library.renameFolder(folder, { name: 'Mine now' }),
  'the end of the folder': (library) => library.deleteFolder(folder),
};

async function refusalOf(name: Name, path: string): Promise<string | null> {
  const learned = await learn(async () => pathsOfBoard[path]?.(of(name), board));
  return (learned as { code?: string } | null)?.code ?? null;
}

const members = (sharing: BoardSharing) => sharing.members.map(({ person, access }) => [person.name, access]);
const asMember = (personId: string, access = 'view') => ({ personId, access });

const outsiders = ['ben', 'viewer', 'administrator'] as const;

describe.each(outsiders)('a private board, for %s', (name) => {
  it.each(Object.keys(pathsOfBoard))('is like one that does not exist: %s', async (path) => {
    const ofMissing = await learn(async () => pathsOfBoard[path]?.(of(name), missing));
    expect(await learn(async () => pathsOfBoard[path]?.(of(name), board))).toEqual(ofMissing);
    await of('ann').deleteBoard(board);
    expect(await learn(async () => pathsOfBoard[path]?.(of(name), board))).toEqual(ofMissing);
    await of('ann').restoreBoard(board);
    expect(await of('ann').boards()).toMatchObject([{ name: boardName, folderId: folder, isShared: false, count: 1 }]);
  });

  it.each(Object.keys(pathsToBoards))('is named nowhere: %s', async (path) => {
    const learned = JSON.stringify(await learn(async () => pathsToBoards[path]?.(of(name))));
    for (const secret of [boardName, folderName, board]) expect(learned).not.toContain(secret);
    expect(await of('ann').folders()).toMatchObject([{ name: folderName, count: 1 }]);
  });
});

describe('a shared board', () => {
  const everybody: readonly Name[] = ['ben', 'cleo', 'administrator'];
  const cases: [string, Parameters<typeof share>[0], readonly Name[], readonly Name[]][] = [
    ['with a person to view', { members: { ben: 'view' } }, ['ben'], []],
    ['with a person to edit', { members: { ben: 'edit' } }, ['ben'], ['ben']],
    ['with everyone to view', { everyone: 'view' }, everybody, []],
    ['with everyone to view, one to edit', { everyone: 'view', members: { ben: 'edit' } }, everybody, ['ben']],
    ['with everyone to edit', { everyone: 'edit', members: { ben: 'view' } }, everybody, everybody],
  ];

  it.each(cases)('%s is theirs for that', async (_, sharing, viewers, editors) => {
    await share(sharing);
    for (const name of everybody) {
      const [mayView, mayEdit] = [viewers.includes(name), editors.includes(name)];
      const seen = (await of(name).boards()).filter(({ id }) => id === board);
      const { boards } = await of(name).read(item, new URLSearchParams());
      const expected = { owner: { id: ids.ann, name: 'Ann' }, mayEdit, isShared: true, folderId: folder };
      expect([name, seen]).toMatchObject([name, mayView ? [expected] : []]);
      expect([name, boards]).toEqual([name, mayView ? [{ id: board, name: boardName, mayEdit }] : []]);
      expect([name, await onBoard(name)]).toEqual([name, mayView ? 1 : 0]);
    }
  });

  it.each(cases)('%s gives nobody more than that', async (_, sharing, viewers, editors) => {
    await share(sharing);
    for (const name of everybody) {
      const refusal = viewers.includes(name) ? 'forbidden' : 'resource_not_found';
      const ofEditor = editors.includes(name) ? null : refusal;
      for (const path of ['remove an item', 'add an item', 'rename']) {
        expect([name, path, await refusalOf(name, path)]).toEqual([name, path, ofEditor]);
      }
      const mayShare = name === 'administrator' && viewers.includes(name);
      for (const path of ['move', 'delete', 'restore']) {
        const ofOthers = path === 'restore' ? 'resource_not_found' : refusal;
        expect([name, path, await refusalOf(name, path)]).toEqual([name, path, mayShare ? null : ofOthers]);
      }
      const shared = mayShare ? 'invalid_params' : refusal;
      expect([name, await refusalOf(name, 'share with an unknown person')]).toEqual([name, shared]);
    }
  });

  it('comes after one’s own boards, with its folder', async () => {
    await of('ben').createBoard({ name: 'Zebras' });
    await share({ members: { ben: 'view' } });
    expect(await namesOf('ben')).toEqual(['Zebras', boardName]);
    expect(await of('ben').folders()).toMatchObject([
      { name: folderName, owner: { id: ids.ann, name: 'Ann' }, count: 1 },
    ]);
    for (const { id, owner } of await of('ben').boards()) if (owner.id === ids.ben) await of('ben').deleteBoard(id);
  });

  it('is an imported board of whoever imports it, never the one that it was', async () => {
    await share({ members: { ben: 'edit' } });
    const bytes = Buffer.from(await readZip(of('ben'), { board }), 'latin1');
    await change('ann', { do: 'trash' });
    await of('ann').emptyTrash(test.studio.media);
    const { id } = await of('ben').import(chunksOf(bytes), 'a.zip');
    await waitFor(async () => expect(await of('ben').readImport(id)).toMatchObject({ state: 'done', added: 1 }));
    const [own, shared] = await of('ben').boards();
    expect(own).toMatchObject({ name: boardName, owner: { id: ids.ben }, isShared: false, count: 1 });
    expect(shared).toMatchObject({ id: board, owner: { id: ids.ann }, count: 0 });
    await of('ben').deleteBoard(own?.id ?? '');
    item = (await of('ben').list(new URLSearchParams())).items[0]?.media.id ?? '';
    await test.studio.library.change({ selection: { ids: [item] }, change: { do: 'trash' } });
    await test.studio.library.change({ selection: { ids: [item] }, change: { do: 'restore' } });
  });
});

describe('undoChange', () => {
  it.each(['add_to_board', 'remove_from_board'] as const)('asks again who may edit the board: %s', async (what) => {
    if (what === 'add_to_board') await change('ann', { do: 'remove_from_board', board });
    await share({ members: { ben: 'edit' } });
    const { id, count } = await change('ben', { do: what, board });
    expect(count).toBe(1);
    await share({ members: { ben: 'view' } });
    await expect(of('ben').undo(id)).rejects.toMatchObject({ code: 'forbidden' });
    await share({});
    await expect(of('ben').undo(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect(await onBoard('ann')).toBe(what === 'add_to_board' ? 1 : 0);
    await share({ members: { ben: 'edit' } });
    await of('ben').undo(id);
    expect(await onBoard('ann')).toBe(what === 'add_to_board' ? 0 : 1);
  });

  it('leaves a deleted board as it was', async () => {
    const { id } = await change('ann', { do: 'remove_from_board', board });
    await of('ann').deleteBoard(board);
    await expect(of('ann').undo(id)).rejects.toMatchObject({ code: 'resource_not_found' });
    await of('ann').restoreBoard(board);
    await of('ann').undo(id);
    expect(await onBoard('ann')).toBe(1);
  });
});

describe('changeSharing', () => {
  it('replaces the sharing, and reads it in the order of names to all who may view the board', async () => {
    expect(await share({ members: { cleo: 'view', ben: 'edit' } })).toMatchObject({ everyone: null });
    expect(members(await of('cleo').readSharing(board))).toEqual([
      ['Ben', 'edit'],
      ['Cleo', 'view'],
    ]);
    expect(await share({ everyone: 'view', members: { ben: 'view' } })).toEqual({
      everyone: 'view',
      members: [{ person: { id: ids.ben, name: 'Ben' }, access: 'view' }],
    });
    await share({});
    expect(await namesOf('ben')).toEqual([]);
    await expect(of('cleo').readSharing(board)).rejects.toMatchObject({ code: 'resource_not_found' });
  });

  it('names what is wrong, and changes nothing', async () => {
    await share({ members: { ben: 'view' } });
    await setActive('cleo', false);
    const many = Array.from({ length: mostBoardMembers + 1 }, () => asMember(randomUUID()));
    const refused: [unknown, string, RegExp][] = [
      [{}, '/everyone', /view, edit or null/],
      [{ everyone: 'own', members: [] }, '/everyone', /view, edit or null/],
      [{ everyone: null, members: 'all' }, '/members', /list/],
      [{ everyone: null, members: [asMember('x')] }, '/members/0/personId', /id of a person/],
      [{ everyone: null, members: [asMember(ids.ben, 'own')] }, '/members/0/access', /view or edit/],
      [{ everyone: null, members: [asMember(ids.ben), asMember(missing)] }, '/members/1/personId', /no such person/],
      [{ everyone: null, members: [asMember(ids.cleo)] }, '/members/0/personId', /Cleo is deactivated/],
      [{ everyone: null, members: [asMember(ids.ann)] }, '/members/0/personId', /Ann owns this board/],
      [{ everyone: null, members: [asMember(ids.ben), asMember(ids.ben)] }, '/members/1/personId', /twice/],
      [{ everyone: null, members: many }, '/members', /at most 100/],
      [{ everyone: null, members: [], more: 1 }, '/', /Unrecognized key/],
    ];
    for (const [body, pointer, message] of refused) {
      const matching = expect.stringMatching(message) as string;
      await expect(of('ann').changeSharing(board, body)).rejects.toMatchObject({
        code: 'invalid_params',
        message: matching,
        fields: expect.arrayContaining([{ pointer, message: matching }]) as unknown,
      });
    }
    await setActive('cleo', true);
    expect(members(await of('ann').readSharing(board))).toEqual([['Ben', 'view']]);
  });

  it('finds no deleted board', async () => {
    await share({ members: { ben: 'edit' } });
    await of('ann').deleteBoard(board);
    const gone = { code: 'resource_not_found' };
    for (const name of ['ann', 'ben'] as const) {
      for (const path of ['read the sharing', 'share', 'leave', 'add an item', 'rename', 'move', 'delete']) {
        await expect(learn(async () => pathsOfBoard[path]?.(of(name), board))).resolves.toMatchObject(gone);
      }
      expect(await onBoard(name)).toBe(0);
    }
    await expect(of('ben').restoreBoard(board)).rejects.toMatchObject({ code: 'forbidden' });
    await of('ann').restoreBoard(board);
    expect(await onBoard('ben')).toBe(1);
  });

  it('lets two share it at once, one after the other', async () => {
    await Promise.all([
      share({ members: { ben: 'view', cleo: 'view' } }),
      share({ members: { ben: 'edit', viewer: 'view' } }),
    ]);
    expect([
      [
        ['Ben', 'view'],
        ['Cleo', 'view'],
      ],
      [
        ['Ben', 'edit'],
        ['Vera', 'view'],
      ],
    ]).toContainEqual(members(await of('ann').readSharing(board)));
  });

  it('does not count people who were deactivated', async () => {
    await share({ members: { ben: 'view' } });
    await setActive('ben', false);
    expect(members(await of('ann').readSharing(board))).toEqual([]);
    expect(await of('ann').boards()).toMatchObject([{ isShared: false }]);
    await setActive('ben', true);
    expect(await of('ann').boards()).toMatchObject([{ isShared: true }]);
  });
});

describe('leaveBoard', () => {
  it('takes the board from whom it is shared with', async () => {
    await share({ members: { ben: 'edit', viewer: 'view' } });
    expect(await of('ben').boards()).toMatchObject([{ isMember: true }]);
    await of('ben').leaveBoard(board);
    await of('viewer').leaveBoard(board);
    expect(await namesOf('ben')).toEqual([]);
    await expect(of('ben').leaveBoard(board)).rejects.toMatchObject({ code: 'resource_not_found' });
    expect((await of('ann').readSharing(board)).members).toEqual([]);
  });

  it('is not for its owner, nor for a board that everyone may use', async () => {
    await share({ everyone: 'view' });
    await expect(of('ann').leaveBoard(board)).rejects.toMatchObject({ code: 'conflict' });
    await expect(of('ben').leaveBoard(board)).rejects.toMatchObject({ code: 'conflict' });
  });
});

describe('folders', () => {
  it('of others take one’s boards where one sees them, and give nothing of these away', async () => {
    const shared = await of('ben').createFolder({ name: 'Ben’s campaign' });
    await expect(of('ann').changeBoard(board, { folder: shared.id })).rejects.toMatchObject({
      code: 'resource_not_found',
    });
    const one = await of('ben').createBoard({ name: 'For all', folder: shared.id });
    await of('ben').changeSharing(one.id, { everyone: 'view', members: [] });
    await of('ann').changeBoard(board, { folder: shared.id });
    expect(await of('ann').folders()).toMatchObject([
      { name: 'Ben’s campaign', owner: { id: ids.ben }, count: 1 },
      { name: folderName, count: 0 },
    ]);
    expect(await of('ben').folders()).toMatchObject([{ name: 'Ben’s campaign', count: 0 }]);
    expect((await of('ben').list(filterParameters({ folder: shared.id }))).items).toEqual([]);
    await expect(of('ann').renameFolder(shared.id, { name: 'x' })).rejects.toMatchObject({ code: 'forbidden' });

    await of('ben').deleteFolder(shared.id);
    expect(await of('ann').boards()).toMatchObject([{ name: boardName, folderId: null }, { name: 'For all' }]);
    await of('ben').restoreFolder(shared.id);
    expect(await of('ann').boards()).toMatchObject([{ name: boardName, folderId: shared.id }, { name: 'For all' }]);
    await of('ben').deleteBoard(one.id);
  });
});

describe('the board of somebody who was deactivated', () => {
  it('is the administrators’ to use and to share, and nobody else’s', async () => {
    await setActive('ann', false);
    expect(await namesOf('ben')).toEqual([]);
    expect(await namesOf('administrator')).toEqual([boardName]);
    await change('administrator', { do: 'remove_from_board', board });
    await of('administrator').changeSharing(board, {
      everyone: null,
      members: [{ personId: ids.ben, access: 'edit' }],
    });
    expect(await of('ben').boards()).toMatchObject([{ name: boardName, mayEdit: true, count: 0 }]);
    await setActive('ann', true);
    expect(await namesOf('administrator')).toEqual([]);
  });
});
