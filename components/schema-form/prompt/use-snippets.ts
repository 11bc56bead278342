'use client';

import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { newId } from '@/lib/client/new-id';
import { reportError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { Snippet, SnippetBody } from '@/lib/contract/studio/snippet';
import { promptMessages } from './messages-late';
import { putSnippet, removeSnippet, snippetListOptions, snippetsKey } from './snippets';

/** The saved texts, and their actions. */
export interface Snippets {
  list: UseQueryResult<Snippet[]>;
  /** Those of a kind, by name. */
  of: (kind: Snippet['kind']) => Snippet[];
  /** Saves a new text, or replaces one. @throws RequestError */
  save: (snippet: SnippetBody, id?: string) => Promise<Snippet>;
  /** Deletes a text, and offers to undo that. */
  remove: (snippet: Snippet, notice: string) => Promise<void>;
}

/** Reads the saved texts, and changes them. */
export function useSnippets(): Snippets {
  const queries = useQueryClient();
  const list = useQuery(snippetListOptions());
  const refresh = () => queries.invalidateQueries({ queryKey: snippetsKey });

  async function save(snippet: SnippetBody, id = newId()): Promise<Snippet> {
    const saved = await putSnippet(id, snippet);
    await refresh();
    return saved;
  }

  return {
    list,
    of: (kind) => (list.data ?? []).filter((one) => one.kind === kind),
    save,
    async remove(snippet, notice) {
      try {
        const removed = await removeSnippet(snippet.id);
        const restore = () => void save(removed, removed.id).catch(reportError);
        toasts.show(notice, { action: { label: promptMessages.undo, run: restore } });
      } catch (thrown) {
        reportError(thrown);
      }
      await refresh();
    },
  };
}
