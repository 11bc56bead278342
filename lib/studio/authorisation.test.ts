import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasPermission, isInScope, roles, type Role } from '../contract/studio/permissions.ts';
import { people } from '../database/studio-people-tables.ts';
import { media } from '../database/studio-tables.ts';
import type { Method } from '../http/create-routes.ts';
import { setStudio } from './instance.ts';
import { sessionCookie } from './people/cookies.ts';
import { authorisationTable, type Need } from './testing/authorisation-table.ts';
import { putUpload } from './testing/put-into-library.ts';
import { callRoute, readRouteFiles, sessionHeaders, testHost, type RouteFile } from './testing/route-files.ts';
import { startTestStudio, type TestStudio } from './testing/start-test-studio.ts';
import { callerOf } from './testing/caller-of.ts';

/** The methods that a route file may answer by a handler of its own. */
const ownMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
/** API tokens of an administrator, by their scope. */
const tokens = { 'token to view': 'view', 'token to make': 'make', 'token to administer': 'administer' } as const;
type TokenSender = keyof typeof tokens;
const tokenSenders = Object.keys(tokens) as TokenSender[];
const isToken = (sender: Sender): sender is TokenSender => sender in tokens;
const senders = ['nobody', 'link', ...roles, ...tokenSenders] as const;
type Sender = (typeof senders)[number];

let test: TestStudio;
let files: Map<string, RouteFile>;
const personIds: Record<Role, string> = {
  viewer: '00000000-0000-4000-8000-00000000000a',
  maker: '00000000-0000-4000-8000-00000000000b',
  administrator: '00000000-0000-4000-8000-00000000000c',
};

/** A public link to a board, and a file on it that has everything a file can have. */
const link = { token: '', mediaId: '' };

const tokenTexts: Record<TokenSender, string> = { 'token to view': '', 'token to make': '', 'token to administer': '' };

beforeAll(async () => {
  test = await startTestStudio({ password: 'plum harbour granite' });
  setStudio(test.studio);
  files = await readRouteFiles();
  const rows = roles.map((role) => ({ id: personIds[role], name: role, role }));
  await test.studio.context.database.insert(people).values(rows);
  for (const sender of tokenSenders) {
    const made = { name: sender, scope: tokens[sender], expiresInDays: null };
    tokenTexts[sender] = (await test.studio.login.apiTokens.create(callerOf(personIds.administrator), made)).token;
  }
  await createLink();
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});

async function createLink(): Promise<void> {
  const { library, context } = test.studio;
  link.mediaId = await putUpload(test.studio, '#336699');
  const board = await library.createBoard({ name: 'Board' });
  const selection = { ids: [link.mediaId] };
  await library.change({ selection, change: { do: 'add_to_board', board: board.id } });
  const [file] = await context.database.select().from(media).where(eq(media.id, link.mediaId));
  const key = file?.storageKey ?? '';
  const strip = { columns: 1, rows: 1, tileWidth: 8, tileHeight: 8, times: [0] };
  const derived = { posterKey: key, previewKey: key, stripKey: key, waveformKey: key, strip };
  await context.database.update(media).set(derived).where(eq(media.id, link.mediaId));
  const { url } = await library.createLink(board.id, { label: '', expiresInDays: 1, hasDownloads: true });
  link.token = url.split('/').at(-1) ?? '';
}

/** Calls a method of a route, without a body, in a new session: some calls end the session. */
async function statusFor(sender: Sender, pattern: string, method: Method): Promise<number> {
  const valueOf = (name: string) => (sender !== 'link' ? 'x1' : name === 'id' ? link.mediaId : link.token);
  const values = Object.fromEntries(
    [...pattern.matchAll(/\[(?:\.{3})?(\w+)\]/g)].map(([, name = '']) => [name, valueOf(name)]),
  );
  const query = sender === 'link' ? `?access=${link.token}` : '';
  return callRoute(files.get(pattern), { method, pattern, values, query, headers: await headersOf(sender) });
}

async function headersOf(sender: Sender): Promise<Headers> {
  if (sender !== 'nobody' && sender !== 'link' && !isToken(sender)) {
    return sessionHeaders(test.studio, personIds[sender]);
  }
  const headers = new Headers({ host: testHost });
  if (isToken(sender)) headers.set('authorization', `Bearer ${tokenTexts[sender]}`);
  if (sender === 'link') {
    // Wherever a secret could go.
    headers.set('authorization', `Bearer ${link.token}`);
    headers.set('cookie', `${sessionCookie}=${link.token}`);
  }
  return headers;
}

/** What the status of a response says of the sender. */
function verdict(status: number, need: Need): 'unknown' | 'refused' | 'admitted' | 'missing' | 'failed' {
  if (status === 500) return 'failed';
  if (need === 'link' && status === 404) return 'missing';
  if (status === 401) return 'unknown';
  return status === 403 ? 'refused' : 'admitted';
}

function expectedVerdict(sender: Sender, need: Need): ReturnType<typeof verdict> {
  if (need === 'nothing') return 'admitted';
  if (need === 'link') return sender === 'link' ? 'admitted' : 'missing';
  if (sender === 'nobody' || sender === 'link') return 'unknown';
  if (need === 'review') return isToken(sender) && tokens[sender] === 'view' ? 'refused' : 'admitted';
  const permission = need === 'account' ? 'view' : need === 'accounts' ? 'administer' : need;
  const needsSession = need !== permission;
  if (isToken(sender)) return !needsSession && isInScope(permission, tokens[sender]) ? 'admitted' : 'refused';
  return hasPermission(sender, permission) ? 'admitted' : 'refused';
}

const lines = Object.entries(authorisationTable).flatMap(([pattern, needs]) =>
  Object.entries(needs).map(([method, need]) => [method as Method, pattern, need] as const),
);

describe('the authorisation table', () => {
  it('has a line for every method of every route, and no other', async () => {
    const found = [];
    for (const pattern of files.keys()) {
      for (const method of ownMethods) {
        if ((await statusFor('administrator', pattern, method)) !== 405) found.push(`${method} ${pattern}`);
      }
    }
    expect(found.toSorted()).toEqual(lines.map(([method, pattern]) => `${method} ${pattern}`).toSorted());
  });

  it.each(lines)('%s %s needs: %s', async (method, pattern, need) => {
    const verdicts = [];
    for (const sender of senders) verdicts.push([sender, verdict(await statusFor(sender, pattern, method), need)]);
    const expected = senders.map((sender) => {
      return [sender, expectedVerdict(sender, need)];
    });
    expect(verdicts).toEqual(expected);
  });
});
