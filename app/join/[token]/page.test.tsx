import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Studio } from '@/lib/studio/create-studio';
import { setStudio } from '@/lib/studio/instance';
import type { Invitations } from '@/lib/studio/people/create-invitations';
import JoinPage from './page.tsx';

vi.mock('next/headers', () => ({ headers: async () => new Headers() }));

afterEach(() => setStudio(null));

/** What a database throws that is restarting. */
const away = Object.assign(new Error('Failed query'), {
  query: 'select',
  cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
});

async function draw(readLink: Invitations['readLink'], sessionId: string | null = null): Promise<string> {
  setStudio({
    invitations: { readLink },
    login: { isNeeded: true, identify: async () => ({ personId: 'cleo', sessionId }) },
    people: { read: async () => ({ name: 'Cleo' }) },
  } as unknown as Studio);
  return renderToStaticMarkup(await JoinPage({ params: Promise.resolve({ token: 't1' }) }));
}

const invitation = async () => ({ kind: 'invitation', name: 'Ann' }) as const;

describe('JoinPage', () => {
  it('shows a visitor who has a session that joining ends it', async () => {
    expect(await draw(invitation, 's1')).toContain('You are logged in as Cleo. Joining here logs you out.');
    expect(await draw(invitation)).not.toContain('You are logged in');
  });

  it('shows the name of an invitation before scripts run', async () => {
    expect(await draw(invitation)).toContain('value="Ann"');
  });

  it('shows whose password is set', async () => {
    const page = await draw(async () => ({ kind: 'password', name: 'Ann', email: 'ann@example.com' }));
    expect(page).toContain('Set a new password for Ann.');
    expect(page).toMatch(/<input[^>]*autoComplete="username"[^>]*value="ann@example.com"/);
  });

  it('leads to itself while the database is away', async () => {
    const page = await draw(() => Promise.reject(away));
    expect(page).toContain('The studio cannot reach its database. Try again in a moment.');
    expect(page).toContain('href="/join/t1"');
    await expect(draw(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });
});
