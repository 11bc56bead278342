import { expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useAutoClose } from './use-auto-close';

it('closes some seconds after the end, but not while the pointer or the focus is in it', async () => {
  vi.useFakeTimers();
  const onClose = vi.fn();
  let isOver = false;
  const hook = await mountHook(() => useAutoClose({ isOver, onClose }));
  const wait = () => hook.act(() => vi.advanceTimersByTime(10_000));
  await wait();
  expect(onClose).not.toHaveBeenCalled();

  await hook.act(() => hook.current().onPointerEnter());
  isOver = true;
  await hook.render();
  await wait();
  await hook.act(() => hook.current().onFocus());
  await hook.act(() => hook.current().onPointerLeave());
  await wait();
  expect(onClose).not.toHaveBeenCalled();

  await hook.act(() => hook.current().onBlur());
  await wait();
  expect(onClose).toHaveBeenCalledOnce();
});
