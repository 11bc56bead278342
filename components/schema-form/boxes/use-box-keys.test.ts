import { describe, expect, it, vi } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import type { LayoutBox } from '@/lib/schema-form/boxes/prompt-boxes';
import type { ToolKey } from '../stage-tool/stage-tool';
import { useBoxChanges } from './use-box-changes';
import { useBoxKeys } from './use-box-keys';
import { useBoxes } from './use-boxes';

const layout = readBoundingBoxes({ 'x-bounding-boxes': { format: 'flux' } });

/** An element inside others, by the selectors that find one from it. */
class StubElement {
  dataset: Record<string, string>;
  #kinds: string[];
  constructor(kinds: string[], dataset: Record<string, string> = {}) {
    this.#kinds = kinds;
    this.dataset = dataset;
  }
  closest(selector: string) {
    return selector.split(', ').some((one) => this.#kinds.includes(one)) ? this : null;
  }
}

const canvas = new StubElement([]);
const onBox = (index: number) => new StubElement(['button', '[data-box]'], { box: String(index) });

async function mountKeys({ isNaming = false } = {}) {
  if (layout === null) throw new Error('no format');
  const { format } = layout;
  vi.stubGlobal('Element', StubElement);
  let prompt = '[{"bbox":[200,100,800,450],"desc":"cup"},{"bbox":[0,0,90,90],"desc":"pot"}]';
  const told: unknown[] = [];
  const aborting: { current: (() => void) | null } = { current: null };
  const hook = await mountHook(() => {
    const editor = useBoxes(prompt, format, (next) => (prompt = next));
    const changes = useBoxChanges(editor, format);
    const keys = useBoxKeys({
      editor,
      changes,
      zoom: { step: (by) => void told.push(['step', by]), fit: () => void told.push('fit'), zoomTo: () => {} },
      aborting,
      isNaming,
      onMode: (mode) => void told.push(mode),
      onName: (index) => void told.push(['name', index]),
      onNamed: () => void told.push('named'),
      onClose: () => void told.push('close'),
    });
    return { boxes: editor.boxes, changes, ...keys };
  });
  async function press(key: string, target: StubElement, held: Partial<ToolKey> = {}) {
    let isUsed = false;
    const modifiers = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    const rest = { repeat: false, isComposing: false, preventDefault: () => {} };
    const event = { key, ...modifiers, ...rest, ...held, target: target as unknown as EventTarget };
    await hook.act(() => (isUsed = hook.current().onKey(event)));
    await hook.render();
    return isUsed;
  }
  const lefts = () => hook.current().boxes.map(({ left }: LayoutBox) => left);
  return { press, told, aborting, lefts, current: hook.current, act: hook.act };
}

describe('useBoxKeys', () => {
  it('moves, describes and removes the box under the focus', async () => {
    const { press, lefts, told } = await mountKeys();
    await press('ArrowRight', onBox(0), { shiftKey: true });
    await press('ArrowRight', onBox(1));
    expect(lefts()).toEqual([110, 1]);
    await press('Enter', onBox(1));
    expect(told).toEqual([['name', 1]]);
    await press('Delete', onBox(0));
    expect(lefts()).toEqual([1]);
  });

  it('acts on the chosen box from the canvas, never from a button or a text', async () => {
    const { press, lefts, act, current } = await mountKeys();
    await act(() => current().changes.choose(1));
    expect(await press('ArrowRight', new StubElement(['button']))).toBe(false);
    expect(await press('Backspace', new StubElement(['input']))).toBe(false);
    expect(await press('ArrowRight', canvas)).toBe(true);
    expect(lefts()).toEqual([100, 1]);
  });

  it('duplicates, undoes and redoes', async () => {
    const { press, lefts, act, current } = await mountKeys();
    await act(() => current().changes.choose(0));
    await press('d', canvas, { metaKey: true });
    expect(lefts()).toEqual([100, 0, 120]);
    expect(current().changes.chosen).toBe(2);
    await press('z', canvas, { ctrlKey: true });
    expect(lefts()).toEqual([100, 0]);
    await press('Z', canvas, { ctrlKey: true, shiftKey: true });
    expect(lefts()).toEqual([100, 0, 120]);
    expect(await press('Enter', canvas, { ctrlKey: true })).toBe(false);
  });

  it('ends a drag by Escape before the tool, and a name before both', async () => {
    const { press, told, aborting } = await mountKeys();
    aborting.current = () => {
      told.push('aborted');
      aborting.current = null;
    };
    await press('Escape', canvas);
    await press('Escape', canvas);
    expect(told).toEqual(['aborted', 'close']);
    const naming = await mountKeys({ isNaming: true });
    await naming.press('Escape', new StubElement(['input']));
    await naming.press('Enter', new StubElement(['input']));
    expect(naming.told).toEqual(['named', 'named']);
  });

  it('leaves keys to an input method that composes', async () => {
    const { press, told } = await mountKeys({ isNaming: true });
    for (const key of ['Enter', 'Escape'])
      expect(await press(key, new StubElement(['input']), { isComposing: true })).toBe(false);
    expect(told).toEqual([]);
  });

  it('changes the mode and the zoom, and pans while Space is held', async () => {
    const { press, told, current } = await mountKeys();
    for (const key of ['v', 'R', '+', '0']) await press(key, canvas);
    expect(told).toEqual(['select', 'draw', ['step', 1], 'fit']);
    await press(' ', new StubElement(['button']));
    expect(current().isHand).toBe(false);
    await press(' ', canvas);
    expect(current().isHand).toBe(true);
  });
});
