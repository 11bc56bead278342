'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { type Submit, useSend } from '@/components/people/form/use-send';
import { reportActionError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import type { BoardLink, NewBoardLink } from '@/lib/contract/studio/board-link';
import { linkMessages } from './link-messages';
import { createLink, linksOptions, revokeLink } from './links';

/** The public links of a board, and how to create and revoke them. */
export interface PublicLinksState {
  /** The newest first; undefined until they are loaded. */
  links: BoardLink[] | undefined;
  /** When they were loaded. */
  loadedAt: Date;
  error: Error | null;
  reload: () => void;
  /** The id of the link that is being revoked; null for none. */
  revoking: string | null;
  revoke: (id: string) => void;
  form: UseFormReturn<NewBoardLink>;
  submit: Submit;
}

/** Reads the public links of a board, creates and revokes them. */
export function usePublicLinks(boardId: string): PublicLinksState {
  const client = useQueryClient();
  const options = linksOptions(boardId);
  const { data, dataUpdatedAt, error, refetch } = useQuery(options);
  // What is being read may be older than the change.
  const refresh = async () => {
    await client.cancelQueries({ queryKey: options.queryKey });
    await client.invalidateQueries({ queryKey: options.queryKey });
  };
  const { isPending, variables, mutate } = useMutation({
    mutationFn: (id: string) => revokeLink(boardId, id),
    networkMode: 'always',
    onSuccess: () => toasts.show(linkMessages.revoked),
    onError: reportActionError,
    onSettled: refresh,
  });
  const form = useForm<NewBoardLink>({ defaultValues: { label: '', expiresInDays: 7, hasDownloads: false } });
  const submit = useSend(form, async (values) => {
    // A request without an answer may have created a link too.
    await createLink(boardId, values).finally(() => void refresh());
    form.reset();
  });
  return {
    links: data,
    loadedAt: new Date(dataUpdatedAt),
    error,
    reload: () => void refetch(),
    revoking: isPending ? variables : null,
    revoke: (id) => {
      if (!isPending) mutate(id);
    },
    form,
    submit,
  };
}
