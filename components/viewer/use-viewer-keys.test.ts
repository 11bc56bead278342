import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { nameOfKey, useViewerKeys } from './use-viewer-keys';

const press = (key: string, code: string, shiftKey = false) => nameOfKey({ key, code, shiftKey });

class StubElement extends EventTarget {}

const pressM = () =>
  window.dispatchEvent(Object.assign(new Event('keydown', { cancelable: true }), { key: 'm', code: 'KeyM' }));

describe('useViewerKeys', () => {
  it('leaves the keys alone while the viewer is hidden', async () => {
    vi.stubGlobal('Element', StubElement);
    onTestFinished(() => void vi.unstubAllGlobals());
    const pressed: string[] = [];
    let isShown = true;
    const viewer = { closest: () => null, checkVisibility: () => isShown } as unknown as HTMLElement;
    await mountHook(() => useViewerKeys({ m: () => pressed.push('m') }, { viewer: { current: viewer } }));
    pressM();
    isShown = false;
    pressM();
    expect(pressed).toEqual(['m']);
  });
});

describe('nameOfKey', () => {
  it('names digits and letters with Shift alike on every keyboard', () => {
    expect(press('1', 'Digit1')).toBe('1');
    expect(press('!', 'Digit1', true)).toBe('shift 1');
    expect(press('1', 'Digit1', true)).toBe('shift 1');
    expect(press('X', 'KeyX', true)).toBe('shift x');
  });

  it('names signs by what they are, since some need Shift', () => {
    expect(press('+', 'Equal', true)).toBe('+');
    expect(press('<', 'Comma', true)).toBe('<');
    expect(press('ArrowLeft', 'ArrowLeft', true)).toBe('arrowleft');
  });
});
