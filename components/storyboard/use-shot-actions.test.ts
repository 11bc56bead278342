import { describe, expect, it } from 'vitest';
import { mountHook } from '@/components/ui/testing/mount-hook';
import { createStore } from '@/lib/client/create-store';
import type { NewStoryboardTake, StoryboardContent } from '@/lib/contract/studio/storyboard';
import type { Editor, EditorState } from './edit/create-editor';
import { newShot } from './edit/new-content';
import { useShotActions } from './use-shot-actions';

const first = { ...newShot('One'), id: 'one', take: 'chosen' };
const second = { ...newShot('Two'), id: 'two', take: null };

/** Actions on two shots, of which the first has a chosen take. */
async function mountActions(start: (takes: readonly NewStoryboardTake[]) => Promise<boolean>) {
  const content = { shots: [first, second] } as unknown as StoryboardContent;
  const store = createStore<EditorState>({ content, revision: 1, saving: 'saved' });
  const editor = {
    ...store,
    change: (change: (before: StoryboardContent) => StoryboardContent) =>
      store.set({ ...store.current(), content: change(store.current().content) }),
  } as unknown as Editor;
  const { current, act } = await mountHook(() =>
    useShotActions(editor, { start, cancel: () => Promise.resolve() }, () => undefined),
  );
  const takes = () => store.current().content.shots.map(({ take }) => take);
  return { takes, change: current().change, generate: (...ids: string[]) => act(() => current().generateAll(ids)) };
}

describe('useShotActions', () => {
  it('shows a new take instead of the chosen one as soon as it is asked for', async () => {
    let during: (string | null)[] = [];
    const { takes, generate } = await mountActions(() => {
      during = takes();
      return Promise.resolve(true);
    });
    await generate('one', 'two');
    expect([during, takes()]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('keeps the chosen take when the studio refuses to start', async () => {
    const { takes, generate } = await mountActions(() => Promise.resolve(false));
    await generate('one', 'two');
    expect(takes()).toEqual(['chosen', null]);
  });
});
