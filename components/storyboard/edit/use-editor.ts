'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Storyboard } from '@/lib/contract/studio/storyboard';
import { saveStoryboard, storyboardKeys } from '../storyboards';
import { createEditor, type Editor, type EditorState } from './create-editor';

/** The editor of an opened storyboard. It takes newer versions that the page reads, and stores the rest at its end. */
export function useEditor(stored: Storyboard): { editor: Editor; state: EditorState } {
  const client = useQueryClient();
  const [editor] = useState(() =>
    createEditor({
      stored,
      save: async (body, isClosing) => {
        const saved = await saveStoryboard(stored.id, body, isClosing);
        client.setQueryData<Storyboard>(storyboardKeys.one(stored.id), saved);
        return saved;
      },
    }),
  );
  const state = useSyncExternalStore(editor.subscribe, editor.current, editor.current);
  useEffect(() => editor.load(stored), [editor, stored]);
  useEffect(() => {
    const close = () => editor.close();
    window.addEventListener('pagehide', close);
    return () => {
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [editor]);
  return { editor, state };
}
