import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import type { ApiToken } from '@/lib/contract/studio/api-token';
import type { Role } from '@/lib/contract/studio/permissions';
import { peopleKeys } from '../api';
import { createApiToken } from '../testing/people';
import { done, refusal, serve } from '../testing/serve';
import { tokenMessages } from './messages';
import { TokensSection } from './tokens-section';
import { useTokens } from './use-tokens';

const now = Date.parse('2026-03-12T12:00:00Z');

function draw({ tokens, role = 'maker' }: { tokens?: ApiToken[]; role?: Role }, queries = new QueryClient()) {
  if (tokens !== undefined) queries.setQueryData(peopleKeys.tokens, tokens, { updatedAt: now });
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <TokensSection role={role} />
    </QueryClientProvider>,
  );
}

/** The scopes that the form offers. */
const scopesIn = (section: string) =>
  [...section.matchAll(/type="radio"[^>]*value="(\w+)"/g)].map(([, scope]) => scope);

describe('TokensSection', () => {
  it.each([
    { role: 'viewer' as const, scopes: ['view'] },
    { role: 'maker' as const, scopes: ['view', 'make'] },
    { role: 'administrator' as const, scopes: ['view', 'make', 'administer'] },
  ])('offers the scopes that the role $role includes', ({ role, scopes }) => {
    expect(scopesIn(draw({ tokens: [], role }))).toEqual(scopes);
  });

  it('says that it loads, and that there are no tokens', () => {
    expect(draw({})).toContain(tokenMessages.loading);
    expect(draw({})).not.toContain(tokenMessages.empty);
    expect(draw({ tokens: [] })).toContain(tokenMessages.empty);
  });

  it('shows what a token allows, when it was used and when it expires', () => {
    const used = { scope: 'make', lastUsedAt: '2026-03-12T11:00:00Z', expiresAt: '2026-03-20T12:00:00Z' } as const;
    const section = draw({ tokens: [createApiToken('a', used)] });
    expect(section).toMatch(
      /Read and write · Created 1 Mar, \d\d:\d\d · Last used today, \d\d:\d\d · Expires 20 Mar, \d\d:\d\d/,
    );
    expect(section).not.toContain(tokenMessages.expired);
  });

  it('marks a token that has expired', () => {
    const section = draw({ tokens: [createApiToken('a', { expiresAt: '2026-03-12T12:00:00Z' })] });
    expect(section).toContain(`>${tokenMessages.expired}<`);
    expect(section).toMatch(/Never used · Expired today, \d\d:\d\d/);
  });

  it('does not mark a token without an expiry', () => {
    const section = draw({ tokens: [createApiToken('a')] });
    expect(section).toContain(tokenMessages.neverExpires);
    expect(section).not.toContain(`>${tokenMessages.expired}<`);
  });
});

/** The section's list, with the rows as they are drawn from what is loaded. */
async function mountTokens() {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const onRemoved = vi.fn<(id: string) => void>();
  // The select in the drawn section looks for the nonce of the page.
  const document = { querySelector: () => null };
  const hook = await mountHook(() => useTokens({ onRemoved }), { queries, document });
  return { ...hook, onRemoved, rows: () => draw({}, queries).match(/<li/g)?.length ?? 0 };
}

describe('useTokens', () => {
  it('removes the row of a token that was removed', async () => {
    let ids = ['a', 'b'];
    const requests = serve({
      'GET /api/studio/me/tokens': () => ({ tokens: ids.map((id) => createApiToken(id)) }),
      'DELETE /api/studio/me/tokens/a': () => {
        ids = ['b'];
        return done();
      },
    });
    const { current, act, rows, onRemoved } = await mountTokens();
    await expect.poll(rows).toBe(2);
    await act(() => current().remove('a'));
    await expect.poll(rows).toBe(1);
    await expect.poll(() => current().removing).toBeNull();
    expect(current().tokens?.map(({ id }) => id)).toEqual(['b']);
    expect(onRemoved.mock.calls).toEqual([['a']]);
    expect(requests.filter((one) => one.startsWith('DELETE'))).toEqual(['DELETE /api/studio/me/tokens/a']);
  });

  it('keeps a token that could not be removed', async () => {
    serve({
      'GET /api/studio/me/tokens': { tokens: [createApiToken('a')] },
      'DELETE /api/studio/me/tokens/a': refusal(503, [], 'The database is away.'),
    });
    const { current, act, rows, onRemoved } = await mountTokens();
    await act(() => current().remove('a'));
    await expect.poll(() => toasts.current().at(-1)?.message).toContain('The database is away.');
    await expect.poll(rows).toBe(1);
    expect(onRemoved).not.toHaveBeenCalled();
  });

  it('says why the tokens could not be loaded', async () => {
    serve({ 'GET /api/studio/me/tokens': refusal(503, [], 'The database is away.') });
    const { current } = await mountTokens();
    await expect.poll(() => current().error?.message).toBe('The database is away.');
    expect(current().tokens).toBeUndefined();
  });
});
