import { afterEach, describe, expect, it, vi } from 'vitest';
import { logOut } from './log-out.ts';
import { toasts } from './toasts.ts';

const assign = vi.fn<(address: string) => void>();

afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

describe('logOut', () => {
  it('ends the session, then goes to the login page', async () => {
    const asked: unknown[] = [];
    vi.stubGlobal('window', { location: { assign, pathname: '/settings', search: '' } });
    vi.stubGlobal('fetch', async (path: string, { method }: RequestInit) => {
      asked.push(`${method} ${path}`);
      return new Response(null, { status: 204 });
    });
    await logOut('here');
    await logOut('everywhere');
    expect(asked).toEqual(['DELETE /api/studio/sessions/current', 'DELETE /api/studio/sessions']);
    expect(assign.mock.calls).toEqual([['/login?to=%2Fsettings'], ['/login?to=%2Fsettings']]);
  });

  it('stays on the page and shows a toast when the studio does not respond', async () => {
    vi.stubGlobal('window', { location: { assign, pathname: '/settings', search: '' } });
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await logOut('here');
    expect(assign).not.toHaveBeenCalled();
    expect(toasts.current().at(-1)).toMatchObject({
      message: 'Could not log out. The studio did not answer.',
      tone: 'bad',
    });
  });
});
