import { QueryClient } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { personMessages } from '../messages';
import { refusal, serve } from '../testing/serve';
import { LinkNote } from './link-note';
import { useInvite } from './use-invite';

const path = 'POST /api/studio/invitations';
const link = { url: 'https://easel.example.com/join/secret-token', expiresAt: '2026-03-19T12:00:00.000Z' };
const event = { preventDefault: () => undefined };

/** The invitation with what its form shows. */
function useShownInvite() {
  const invite = useInvite();
  const { errors, isSubmitting } = invite.form.formState;
  const issues = Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, [message]]));
  return { ...invite, issues, values: invite.form.getValues(), isLocked: isSubmitting };
}

async function mountInvite() {
  const queries = new QueryClient();
  const hook = await mountHook(useShownInvite, { queries });
  const invite = async (name: string) => {
    await hook.act(() => hook.current().form.setValue('name', name));
    await hook.act(() => hook.current().submit(event));
  };
  return { ...hook, queries, invite };
}

describe('useInvite', () => {
  it('shows the link once', async () => {
    const requests = serve({ [path]: link });
    const { current, act, invite, queries } = await mountInvite();
    await act(() => current().form.setValue('role', 'viewer'));
    await invite(' Ben ');
    await expect.poll(() => current().created).toMatchObject({ name: 'Ben', link });
    expect(requests).toEqual([`${path} {"name":" Ben ","role":"viewer"}`]);
    expect(current()).toMatchObject({ values: { name: '', role: 'maker' }, isLocked: false });
    const cached = [...queries.getQueryCache().getAll(), ...queries.getMutationCache().getAll()];
    expect(JSON.stringify(cached.map(({ state }) => state))).not.toContain('secret-token');
    await act(() => current().dismiss());
    expect(current().created).toBeNull();
  });

  it('shows the link of the last invitation only', async () => {
    let count = 0;
    serve({ [path]: () => ({ ...link, url: `https://easel.example.com/join/${(count += 1)}` }) });
    const { current, invite } = await mountInvite();
    await invite('Ben');
    await expect.poll(() => current().created?.name).toBe('Ben');
    await invite('Cleo');
    await expect.poll(() => current().created?.name).toBe('Cleo');
    expect(current().created?.link.url).toBe('https://easel.example.com/join/2');
  });

  it('keeps the name when it fails', async () => {
    serve({ [path]: refusal(400, [{ pointer: '/name', message: 'Too long.' }]) });
    const { current, invite } = await mountInvite();
    await invite('Ben');
    await expect.poll(() => current().issues).toEqual({ name: ['Too long.'] });
    expect(current()).toMatchObject({ created: null, values: { name: 'Ben' } });
  });
});

describe('LinkNote', () => {
  it('shows the link and until when it works', () => {
    const note = renderToStaticMarkup(
      <LinkNote label="Link for Ben" link={link} now={new Date('2026-03-12T12:00:00Z')} onDismiss={() => undefined} />,
    );
    expect(note).toContain(link.url);
    expect(note).toContain(personMessages.copy);
    expect(note).toMatch(/It works once, until 19 Mar, \d\d:\d\d\./);
  });
});
