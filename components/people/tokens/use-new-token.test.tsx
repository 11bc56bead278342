import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import type { NewApiToken } from '@/lib/contract/studio/api-token';
import { personMessages } from '../messages';
import { createApiToken } from '../testing/people';
import { refusal, serve } from '../testing/serve';
import { useNewToken } from './use-new-token';

const path = 'POST /api/studio/me/tokens';
const secret = 'easel_secret-token';
const event = { preventDefault: () => undefined };

async function mountNewToken() {
  const queries = new QueryClient();
  const hook = await mountHook(
    () => {
      const newToken = useNewToken();
      const { errors } = newToken.form.formState;
      const issues = Object.entries(errors).map(([name, error]) => [name, error.message]);
      return { ...newToken, issues: Object.fromEntries(issues) };
    },
    { queries },
  );
  const { current, act } = hook;
  const create = async ({ name = 'Nightly', scope = 'make', expiresInDays = 30 }: Partial<NewApiToken>) => {
    await act(() => {
      current().form.setValue('name', name);
      current().form.setValue('scope', scope);
      current().form.setValue('expiresInDays', expiresInDays);
    });
    await act(() => current().submit(event));
  };
  return { ...hook, queries, create };
}

describe('useNewToken', () => {
  it('shows the token once', async () => {
    const requests = serve({ [path]: { ...createApiToken('a', { name: 'Nightly' }), token: secret } });
    const { current, act, create, queries } = await mountNewToken();
    await create({ name: ' Nightly ' });
    await expect.poll(() => current().created).toMatchObject({ name: 'Nightly', token: secret });
    expect(requests).toEqual([`${path} {"name":"Nightly","scope":"make","expiresInDays":30}`]);
    expect(current().form.getValues()).toEqual({ name: '', scope: 'view', expiresInDays: 90 });
    const cached = [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()];
    expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain(secret);
    await act(() => current().dismiss());
    expect(current().created).toBeNull();
  });

  it('creates one token at two quick presses', async () => {
    const requests = serve({ [path]: { ...createApiToken('a'), token: secret } });
    const { current, act } = await mountNewToken();
    await act(() => current().form.setValue('name', 'Nightly'));
    await act(() => {
      current().submit(event);
      current().submit(event);
    });
    await expect.poll(() => current().created).not.toBeNull();
    expect(requests).toHaveLength(1);
  });

  it('asks for a name before it sends anything', async () => {
    const requests = serve({});
    const { current, create } = await mountNewToken();
    await create({ name: ' ' });
    await expect.poll(() => current().issues).toEqual({ name: personMessages.issues.name });
    expect(requests).toEqual([]);
  });

  it('shows issues at their fields, and keeps what was typed', async () => {
    serve({
      [path]: refusal(400, [
        { pointer: '/name', message: 'Too long.' },
        { pointer: '/scope', message: 'Not in your role.' },
      ]),
    });
    const { current, create } = await mountNewToken();
    const typed: NewApiToken = { name: 'Nightly', scope: 'administer', expiresInDays: null };
    await create(typed);
    await expect.poll(() => current().issues).toEqual({ name: 'Too long.', scope: 'Not in your role.' });
    expect(current().form.getValues()).toEqual(typed);
    expect(current().created).toBeNull();
  });

  it('shows what is wrong apart from the fields, and sends again', async () => {
    let answer: object = refusal(409, [], 'You have 50 API tokens.');
    serve({ [path]: () => answer });
    const { current, act, create } = await mountNewToken();
    await create({});
    await expect.poll(() => current().issues).toEqual({ root: 'You have 50 API tokens.' });
    answer = { ...createApiToken('a'), token: secret };
    await act(() => current().submit(event));
    await expect.poll(() => current().created?.token).toBe(secret);
    expect(current().issues).toEqual({});
  });
});
