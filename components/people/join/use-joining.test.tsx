import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { TextField } from '../form/text-field';
import { done, refusal, serve } from '../testing/serve';
import { type JoinValues, useJoining } from './use-joining';

const path = 'POST /api/studio/join';
const event = { preventDefault: () => undefined };

async function mountForm(typed: Partial<JoinValues> = {}) {
  const focus = vi.fn<() => void>();
  const assign = vi.fn<(url: string) => void>();
  const getElementById = vi.fn<(id: string) => { focus: () => void }>(() => ({ focus }));
  const hook = await mountHook(() => useJoining({ token: 't1', name: 'Ann' }), {
    globals: { location: { assign } },
    document: { getElementById },
  });
  const values = { email: 'Ann@example.com', password: 'a long password', ...typed };
  for (const [name, value] of Object.entries(values))
    await hook.act(() => hook.current().change(name as keyof JoinValues, value));
  const submit = () => hook.act(() => hook.current().submit(event));
  const draw = (name: keyof JoinValues) =>
    renderToStaticMarkup(<TextField form={hook.current()} name={name} label={name} />);
  return { ...hook, submit, draw, assign, getElementById, focus };
}

describe('useJoining', () => {
  it('shows the issue of a field there, focuses it, and keeps what was typed', async () => {
    const message = 'Somebody already uses this address.';
    serve({ [path]: refusal(400, [{ pointer: '/email', message }]) });
    const { current, submit, draw, getElementById, focus, assign } = await mountForm();
    await submit();
    await expect.poll(() => current().issues).toEqual({ email: [message] });
    expect(current()).toMatchObject({
      values: { name: 'Ann', email: 'Ann@example.com', password: 'a long password' },
      error: null,
      isLocked: false,
    });
    expect(draw('email')).toContain(message);
    expect(draw('email')).toContain('value="Ann@example.com"');
    expect(draw('email')).toContain('aria-invalid="true"');
    expect(draw('name')).not.toContain('aria-invalid="true"');
    await expect.poll(() => focus.mock.calls.length).toBe(1);
    expect(getElementById).toHaveBeenLastCalledWith(current().idOf('email'));
    expect(assign).not.toHaveBeenCalled();
  });

  it('removes the issue of a field that is edited, without moving the focus', async () => {
    const issues = ['/name', '/email'].map((pointer) => ({ pointer, message: `Wrong: ${pointer}` }));
    serve({ [path]: refusal(400, issues) });
    const { current, act, submit, focus } = await mountForm();
    await submit();
    await expect.poll(() => Object.keys(current().issues)).toEqual(['name', 'email']);
    await expect.poll(() => focus.mock.calls.length).toBe(1);
    await act(() => current().change('name', 'Anna'));
    expect(Object.keys(current().issues)).toEqual(['email']);
    expect(focus).toHaveBeenCalledTimes(1);
  });

  it('shows above the button what belongs to no field', async () => {
    serve({ [path]: refusal(400, [{ pointer: '/token', message: 'The link has expired.' }]) });
    const { current, submit } = await mountForm();
    await submit();
    await expect.poll(() => current().error).toBe('The link has expired.');
    expect(current().issues).toEqual({});
  });

  it('sends once, however often it is pressed, and opens the studio', async () => {
    const requests = serve({ [path]: done });
    const { act, current, submit, assign } = await mountForm();
    await act(() => {
      current().submit(event);
      current().submit(event);
    });
    await expect.poll(() => assign.mock.calls).toEqual([['/']]);
    await submit();
    expect(requests).toEqual([
      `${path} {"token":"t1","name":"Ann","email":"Ann@example.com","password":"a long password"}`,
    ]);
  });

  it('sends nothing while a field is obviously wrong', async () => {
    const requests = serve({});
    const { current, submit } = await mountForm({ name: ' ', email: 'ann', password: 'short' });
    await submit();
    expect(Object.keys(current().issues)).toEqual(['name', 'email', 'password']);
    expect(requests).toEqual([]);
  });
});
