import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { usePromptWords } from './use-prompt-words';

const boxes = '[{"id":"cup_1","bbox":[200,100,800,450],"desc":"a blue cup"}]';
const layout = { 'x-bounding-boxes': { format: 'flux' } };

async function mountWords(initial: string, given: { schema?: object; prefill?: unknown } = {}) {
  const { schema = layout, prefill = null } = given;
  let value = initial;
  const field = { schema: { ...schema }, prefill };
  const hook = await mountHook(() => usePromptWords(field, value, (next) => (value = next)));
  async function write(text: string) {
    await hook.act(() => hook.current().write(text));
    await hook.render();
  }
  return { current: hook.current, write, value: () => value };
}

describe('usePromptWords', () => {
  it('hides the list of boxes, and keeps it behind the edited words', async () => {
    const { current, write, value } = await mountWords(`Tea. ${boxes}`);
    expect(current()).toMatchObject({ words: 'Tea.' });
    await write('Hot tea. ');
    expect(value()).toBe(`Hot tea. ${boxes}`);
    expect(current().words).toBe('Hot tea. ');
    await write('');
    expect(value()).toBe(boxes);
  });

  it('takes a text with a list of its own whole', async () => {
    const { write, value } = await mountWords(`Tea. ${boxes}`);
    const other = 'Coffee. [{"id":"b","bbox":[1,2,3,4],"desc":"a pot"}]';
    await write(other);
    expect(value()).toBe(other);
  });

  it('writes over the boxes of an example with its words, but keeps them in an edit', async () => {
    const example = `A calm lake at dusk. ${boxes}`;
    const replaced = await mountWords(example, { prefill: example });
    await replaced.write('Tea');
    expect(replaced.value()).toBe('Tea');
    const edited = await mountWords(example, { prefill: example });
    await edited.write('A calm lake at dawn.');
    expect(edited.value()).toBe(`A calm lake at dawn. ${boxes}`);
  });

  it('shows a list that can’t be read, and one for a model that takes none', async () => {
    const broken = 'Tea [{"bbox":[1,2,';
    expect((await mountWords(broken)).current()).toMatchObject({ words: broken });
    expect((await mountWords(`Tea ${boxes}`, { schema: {} })).current().words).toBe(`Tea ${boxes}`);
  });
});
