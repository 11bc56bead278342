import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { useActionKeys } from './use-action-keys';

class StubElement extends EventTarget {}

const press = (key: string) => window.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key }));

async function mountKeys() {
  vi.stubGlobal('Element', StubElement);
  onTestFinished(() => void vi.unstubAllGlobals());
  const pressed: string[] = [];
  let isShown = true;
  const bar = { closest: () => null, checkVisibility: () => isShown } as unknown as HTMLElement;
  await mountHook(() => useActionKeys({ current: bar }, { delete: () => pressed.push('delete') }));
  return {
    pressed,
    hide: () => (isShown = false),
  };
}

describe('useActionKeys', () => {
  it('leaves the keys alone while the bar is hidden, as behind a tool on the stage', async () => {
    const { pressed, hide } = await mountKeys();
    press('Delete');
    hide();
    press('Delete');
    expect(pressed).toEqual(['delete']);
  });
});
