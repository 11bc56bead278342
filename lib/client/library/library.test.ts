import { afterEach, expect, it, vi } from 'vitest';
import { waitUntil } from '@/lib/setup/test/wait';
import { changeItems, undoChange } from './library.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('sends one change after the other, however long the studio takes', async () => {
  const answers: ((response: Response) => void)[] = [];
  const sent: string[] = [];
  vi.stubGlobal('fetch', (address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
    sent.push(`${method} ${address} ${body}`);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const answer = (response: Response) => answers.shift()?.(response);
  const selection = { ids: ['a'] };
  const starred = changeItems(selection, { do: 'star' });
  const trashed = changeItems(selection, { do: 'trash' });
  const restored = undoChange('2');
  await waitUntil(() => answers.length > 0);
  expect(sent).toHaveLength(1);
  answer(Response.json({ id: '1', count: 1 }));
  expect(await starred).toEqual({ id: '1', count: 1 });
  await waitUntil(() => answers.length > 0);
  answer(Response.json({ error: { code: 'unavailable', detail: 'Later.' } }, { status: 503 }));
  await expect(trashed).rejects.toThrow('Later.');
  await waitUntil(() => answers.length > 0);
  answer(new Response(null, { status: 204 }));
  await restored;
  expect(sent).toEqual([
    expect.stringMatching(/^POST \/api\/studio\/library\/changes .*"star"/),
    expect.stringMatching(/^POST \/api\/studio\/library\/changes .*"trash"/),
    expect.stringMatching(/^DELETE \/api\/studio\/library\/changes\/2 /),
  ]);
});
