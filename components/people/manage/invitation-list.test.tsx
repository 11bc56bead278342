import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { Invitation } from '@/lib/contract/studio/person';
import { invitationsOptions } from '../api';
import { InvitationList } from './invitation-list';

describe('InvitationList', () => {
  it('shows for whom an invitation is, its role, who made it and until when it is valid', () => {
    const queries = new QueryClient();
    const ben: Invitation = {
      id: 'i',
      name: 'Ben',
      role: 'maker',
      createdBy: 'Ann',
      expiresAt: '2026-03-19T12:00:00.000Z',
    };
    queries.setQueryData(invitationsOptions().queryKey, [ben], { updatedAt: Date.parse('2026-03-12T12:00:00Z') });
    const list = renderToStaticMarkup(
      <QueryClientProvider client={queries}>
        <InvitationList />
      </QueryClientProvider>,
    );
    expect(list).toContain('Ben');
    expect(list).toMatch(/Maker · by Ann · valid until 19 Mar, \d\d:\d\d/);
    expect(list).toContain('Revoke the invitation for Ben');
  });
});
