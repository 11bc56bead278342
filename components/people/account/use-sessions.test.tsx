import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import { createSession } from '../testing/people';
import { done, refusal, serve } from '../testing/serve';
import { accountMessages } from './messages';
import { SessionRow } from './session-row';
import { useSessions } from './use-sessions';

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const mount = () =>
  mountHook(useSessions, { queries: new QueryClient({ defaultOptions: { queries: { retry: false } } }) });

describe('useSessions', () => {
  it('removes a session that was ended', async () => {
    let ids = ['mine', 'other'];
    const requests = serve({
      'GET /api/studio/sessions': () => ({ sessions: ids.map((id) => createSession(id)) }),
      'DELETE /api/studio/sessions/other': () => {
        ids = ['mine'];
        return done();
      },
    });
    const { current, act } = await mount();
    await expect.poll(() => current().sessions?.map(({ id }) => id)).toEqual(['mine', 'other']);
    await act(() => current().end('other'));
    await expect.poll(() => current().sessions?.map(({ id }) => id)).toEqual(['mine']);
    await expect.poll(() => current().ending).toBeNull();
    expect(requests.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE /api/studio/sessions/other']);
  });

  it('keeps a session that could not be ended', async () => {
    serve({
      'GET /api/studio/sessions': { sessions: [createSession('other')] },
      'DELETE /api/studio/sessions/other': refusal(503, [], 'The database is away.'),
    });
    const { current, act } = await mount();
    await act(() => current().end('other'));
    await expect.poll(() => toasts.current().at(-1)?.message).toContain('The database is away.');
    await expect.poll(() => current().sessions).toHaveLength(1);
  });
});

const draw = (isCurrent: boolean) =>
  renderToStaticMarkup(
    <SessionRow
      session={createSession('s', { isCurrent, userAgent: chrome })}
      now={new Date('2026-03-12T12:30:00Z')}
      isEnding={false}
      onEnd={() => undefined}
    />,
  );

describe('SessionRow', () => {
  it('names the browser, its address and when it was last seen', () => {
    expect(draw(false)).toContain('Chrome on Windows');
    expect(draw(false)).toMatch(/192\.168\.1\.20 · Last seen today, \d\d:00/);
  });

  it('marks this browser, whose session ends by logging out', () => {
    expect(draw(true)).toContain(accountMessages.thisBrowser);
    expect(draw(true)).not.toContain(accountMessages.end);
    expect(draw(false)).not.toContain(accountMessages.thisBrowser);
    expect(draw(false)).toContain(accountMessages.end);
  });
});
