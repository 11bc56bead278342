'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardPaste, Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { toasts } from '@/lib/client/toasts';
import type { StoryboardSummary } from '@/lib/contract/studio/storyboard';
import { newShot } from '../edit/new-content';
import { storyboardMessages as messages } from '../messages';
import { deleteStoryboard, restoreStoryboard, storyboardKeys, storyboardListOptions } from '../storyboards';
import { ScriptDialog } from './script-dialog';
import { StoryboardCard } from './storyboard-card';
import { useCreateStoryboard } from './use-create-storyboard';

/** The Storyboards screen: all storyboards, and ways to begin one. */
export function StoryboardsScreen() {
  const client = useQueryClient();
  const list = useQuery(storyboardListOptions());
  const create = useCreateStoryboard();
  const [isPasting, setIsPasting] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: storyboardKeys.list, exact: true });

  async function remove({ id, name }: StoryboardSummary) {
    client.setQueryData<StoryboardSummary[]>(storyboardKeys.list, (all) => all?.filter((one) => one.id !== id));
    try {
      await deleteStoryboard(id);
      const undo = () => void restoreStoryboard(id).then(refresh);
      toasts.show(messages.deleted({ name: name.trim() === '' ? messages.untitled : name }), {
        action: { label: messages.undo, run: undo },
      });
    } catch (thrown) {
      toasts.show(thrown instanceof Error ? thrown.message : String(thrown), { tone: 'bad' });
      await refresh();
    }
  }

  const starts = (
    <div className="flex flex-wrap gap-2">
      <Button size="lg" onClick={() => setIsPasting(true)}>
        <ClipboardPaste aria-hidden />
        {messages.pasteScript}
      </Button>
      <Button size="lg" variant="primary" onClick={() => void create([])}>
        <Plus aria-hidden />
        {messages.newStoryboard}
      </Button>
    </div>
  );
  const isEmpty = list.data?.length === 0;
  return (
    <main className="h-full overflow-y-auto">
      <div className="mx-auto flex min-h-full w-full max-w-[1180px] flex-col gap-6 px-6 py-8 max-desk:px-4 max-desk:py-6">
        <header className="flex flex-wrap items-end gap-x-6 gap-y-3">
          <div className="min-w-0 flex-1 basis-72">
            <h1 className="text-xl font-semibold">{messages.title}</h1>
            <p className="mt-1 text-muted">{messages.lead}</p>
          </div>
          {!isEmpty && starts}
        </header>
        {list.isError && (
          <div role="alert" className="flex items-center gap-3 rounded bg-bad-soft px-4 py-3">
            <p className="min-w-0 flex-1 wrap-anywhere">{messages.listFailed({ why: list.error.message })}</p>
            <Button onClick={() => void list.refetch()}>{messages.tryAgain}</Button>
          </div>
        )}
        {list.isPending && (
          <div role="status" aria-label={messages.loadingList} className={gridClasses}>
            {[0, 1, 2].map((index) => (
              <Skeleton key={index} className="aspect-[16/12.4] rounded-lg" />
            ))}
          </div>
        )}
        {isEmpty && (
          <div className="grid flex-1 place-items-center pb-[12vh]">
            <div className="flex max-w-sm flex-col items-center gap-4 text-center">
              <div>
                <p className="text-lg font-semibold">{messages.noneTitle}</p>
                <p className="mt-1 text-muted">{messages.noneLead}</p>
              </div>
              {starts}
            </div>
          </div>
        )}
        {list.data !== undefined && list.data.length > 0 && (
          <ul className={gridClasses}>
            {list.data.map((storyboard) => (
              <StoryboardCard
                key={storyboard.id}
                storyboard={storyboard}
                now={new Date(list.dataUpdatedAt)}
                onDelete={() => void remove(storyboard)}
              />
            ))}
          </ul>
        )}
      </div>
      {isPasting && (
        <ScriptDialog
          submitLabel={messages.createFrom}
          onAdd={(prompts) => void create(prompts.map((prompt) => newShot(prompt)))}
          onClose={() => setIsPasting(false)}
        />
      )}
    </main>
  );
}

const gridClasses = 'grid grid-cols-[repeat(auto-fill,minmax(min(260px,100%),1fr))] gap-5';
