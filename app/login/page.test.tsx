import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { Studio } from '@/lib/studio/create-studio';
import { setStudio } from '@/lib/studio/instance';
import type { PasswordEntry } from '@/lib/studio/people/login';
import LoginPage from './page.tsx';

afterEach(() => setStudio(null));

async function draw(
  problem: string,
  login: { entry: () => Promise<PasswordEntry | null>; hasProvider: boolean },
  to = '/',
): Promise<string> {
  setStudio({ login: { openId: login.hasProvider ? {} : null, passwordEntry: login.entry } } as unknown as Studio);
  return renderToStaticMarkup(await LoginPage({ searchParams: Promise.resolve({ problem, to }) }));
}

const withPassword = async () => 'password' as const;
const without = async () => null;

describe('LoginPage', () => {
  it('shows what went wrong at the provider or the proxy', async () => {
    const login = { entry: without, hasProvider: true };
    expect(await draw('refused', login)).toContain('You are not allowed in. Ask an administrator.');
    expect(await draw('provider', login)).toContain('The login provider cannot be reached.');
    expect(await draw('__proto__', login)).not.toContain('role="alert"');
  });

  it('offers only what somebody can log in with', async () => {
    const both = await draw('', { entry: withPassword, hasProvider: true }, '/library?view=grid');
    const provider = await draw('', { entry: without, hasProvider: true });
    const none = await draw('', { entry: without, hasProvider: false });
    expect(both).toContain('href="/api/studio/login/openid?to=%2Flibrary%3Fview%3Dgrid"');
    expect(both).toContain('type="password"');
    expect(provider).toContain('href="/api/studio/login/openid"');
    expect(provider).not.toContain('type="password"');
    expect(none).not.toMatch(/openid|type="password"/);
    expect(none).toContain('You cannot log in here.');
  });

  it('offers every field while the database is away', async () => {
    const page = await draw('', { entry: () => Promise.reject(new Error('away')), hasProvider: false });
    expect(page).toContain('type="email"');
    expect(page).toContain('type="password"');
  });
});
