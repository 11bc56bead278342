import { afterEach, describe, expect, it, vi } from 'vitest';
import { request } from './request.ts';
import { redirectWhenLoggedOut } from './login-redirect.ts';

const assign = vi.fn<(address: string) => void>();

function serve(statusOf: (path: string) => number) {
  vi.stubGlobal('window', { location: { assign, pathname: '/library', search: '?q=kite' } });
  vi.stubGlobal('fetch', async (path: string) => new Response('{}', { status: statusOf(path) }));
}

afterEach(() => {
  assign.mockReset();
  vi.unstubAllGlobals();
});

describe('redirectWhenLoggedOut', () => {
  it('opens the login page, which leads back, after the studio refused a request', async () => {
    serve(() => 401);
    await expect(request('/api/studio/jobs')).rejects.toThrow('401');
    await expect.poll(() => assign).toHaveBeenCalledWith('/login?to=%2Flibrary%3Fq%3Dkite');
  });

  it('stays when the media service refused', async () => {
    serve((path) => (path === '/api/studio/status' ? 200 : 401));
    await redirectWhenLoggedOut();
    expect(assign).not.toHaveBeenCalled();
  });

  it('stays when the studio does not respond', async () => {
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('Failed to fetch');
    });
    await redirectWhenLoggedOut(() => assign('/login'));
    expect(assign).not.toHaveBeenCalled();
  });
});
