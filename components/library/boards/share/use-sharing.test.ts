import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { BoardSharing, BoardSharingChange } from '@/lib/contract/studio/board-sharing';
import { ann, ben } from '../../testing/library-board';
import { useSharing } from './use-sharing';

const cleo = { id: 'c', name: 'Cleo' };
const people = [ann, ben, cleo];

/** An error of the studio at the person of a member. */
function refusal(message: string): Response {
  const fields = [{ pointer: '/members/1/personId', message }];
  const error = { type: 'invalid_params', title: 'Invalid', detail: `members.1.personId: ${message}`, fields };
  return Response.json({ error, status: 'error', status_message: 'invalid_params' }, { status: 400 });
}

/** A studio with one board. Its answers to changes wait until they are released. */
async function mountSharing({ isHeld = false } = {}) {
  let stored: BoardSharing = { everyone: null, members: [{ person: ben, access: 'view' }] };
  const sent: BoardSharingChange[] = [];
  const held: (() => void)[] = [];
  const studio = { refusal: null as string | null };
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
    if (method === 'GET') return Response.json(stored);
    const change = JSON.parse(body) as BoardSharingChange;
    sent.push(change);
    if (isHeld) await new Promise<void>((resolve) => void held.push(resolve));
    if (studio.refusal !== null) return refusal(studio.refusal);
    const members = change.members.map(({ personId, access }) => {
      return { person: people.find(({ id }) => id === personId) ?? ann, access };
    });
    stored = { everyone: change.everyone, members };
    return Response.json(stored);
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const hook = await mountHook(() => useSharing('1'), { queries });
  await expect.poll(() => hook.current().current).not.toBeNull();
  const shown = () => [
    hook.current().current?.everyone,
    ...(hook.current().current?.members ?? []).map(({ person, access }) => `${person.name}: ${access}`),
  ];
  const release = () => hook.act(() => held.shift()?.());
  return { ...hook, queries, sent, studio, shown, release };
}

describe('useSharing', () => {
  it('shows and saves each change at once', async () => {
    const { current, act, sent, shown } = await mountSharing();
    await expect.poll(shown).toEqual([null, 'Ben: view']);
    expect(current().state).toBe('unchanged');
    await act(() => current().setMember(cleo, 'view'));
    await act(() => current().setMember(ben, 'edit'));
    await act(() => current().setEveryone('view'));
    await act(() => current().remove('c'));
    await expect.poll(() => current().state).toBe('saved');
    await expect.poll(shown).toEqual(['view', 'Ben: edit']);
    expect(sent.at(-1)).toEqual({ everyone: 'view', members: [{ personId: 'b', access: 'edit' }] });
    expect(sent).toHaveLength(4);
  });

  it('sends changes one after the other, and never shows an older answer', async () => {
    const { current, act, sent, shown, release, queries } = await mountSharing({ isHeld: true });
    await act(() => {
      current().setMember(cleo, 'edit');
      current().setEveryone('edit');
    });
    await expect.poll(shown).toEqual(['edit', 'Ben: view', 'Cleo: edit']);
    await expect.poll(() => current().state).toBe('saving');
    expect(sent).toHaveLength(1);
    await release();
    await expect.poll(() => sent.length).toBe(2);
    await act(() => queries.invalidateQueries());
    expect(shown()).toEqual(['edit', 'Ben: view', 'Cleo: edit']);
    await release();
    await expect.poll(() => current().state).toBe('saved');
    await expect.poll(shown).toEqual(['edit', 'Ben: view', 'Cleo: edit']);
  });

  it('takes back what is refused, and says why', async () => {
    const { current, act, studio, shown } = await mountSharing();
    studio.refusal = 'Cleo is deactivated. Leave them out.';
    await act(() => current().setMember(cleo, 'view'));
    await expect.poll(() => current().state).toBe('failed');
    expect(current().error).toBe('Cleo is deactivated. Leave them out.');
    await expect.poll(shown).toEqual([null, 'Ben: view']);
    studio.refusal = null;
    await act(() => current().setEveryone('view'));
    await expect.poll(() => current().state).toBe('saved');
    await expect.poll(shown).toEqual(['view', 'Ben: view']);
  });
});
