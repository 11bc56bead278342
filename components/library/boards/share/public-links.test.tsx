import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { done, refusal, serve } from '@/components/people/testing/serve';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import type { BoardLink } from '@/lib/contract/studio/board-link';
import { linkMessages } from './link-messages';
import { linksOptions } from './links';
import { PublicLinks } from './public-links';
import { usePublicLinks } from './use-public-links';

const boardId = '11111111-1111-4111-8111-111111111111';
const path = `/api/studio/library/boards/${boardId}/links`;
const event = { preventDefault: () => undefined };

function createBoardLink(changes: Partial<BoardLink> = {}): BoardLink {
  return {
    id: 'one',
    url: 'https://easel.example.com/shared/token',
    label: 'Client',
    hasDownloads: true,
    createdBy: 'Ann',
    createdAt: '2026-03-12T09:00:00.000Z',
    expiresAt: '2026-03-19T12:00:00.000Z',
    lastOpenedAt: null,
    isActive: true,
    ...changes,
  };
}

function draw(links?: BoardLink[]): string {
  const queries = new QueryClient();
  const updatedAt = Date.parse('2026-03-12T12:00:00Z');
  if (links !== undefined) queries.setQueryData(linksOptions(boardId).queryKey, links, { updatedAt });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <PublicLinks boardId={boardId} />
    </QueryClientProvider>,
  );
}

describe('PublicLinks', () => {
  beforeEach(() => vi.stubGlobal('location', new URL('https://easel.example.com/library')));

  it('says when the studio is open at an address that only this computer reaches', () => {
    for (const host of ['127.0.0.1:3000', 'localhost:3000', '[::1]:3000']) {
      vi.stubGlobal('location', new URL(`http://${host}/library`));
      expect(draw([])).toContain(`Only this computer can reach ${host}.`);
    }
  });

  it('shows for whom a link is, until when, and whether it was opened', () => {
    const list = draw([createBoardLink(), createBoardLink({ id: 'two', label: '', hasDownloads: false })]);
    expect(list).toMatch(/with downloads · until 19 Mar, \d\d:\d\d · created today, \d\d:\d\d · not opened yet/);
    expect(list).toMatch(/view only · until/);
    expect(list).toContain('Revoke the link for Client');
    expect(list).toContain('Copy link for Anyone');
    expect(list).toContain(linkMessages.revokeHint);
    expect(list).not.toContain('STUDIO_URL');
  });

  it('says why a link does not work', () => {
    expect(draw([createBoardLink({ isActive: false })])).toContain('Ann may not share this board any more.');
    expect(draw([createBoardLink()])).not.toContain('Does not work');
  });

  it('says that it loads, and shows no list of none', () => {
    expect(draw()).toContain(linkMessages.loading);
    expect(draw([])).not.toContain(linkMessages.revokeHint);
  });
});

describe('usePublicLinks', () => {
  it('creates a link once for two presses, and shows it', async () => {
    let links: BoardLink[] = [];
    const requests = serve({
      [`GET ${path}`]: () => ({ links }),
      [`POST ${path}`]: () => {
        links = [createBoardLink()];
        return createBoardLink();
      },
    });
    const hook = await mountHook(() => usePublicLinks(boardId));
    await vi.waitFor(() => expect(hook.current().links).toEqual([]));
    hook.current().form.setValue('label', 'Client');
    await hook.act(() => {
      hook.current().submit(event);
      hook.current().submit(event);
    });
    await vi.waitFor(() => expect(hook.current().links).toHaveLength(1));
    expect(requests.filter((request) => request.startsWith('POST'))).toEqual([
      `POST ${path} {"label":"Client","expiresInDays":7,"hasDownloads":false}`,
    ]);
    expect(hook.current().form.getValues('label')).toBe('');
  });

  it('shows what is wrong at the field, and keeps what was entered', async () => {
    serve({
      [`GET ${path}`]: { links: [] },
      [`POST ${path}`]: refusal(400, [{ pointer: '/label', message: 'Use only visible characters.' }]),
    });
    const hook = await mountHook(() => {
      const links = usePublicLinks(boardId);
      return { ...links, issue: links.form.getFieldState('label', links.form.formState).error?.message };
    });
    hook.current().form.setValue('label', 'a\u0007b');
    await hook.act(() => hook.current().submit(event));
    await vi.waitFor(() => expect(hook.current().issue).toBe('Use only visible characters.'));
    expect(hook.current().form.getValues('label')).toBe('a\u0007b');
  });

  it('revokes a link, also one that is already gone', async () => {
    let links = [createBoardLink()];
    serve({
      [`GET ${path}`]: () => ({ links }),
      [`DELETE ${path}/one`]: () => {
        links = [];
        return done();
      },
    });
    const shown = vi.spyOn(toasts, 'show').mockImplementation(() => '');
    const hook = await mountHook(() => usePublicLinks(boardId));
    await vi.waitFor(() => expect(hook.current().links).toHaveLength(1));
    await hook.act(() => hook.current().revoke('one'));
    await vi.waitFor(() => expect(hook.current().links).toEqual([]));
    await hook.act(() => hook.current().revoke('two'));
    await vi.waitFor(() => expect(shown.mock.calls).toEqual([[linkMessages.revoked], [linkMessages.revoked]]));
  });
});
