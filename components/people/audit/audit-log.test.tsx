import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { AuditEntry } from '@/lib/contract/studio/audit-actions';
import type { Role } from '@/lib/contract/studio/permissions';
import { peopleKeys } from '../api';
import { createAuditEntry, createPerson } from '../testing/people';
import { refusal, serve } from '../testing/serve';
import { auditOptions, exportAddress, type ShownEntries } from './audit';
import { AuditEntries, AuditLog } from './audit-log';
import { AuditSection } from './audit-section';
import { auditMessages } from './messages';

const everything: ShownEntries = { group: null, person: null };
const now = Date.parse('2026-03-12T12:00:00Z');

function draw(entries: AuditEntry[], options: { shown?: ShownEntries; nextCursor?: string | null } = {}) {
  const { shown = everything, nextCursor = null } = options;
  const queries = new QueryClient();
  queries.setQueryData(
    auditOptions(shown).queryKey,
    { pages: [{ entries, nextCursor }], pageParams: [null] },
    { updatedAt: now },
  );
  return renderToStaticMarkup(
    <QueryClientProvider client={queries}>
      <AuditEntries shown={shown} />
    </QueryClientProvider>,
  );
}

describe('AuditEntries', () => {
  it('shows what happened, when and from where', () => {
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const list = draw([createAuditEntry('1', undefined, { access: 'password', userAgent: firefox })]);
    expect(list).toContain('Ann logged in.');
    expect(list).toMatch(/<time dateTime="2026-03-12T11:00:00.000Z" title="Thursday[^"]*2026[^"]*">today, \d\d:\d\d</);
    expect(list).toContain(' · 192.0.2.1 · Firefox on Linux · by password');
  });

  it('says that it loads, that nothing is recorded, and that nothing matches', () => {
    const loading = renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <AuditLog />
      </QueryClientProvider>,
    );
    expect(loading).toContain(auditMessages.loading);
    expect(draw([])).toContain(auditMessages.empty);
    expect(draw([], { shown: { ...everything, group: 'tokens' } })).toContain(auditMessages.noMatch);
  });

  it('offers more where there is more', () => {
    const entries = [createAuditEntry('1')];
    expect(draw(entries)).not.toContain(auditMessages.more);
    expect(draw(entries, { nextCursor: '1' })).toContain(auditMessages.more);
  });
});

describe('auditOptions', () => {
  it('reads page after page of the entries that are shown', async () => {
    const person = createPerson().id;
    const requests = serve({
      [`GET /api/studio/audit?group=people&person=${person}`]: { entries: [createAuditEntry('9')], nextCursor: '9' },
      [`GET /api/studio/audit?group=people&person=${person}&before=9`]: {
        entries: [createAuditEntry('8')],
        nextCursor: null,
      },
    });
    const { current, act } = await mountHook(() => useInfiniteQuery(auditOptions({ group: 'people', person })));
    await expect.poll(() => current().hasNextPage).toBe(true);
    await act(() => current().fetchNextPage());
    await expect.poll(() => current().hasNextPage).toBe(false);
    expect(current().data?.pages.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(['9', '8']);
    expect(requests).toHaveLength(2);
  });

  it('says why the log could not be loaded', async () => {
    serve({ 'GET /api/studio/audit': refusal(503, [], 'The database is away.') });
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const { current } = await mountHook(() => useInfiniteQuery(auditOptions(everything)), { queries });
    await expect.poll(() => current().error?.message).toBe('The database is away.');
  });
});

describe('exportAddress', () => {
  it('exports what is shown', () => {
    expect(exportAddress(everything, 'csv')).toBe('/api/studio/audit/exports?format=csv');
    expect(exportAddress({ group: 'logins', person: 'p' }, 'jsonl')).toBe(
      '/api/studio/audit/exports?group=logins&person=p&format=jsonl',
    );
  });
});

describe('AuditSection', () => {
  it.each<[Role, boolean]>([
    ['viewer', false],
    ['maker', false],
    ['administrator', true],
  ])('is there for a %s: %s', (role, isThere) => {
    const queries = new QueryClient();
    queries.setQueryData(peopleKeys.me, { person: createPerson({ role }), isLoginNeeded: true, hasOwnPassword: true });
    const section = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <AuditSection />
      </QueryClientProvider>,
    );
    expect(section.includes(auditMessages.show)).toBe(isThere);
    expect(section).not.toContain(auditMessages.loading);
  });
});
