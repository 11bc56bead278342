import { queryOptions } from '@tanstack/react-query';
import { createPersistedStore } from '@/lib/client/create-persisted-store';
import { requestJson } from '@/lib/client/request';
import type { Snippet, SnippetBody } from '@/lib/contract/studio/snippet';

/** The key of the snippets in the query cache. */
export const snippetsKey = ['snippets'] as const;

/** All snippets, styles and pinned prompts. Another browser may have saved some, so they are read anew on each use. */
export function snippetListOptions() {
  return queryOptions({
    queryKey: snippetsKey,
    queryFn: async ({ signal }) =>
      (await requestJson<{ snippets: Snippet[] }>('/api/studio/text/snippets', { signal })).snippets,
    refetchOnMount: 'always',
  });
}

const pathOf = (id: string) => `/api/studio/text/snippets/${encodeURIComponent(id)}`;

/**
 * Saves a snippet under an id from the browser, so that a repeated request creates no second one. @throws RequestError
 * with the invalid field
 */
export function putSnippet(id: string, { kind, name, text, mediaId }: SnippetBody): Promise<Snippet> {
  return requestJson<Snippet>(pathOf(id), { method: 'PUT', body: { kind, name, text, mediaId } });
}

/** Deletes a snippet and returns it, so that `putSnippet` can restore it. */
export function removeSnippet(id: string): Promise<Snippet> {
  return requestJson<Snippet>(pathOf(id), { method: 'DELETE' });
}

/** Whether this browser hides the built-in styles. */
export const builtInHidden = createPersistedStore<boolean>({
  key: 'easel:hidden-styles',
  initial: false,
  read: (text) => text === '1',
  write: (isHidden) => (isHidden ? '1' : '0'),
});
