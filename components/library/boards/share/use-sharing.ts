'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { libraryKeys } from '@/lib/client/library/library';
import { RequestError } from '@/lib/client/request';
import type { BoardAccess } from '@/lib/contract/studio/board-access';
import type { BoardSharing } from '@/lib/contract/studio/board-sharing';
import type { PersonName } from '@/lib/contract/studio/person';
import { changeSharing, sharingOptions } from './sharing';

/** The sharing of a board, and its changes. Each is shown at once and saved at once. */
export interface Sharing {
  /** Null until it is read. */
  current: BoardSharing | null;
  /** Why it could not be read; null if it could. */
  readError: Error | null;
  readAgain: () => void;
  /** What has become of the last change. */
  state: 'unchanged' | 'saving' | 'saved' | 'failed';
  /** Why the last change failed; null if it did not. */
  error: string | null;
  setEveryone: (access: BoardAccess | null) => void;
  /** Shares it with a person, or changes what they may do. */
  setMember: (person: PersonName, access: BoardAccess) => void;
  remove: (personId: string) => void;
}

/** The sharing of a board. A change that fails is taken back. */
export function useSharing(board: string): Sharing {
  const client = useQueryClient();
  const { queryKey } = sharingOptions(board);
  const { data, error, refetch } = useQuery(sharingOptions(board));
  const mutationKey = ['board sharing', board];
  const mutation = useMutation({
    mutationKey,
    // Each change replaces the whole: they arrive in the order in which they were made.
    scope: { id: mutationKey.join(' ') },
    networkMode: 'always',
    mutationFn: (next: BoardSharing) => changeSharing(board, next),
    onSuccess: (saved) => client.setQueryData(queryKey, saved),
    onSettled: () => {
      // Until the last change has arrived, what the studio has is older than what is shown.
      if (client.isMutating({ mutationKey }) === 1) void client.invalidateQueries({ queryKey: libraryKeys.boards });
    },
  });

  function change(update: (sharing: BoardSharing) => BoardSharing) {
    // The second of two quick changes comes before the first is rendered.
    const unsaved = client.getMutationCache().findAll({ mutationKey, status: 'pending' }).at(-1)?.state.variables;
    const latest = (unsaved as BoardSharing | undefined) ?? client.getQueryData(queryKey);
    if (latest !== undefined) mutation.mutate(update(latest));
  }

  return {
    current: (mutation.isPending ? mutation.variables : data) ?? null,
    readError: data === undefined ? error : null,
    readAgain: () => void refetch(),
    state: ({ idle: 'unchanged', pending: 'saving', success: 'saved', error: 'failed' } as const)[mutation.status],
    error: mutation.error === null ? null : reasonOf(mutation.error),
    setEveryone: (everyone) => change((sharing) => ({ ...sharing, everyone })),
    setMember: (person, access) => change((sharing) => withMember(sharing, { person, access })),
    remove: (personId) =>
      change(({ members, ...sharing }) => ({
        ...sharing,
        members: members.filter(({ person }) => person.id !== personId),
      })),
  };
}

/** The studio's message, without the name of the field: what is wrong is in view. */
function reasonOf(error: Error): string {
  const [issue] = error instanceof RequestError ? error.fields : [];
  return issue?.message ?? error.message;
}

function withMember(sharing: BoardSharing, member: BoardSharing['members'][number]): BoardSharing {
  const isMember = sharing.members.some(({ person }) => person.id === member.person.id);
  const members = isMember
    ? sharing.members.map((each) => (each.person.id === member.person.id ? member : each))
    : [...sharing.members, member];
  return { ...sharing, members };
}
