import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { POST as generateRoute } from '../../../../app/api/ai/images/generate/route.ts';
import { POST as enqueueRoute } from '../../../../app/api/ai/queue/route.ts';
import { endUserHeader } from '../../../contract/end-user.ts';
import { json } from '../../../upstream/testing/scripted-upstream.ts';
import { setStudio } from '../../instance.ts';
import { firstPersonId } from '../../people/first-person.ts';
import { startTestStudio, type TestStudio } from '../../testing/start-test-studio.ts';

let test: TestStudio;

beforeAll(async () => {
  test = await startTestStudio();
  setStudio(test.studio);
});
afterAll(async () => {
  setStudio(null);
  await test.close();
});
beforeEach(() => void (test.upstream.seen.length = 0));

/** Posts a generation as a browser does that claims to be somebody else. Returns whom the media service is told. */
async function toldBy(route: typeof generateRoute, path: string): Promise<unknown[]> {
  test.upstream.script(/POST \/api\/ai\/images\/generate/, json(200, { data: [] }), 1);
  const request = new Request(`http://127.0.0.1:3000${path}`, {
    method: 'POST',
    headers: { host: '127.0.0.1:3000', [endUserHeader]: 'somebody-else' },
    body: JSON.stringify({ model: 'm', prompt: randomUUID() }),
  });
  const { status } = await route(request, { params: Promise.resolve({}) });
  expect(status).toBe(200);
  const posts = test.upstream.seen.filter(({ method }) => method === 'POST');
  expect(posts).toHaveLength(1);
  return posts.map(({ headers }) => headers[endUserHeader.toLowerCase()]);
}

it.each([
  ['/api/ai/queue', enqueueRoute],
  ['/api/ai/images/generate', generateRoute],
] as const)('tells the media service who asks, where the settings allow it: %s', async (path, route) => {
  expect(await toldBy(route, path)).toEqual([firstPersonId]);
  test.upstream.seen.length = 0;
  test.studio.context.settings.mediaApi.sendsUser = false;
  expect(await toldBy(route, path)).toEqual([undefined]);
  test.studio.context.settings.mediaApi.sendsUser = true;
});
