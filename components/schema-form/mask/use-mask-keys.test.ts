import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { createMask, paintedArea, paintedShare } from '@/lib/schema-form/mask/mask-pixels';
import type { ToolKey } from '../stage-tool/stage-tool';
import { createMaskSession } from './mask-session';
import type { MaskToolName } from './use-mask-gesture';
import { useMaskKeys } from './use-mask-keys';

/** An element inside others, by the selectors that find one from it. */
class StubElement {
  #kinds: string[];
  constructor(kinds: string[]) {
    this.#kinds = kinds;
  }
  closest(selector: string) {
    return selector.split(', ').some((one) => this.#kinds.includes(one)) ? this : null;
  }
}

const canvas = new StubElement([]);

async function mountKeys(tool: MaskToolName) {
  vi.stubGlobal('Element', StubElement);
  const session = createMaskSession(createMask(400, 200), false);
  const told: unknown[] = [];
  const aborting: { current: (() => void) | null } = { current: null };
  const hook = await mountHook(() =>
    useMaskKeys({
      session,
      picture: { width: 400, height: 200 },
      tool,
      size: 20,
      zoom: { step: (by) => void told.push(['zoom', by]), fit: () => void told.push('fit'), zoomTo: () => {} },
      aborting,
      onTool: (next) => void told.push(next),
      onSize: (next) => void told.push(['size', Math.round(next)]),
      onTravel: (direction) => void told.push(direction),
      onSay: () => {},
      onSave: () => void told.push('save'),
      onClose: () => void told.push('close'),
    }),
  );
  async function press(key: string, { on = canvas, ...held }: Partial<ToolKey> & { on?: StubElement } = {}) {
    let isUsed = false;
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    const rest = { repeat: false, isComposing: false, preventDefault: () => {} };
    const event = { key, ...modifiers, ...rest, ...held, target: on as unknown as EventTarget };
    await hook.act(() => (isUsed = hook.current().onKey(event)));
    await hook.render();
    return isUsed;
  }
  return { session, told, press, hook, aborting };
}

describe('useMaskKeys', () => {
  it('moves a cursor by arrows, faster with Shift, and never out of the picture', async () => {
    const { press, hook } = await mountKeys('brush');
    expect(hook.current().cursor).toBeNull();
    await press('ArrowRight');
    expect(hook.current().cursor).toEqual({ x: 202.5, y: 100.5 });
    await press('ArrowUp', { shiftKey: true });
    expect(hook.current().cursor).toEqual({ x: 202.5, y: 80.5 });
    for (let step = 0; step < 9; step += 1) await press('ArrowUp', { shiftKey: true });
    expect(hook.current().cursor?.y).toBe(0.5);
  });

  it('paints a line while Enter has lowered the brush, as one step', async () => {
    const { press, session } = await mountKeys('brush');
    await press('Enter');
    await press('ArrowRight', { shiftKey: true });
    await press('Enter');
    await press('ArrowRight', { shiftKey: true });
    expect(paintedArea(session.mask)).toEqual({ left: 190, top: 90, right: 231, bottom: 111 });
    session.undo();
    expect(paintedShare(session.mask)).toBe(0);
    expect(session.state.current().canUndo).toBe(false);
  });

  it('undoes the line under way by Escape, and only then ends the tool', async () => {
    const { press, session, told } = await mountKeys('brush');
    await press('Enter');
    await press('Escape');
    expect(paintedShare(session.mask)).toBe(0);
    expect(told).toEqual([]);
    await press('Escape');
    expect(told).toEqual(['close']);
  });

  it('sets both corners of a rectangle, and takes it away with Alt', async () => {
    const { press, session, hook } = await mountKeys('rectangle');
    await press('Enter');
    await press('ArrowRight');
    await press('ArrowDown');
    expect(hook.current().outline).toHaveLength(4);
    await press('Enter');
    expect(paintedArea(session.mask)).toEqual({ left: 200, top: 100, right: 203, bottom: 103 });
    await press('Enter');
    await press('Enter', { altKey: true });
    expect(session.mask.values[102 * 400 + 202]).toBe(0);
  });

  it('sets points of an outline by Space, and closes it by Enter', async () => {
    const { press, session } = await mountKeys('lasso');
    await press('ArrowRight');
    await press(' ');
    await press('ArrowRight', { shiftKey: true });
    await press(' ');
    await press('ArrowDown', { shiftKey: true });
    await press('Enter');
    expect(paintedShare(session.mask) * 400 * 200).toBeCloseTo(210, -2);
  });

  it('pans by Space until keys paint', async () => {
    const { press, session, hook } = await mountKeys('brush');
    await press(' ');
    expect(hook.current().isHand).toBe(true);
    expect(paintedShare(session.mask)).toBe(0);
  });

  it('knows the letters of the tools, and leaves controls their own keys', async () => {
    const { press, told } = await mountKeys('brush');
    const button = new StubElement(['button']);
    for (const key of ['e', 'L', 'r', 'b']) expect(await press(key)).toBe(true);
    expect(told).toEqual(['eraser', 'lasso', 'rectangle', 'brush']);
    told.length = 0;
    await press(']', { on: button });
    await press('[');
    expect(told).toEqual([
      ['size', 25],
      ['size', 16],
    ]);
    for (const key of ['ArrowLeft', ' ', 'Enter']) expect(await press(key, { on: button })).toBe(false);
    expect(await press('b', { on: new StubElement(['input']) })).toBe(false);
    expect(await press('Escape', { on: new StubElement(['[data-slot=popover]']) })).toBe(false);
  });

  it('saves before a request is sent, and goes back and forward', async () => {
    const { press, told } = await mountKeys('brush');
    expect(await press('Enter', { ctrlKey: true })).toBe(false);
    for (const [key, shiftKey] of [
      ['z', false],
      ['Z', true],
      ['y', false],
    ] as const)
      expect(await press(key, { ctrlKey: true, shiftKey })).toBe(true);
    expect(told).toEqual(['save', 'undo', 'redo', 'redo']);
  });
});
