import { renderToStaticMarkup } from 'react-dom/server';
import { useController } from 'react-hook-form';
import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { TextField } from '../form/text-field';
import { done, refusal, serve } from '../testing/serve';
import { type JoinValues, useJoining } from './use-joining';

const path = 'POST /api/studio/join';
const event = { preventDefault: () => undefined };

/** The form with its fields, as `JoinForm` renders them. */
function useFields(focus: (name: string) => void) {
  const { form, submit } = useJoining({ token: 't1', name: 'Ann' });
  const { control, formState } = form;
  const fields = {
    name: useController({ control, name: 'name' }).field,
    email: useController({ control, name: 'email' }).field,
    password: useController({ control, name: 'password' }).field,
  };
  for (const { name, ref } of Object.values(fields)) ref({ focus: () => focus(name) });
  const { root = null, ...errors } = formState.errors;
  const issues = Object.fromEntries(Object.entries(errors).map(([name, { message }]) => [name, [message]]));
  return { form, fields, submit, issues, error: root?.message ?? null, isLocked: formState.isSubmitting };
}

async function mountForm(typed: Partial<JoinValues> = {}) {
  const focus = vi.fn<(name: string) => void>();
  const assign = vi.fn<(url: string) => void>();
  const hook = await mountHook(() => useFields(focus), { globals: { location: { assign } } });
  const change = (name: keyof JoinValues, value: string) => hook.act(() => hook.current().fields[name].onChange(value));
  const values = { email: 'Ann@example.com', password: 'a long password', ...typed };
  for (const [name, value] of Object.entries(values)) await change(name as keyof JoinValues, value);
  const submit = () => hook.act(() => hook.current().submit(event));
  const draw = (name: keyof JoinValues) =>
    renderToStaticMarkup(<TextField control={hook.current().form.control} name={name} label={name} />);
  return { ...hook, change, submit, draw, assign, focus };
}

describe('useJoining', () => {
  it('shows the issue of a field there, focuses it, and keeps what was typed', async () => {
    const message = 'Somebody already uses this address.';
    serve({ [path]: refusal(400, [{ pointer: '/email', message }]) });
    const { current, submit, draw, focus, assign } = await mountForm();
    await submit();
    await expect.poll(() => current().issues).toEqual({ email: [message] });
    expect(current()).toMatchObject({ error: null, isLocked: false });
    expect(current().form.getValues()).toEqual({
      name: 'Ann',
      email: 'Ann@example.com',
      password: 'a long password',
    });
    expect(draw('email')).toContain(message);
    expect(draw('email')).toContain('value="Ann@example.com"');
    expect(draw('email')).toContain('aria-invalid="true"');
    expect(draw('name')).not.toContain('aria-invalid="true"');
    await expect.poll(() => focus.mock.calls.length).toBe(1);
    expect(focus).toHaveBeenLastCalledWith('email');
    expect(assign).not.toHaveBeenCalled();
  });

  it('removes the issue of a field that is edited, without moving the focus', async () => {
    const issues = ['/name', '/email'].map((pointer) => ({ pointer, message: `Wrong: ${pointer}` }));
    serve({ [path]: refusal(400, issues) });
    const { current, change, submit, focus } = await mountForm();
    await submit();
    await expect.poll(() => Object.keys(current().issues)).toEqual(['name', 'email']);
    await expect.poll(() => focus.mock.calls.length).toBe(1);
    await change('name', 'Anna');
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
