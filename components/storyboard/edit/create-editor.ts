import { createStore, type Store } from '@/lib/client/create-store';
import { RequestError } from '@/lib/client/request';
import type { Storyboard, StoryboardContent } from '@/lib/contract/studio/storyboard';
import type { ContentChange } from './change-shots';

/** A storyboard that is being edited, and how far it is stored. */
export interface EditorState {
  content: StoryboardContent;
  /** The stored revision that this is based on. */
  revision: number;
  /** `conflict`: it was changed elsewhere meanwhile; nothing is stored until a person decides. */
  saving: 'saved' | 'pending' | 'failed' | 'conflict';
}

/** Edits a storyboard and stores it shortly after each change, one request at a time. */
export interface Editor extends Pick<Store<EditorState>, 'current' | 'subscribe'> {
  change: (change: ContentChange) => void;
  /** Stores what is not stored yet. False when that failed. */
  flush: () => Promise<boolean>;
  /** Takes a stored version. Unsaved changes are lost unless `isForced` is left out and there are some. */
  load: (stored: Storyboard, isForced?: boolean) => void;
  /** Stores the edited version over the other one. */
  overwrite: (other: Storyboard) => Promise<boolean>;
  /** Stores what is left, and stops. */
  close: () => void;
}

const nothing = () => undefined;
const saveAfterMs = 600;
const retryAfterMs = 4000;

/**
 * Creates the editor of a storyboard.
 *
 * @param options.save stores a content over a revision; the second argument says that the page is closing
 */
export function createEditor(options: {
  stored: Storyboard;
  save: (body: { revision: number; content: StoryboardContent }, isClosing: boolean) => Promise<Storyboard>;
  schedule?: (run: () => void, delayMs: number) => () => void;
}): Editor {
  const { save, schedule = scheduleByTimer } = options;
  const { content, revision } = options.stored;
  const store = createStore<EditorState>({ content, revision, saving: 'saved' });
  let cancelScheduled: () => void = nothing;
  let running: Promise<boolean> | null = null;

  const set = (change: Partial<EditorState>) => store.set({ ...store.current(), ...change });
  const isOpen = () => ['pending', 'failed'].includes(store.current().saving);

  function saveLater(delayMs: number): void {
    cancelScheduled();
    cancelScheduled = schedule(() => void flush(), delayMs);
  }

  async function saveOnce(isClosing: boolean): Promise<boolean> {
    const sent = store.current();
    try {
      const stored = await save({ revision: sent.revision, content: sent.content }, isClosing);
      const isSame = store.current().content === sent.content;
      set({ revision: stored.revision, saving: isSame ? 'saved' : 'pending' });
      return true;
    } catch (thrown) {
      const isConflict = thrown instanceof RequestError && thrown.code === 'conflict';
      set({ saving: isConflict ? 'conflict' : 'failed' });
      if (!isConflict) saveLater(retryAfterMs);
      return false;
    }
  }

  async function saveAll(isClosing: boolean): Promise<boolean> {
    while (isOpen()) if (!(await saveOnce(isClosing))) return false;
    return store.current().saving === 'saved';
  }

  function flush(isClosing = false): Promise<boolean> {
    cancelScheduled();
    running ??= saveAll(isClosing).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    current: store.current,
    subscribe: store.subscribe,
    change(change) {
      const { content: before, saving } = store.current();
      const next = change(before);
      if (next === before) return;
      set({ content: next, saving: saving === 'conflict' ? 'conflict' : 'pending' });
      if (saving !== 'conflict') saveLater(saveAfterMs);
    },
    flush: () => flush(),
    load(stored, isForced = false) {
      const now = store.current();
      if (!isForced && (now.saving !== 'saved' || stored.revision <= now.revision)) return;
      store.set({ content: stored.content, revision: stored.revision, saving: 'saved' });
    },
    overwrite(other) {
      set({ revision: other.revision, saving: 'pending' });
      return flush();
    },
    close() {
      cancelScheduled();
      if (isOpen()) void flush(true);
    },
  };
}

function scheduleByTimer(run: () => void, delayMs: number): () => void {
  const timer = setTimeout(run, delayMs);
  return () => clearTimeout(timer);
}
