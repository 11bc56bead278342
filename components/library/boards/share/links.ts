import { queryOptions } from '@tanstack/react-query';
import { removeAt } from '@/lib/client/remove-at';
import { requestJson } from '@/lib/client/request';
import type { BoardLink, NewBoardLink } from '@/lib/contract/studio/board-link';

const linksPath = (boardId: string) => `/api/studio/library/boards/${boardId}/links`;

/** The public links of a board, the newest first. */
export function linksOptions(boardId: string) {
  return queryOptions({
    queryKey: ['board-links', boardId] as const,
    queryFn: async ({ signal }): Promise<BoardLink[]> =>
      (await requestJson<{ links: BoardLink[] }>(linksPath(boardId), { signal })).links,
  });
}

/** Creates a public link to a board. */
export function createLink(boardId: string, link: NewBoardLink): Promise<BoardLink> {
  return requestJson<BoardLink>(linksPath(boardId), { method: 'POST', body: link });
}

/** Revokes a public link. */
export async function revokeLink(boardId: string, id: string): Promise<void> {
  await removeAt(`${linksPath(boardId)}/${id}`);
}
