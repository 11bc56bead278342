import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { readBoundingBoxes } from '@/lib/schema-form/boxes/box-format';
import { isSameBoxes, useBoxes } from './use-boxes';

const layout = readBoundingBoxes({ 'x-bounding-boxes': { format: 'gemini' } });
const cup = '{"box_2d":[200,100,800,450],"label":"cup"}';
const pot = '{"box_2d":[0,0,90,90],"label":"pot"}';

async function mountBoxes(initial: string) {
  if (layout === null) throw new Error('no format');
  let prompt = initial;
  const { format } = layout;
  const hook = await mountHook(() => useBoxes(prompt, format, (next) => (prompt = next)));
  async function act(run: (editor: ReturnType<typeof hook.current>) => unknown) {
    await hook.act(() => run(hook.current()));
    await hook.render();
  }
  async function give(next: string) {
    prompt = next;
    await hook.render();
  }
  return { editor: hook.current, act, give, prompt: () => prompt };
}

describe('useBoxes', () => {
  it('writes changes behind the words, and undoes and redoes them', async () => {
    const { editor, act, prompt } = await mountBoxes(`Tea. [${cup}]`);
    await act(({ boxes, change }) => change(boxes.slice(1), null));
    expect(prompt()).toBe('Tea.');
    await act(({ undo }) => undo());
    expect(prompt()).toBe(`Tea. [${cup}]`);
    expect([editor().canUndo, editor().canRedo]).toEqual([false, true]);
    await act(({ redo }) => redo());
    expect(prompt()).toBe('Tea.');
  });

  it('undoes a change that came from elsewhere, in the words of now', async () => {
    const { editor, act, give, prompt } = await mountBoxes(`Tea. [${cup}]`);
    await give(`Coffee. [${pot}]`);
    expect(editor().boxes).toMatchObject([{ text: 'pot' }]);
    await act(({ undo }) => undo());
    expect(prompt()).toBe(`Coffee. [${cup}]`);
  });

  it('takes an edit of the words for no change of the boxes', async () => {
    const { editor, give } = await mountBoxes(`Tea. [${cup}]`);
    await give(`Hot tea. [${cup}]`);
    expect(editor().canUndo).toBe(false);
  });

  it('changes nothing while the list can’t be read', async () => {
    const { editor, act, give, prompt } = await mountBoxes(`Tea. [${cup}]`);
    await give('Tea. [{"box_2d":[1,');
    await act(({ change }) => change([], null));
    expect(prompt()).toBe('Tea. [{"box_2d":[1,');
    expect(editor().issue).toEqual({ kind: 'json' });
  });
});

describe('isSameBoxes', () => {
  it('compares what is seen', () => {
    const box = { left: 0, top: 0, right: 9, bottom: 9, text: 'a', entry: {} };
    expect(isSameBoxes([box], [{ ...box, entry: { id: 'a' } }])).toBe(true);
    expect(isSameBoxes([box], [{ ...box, text: 'b' }])).toBe(false);
    expect(isSameBoxes([box], [])).toBe(false);
  });
});
