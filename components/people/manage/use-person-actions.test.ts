import { QueryClient, useQuery } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { toasts } from '@/lib/client/toasts';
import type { Person } from '@/lib/contract/studio/person';
import { peopleOptions } from '../api';
import { createPerson } from '../testing/people';
import { refusal, serve } from '../testing/serve';
import { usePersonActions } from './use-person-actions';

const { id } = createPerson();
const path = `/api/studio/people/${id}`;

function usePerson() {
  const person = useQuery(peopleOptions()).data?.[0] ?? createPerson();
  return { person, ...usePersonActions(person) };
}

async function mountActions(people: () => Person[], answers: Parameters<typeof serve>[0]) {
  const requests = serve({ 'GET /api/studio/people': () => ({ people: people() }), ...answers });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return { requests, ...(await mountHook(usePerson, { queries })) };
}

describe('usePersonActions', () => {
  it('shows a new role at once, and changes one thing at a time', async () => {
    let role: Person['role'] = 'maker';
    const answer = Promise.withResolvers<object>();
    const { current, act, requests } = await mountActions(() => [createPerson({ role })], {
      [`PATCH ${path}`]: () => answer.promise,
    });
    await act(() => current().changeRole('administrator'));
    await expect.poll(() => current()).toMatchObject({ role: 'administrator', isBusy: true });
    await act(() => current().setActive(false));
    role = 'administrator';
    await act(() => answer.resolve(createPerson({ role })));
    await expect.poll(() => current()).toMatchObject({ isBusy: false, role, person: { role } });
    expect(requests.filter((one) => one.startsWith('PATCH'))).toEqual([`PATCH ${path} {"role":"administrator"}`]);
  });

  it('shows the old role again when the change is refused', async () => {
    const { current, act } = await mountActions(() => [createPerson()], {
      [`PATCH ${path}`]: refusal(409, [], 'Not now.'),
    });
    await act(() => current().changeRole('viewer'));
    await expect.poll(() => toasts.current().at(-1)?.message).toContain('Not now.');
    await expect.poll(() => current()).toMatchObject({ role: 'maker', isBusy: false });
  });

  it('shows a password link until it is dismissed', async () => {
    const link = { url: 'https://easel.example.com/join/p', expiresAt: '2026-03-13T12:00:00.000Z' };
    const { current, act } = await mountActions(() => [createPerson()], { [`POST ${path}/password-link`]: link });
    expect(current().link).toBeNull();
    await act(() => current().createLink());
    await expect.poll(() => current().link).toEqual(link);
    await act(() => current().dismissLink());
    await expect.poll(() => current().link).toBeNull();
  });
});
