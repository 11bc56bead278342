import { describe, expect, it } from 'vitest';
import { RequestError } from '@/lib/client/request';
import type { Storyboard, StoryboardContent } from '@/lib/contract/studio/storyboard';
import { createEditor } from './create-editor';
import { newContent } from './new-content';

const named = (name: string) => (content: StoryboardContent) => ({ ...content, name });
const stored = (revision: number, name = ''): Storyboard => ({
  id: '00000000-0000-4000-8000-000000000000',
  revision,
  content: { ...newContent(), name },
  updatedAt: '2026-01-01T00:00:00.000Z',
});

/** An editor whose timers run on demand, and whose server can be made to fail. */
function start() {
  const saved: { revision: number; name: string }[] = [];
  let due: (() => void) | null = null;
  let failure: Error | null = null;
  let hold: Promise<void> = Promise.resolve();
  const editor = createEditor({
    stored: stored(1),
    async save({ revision, content }) {
      await hold;
      if (failure !== null) throw failure;
      saved.push({ revision, name: content.name });
      return { ...stored(revision + 1), content };
    },
    schedule(run) {
      due = run;
      return () => {
        due = null;
      };
    },
  });
  return {
    editor,
    saved,
    runDue: () => due?.(),
    isScheduled: () => due !== null,
    fail: (error: Error | null) => (failure = error),
    holdBack(promise: Promise<void>) {
      hold = promise;
    },
  };
}

const conflict = new RequestError('changed', { code: 'conflict', status: 409 });

describe('createEditor', () => {
  it('stores several changes at once, a moment after the last', async () => {
    const { editor, saved, runDue } = start();
    editor.change(named('a'));
    editor.change(named('ab'));
    expect([editor.current().saving, saved.length]).toEqual(['pending', 0]);
    runDue();
    expect(await editor.flush()).toBe(true);
    expect(saved).toEqual([{ revision: 1, name: 'ab' }]);
    expect(editor.current()).toMatchObject({ revision: 2, saving: 'saved' });
  });

  it('stores what was typed during a request after it, over the new revision', async () => {
    const { editor, saved, holdBack } = start();
    const { promise, resolve } = Promise.withResolvers<void>();
    holdBack(promise);
    editor.change(named('first'));
    const flushed = editor.flush();
    editor.change(named('second'));
    resolve();
    expect(await flushed).toBe(true);
    expect(saved).toEqual([
      { revision: 1, name: 'first' },
      { revision: 2, name: 'second' },
    ]);
  });

  it('tries again after a failure, and loses nothing', async () => {
    const { editor, saved, fail, runDue, isScheduled } = start();
    fail(new RequestError('away', { code: 'no_answer', status: 0 }));
    editor.change(named('kept'));
    expect(await editor.flush()).toBe(false);
    expect([editor.current().saving, isScheduled()]).toEqual(['failed', true]);
    fail(null);
    runDue();
    await editor.flush();
    expect(saved).toEqual([{ revision: 1, name: 'kept' }]);
  });

  it('stops storing at a conflict until a person decides', async () => {
    const { editor, saved, fail, isScheduled } = start();
    fail(conflict);
    editor.change(named('mine'));
    expect(await editor.flush()).toBe(false);
    editor.change(named('mine too'));
    expect([editor.current().saving, isScheduled()]).toEqual(['conflict', false]);
    fail(null);
    expect(await editor.overwrite(stored(5, 'theirs'))).toBe(true);
    expect(saved).toEqual([{ revision: 5, name: 'mine too' }]);
    fail(conflict);
    editor.change(named('again'));
    await editor.flush();
    editor.load(stored(9, 'theirs'), true);
    expect(editor.current()).toMatchObject({ revision: 9, saving: 'saved', content: { name: 'theirs' } });
  });

  it('takes a newer version from elsewhere only without changes of its own', () => {
    const { editor } = start();
    editor.load(stored(3, 'theirs'));
    expect(editor.current().content.name).toBe('theirs');
    editor.change(named('mine'));
    editor.load(stored(4, 'newer'));
    expect(editor.current().content.name).toBe('mine');
  });
});
