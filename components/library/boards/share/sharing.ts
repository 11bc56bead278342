import { queryOptions } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { removeAt } from '@/lib/client/remove-at';
import { requestJson } from '@/lib/client/request';
import type { BoardSharing, BoardSharingChange } from '@/lib/contract/studio/board-sharing';

const path = (board: string) => `/api/studio/library/boards/${board}/sharing`;

/** With whom a board is shared. It is read again with the boards. */
export function sharingOptions(board: string) {
  return queryOptions({
    queryKey: [...libraryKeys.boards, board, 'sharing'],
    queryFn: ({ signal }) => requestJson<BoardSharing>(path(board), { signal }),
  });
}

/** Shares a board with exactly these people. */
export function changeSharing(board: string, { everyone, members }: BoardSharing): Promise<BoardSharing> {
  const body: BoardSharingChange = {
    everyone,
    members: members.map(({ person, access }) => ({ personId: person.id, access })),
  };
  return requestJson<BoardSharing>(path(board), { method: 'PUT', body });
}

/** Leaves a board that others share. It succeeds too if it is no longer shared. */
export async function leaveBoard(board: string): Promise<void> {
  await removeAt(`${path(board)}/me`);
}
