'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ComponentProps, useContext, useRef, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { moveFocus } from '@/components/ui/move-focus';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { allJobs } from '@/lib/client/jobs/job-pages';
import { jobListOptions } from '@/lib/client/jobs/jobs';
import { intentsOf } from '@/lib/client/models/model-intents';
import { modelListOptions } from '@/lib/client/models/models';
import { reportError } from '@/lib/client/report-error';
import { toasts } from '@/lib/client/toasts';
import { readablePrompt } from '@/lib/contract/prompt/readable-prompt';
import { snippetLimits } from '@/lib/contract/studio/snippet-limits';
import { searchPrompts, type UsedPrompt } from '@/lib/schema-form/prompt/search-prompts';
import { PromptTaskContext } from '../scope/form-scope';
import { promptMessages } from './messages-late';
import { PromptRow } from './prompt-row';
import type { PromptAccess } from './use-prompt-access';
import { useSnippets } from './use-snippets';

/** Prompts used before, the pinned ones first, with what came of them: by task, with a search. */
export function PromptHistoryPopover({
  popover,
  prompt,
}: {
  popover: Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'isOpen' | 'onOpenChange'>;
  prompt: PromptAccess;
}) {
  const task = useContext(PromptTaskContext);
  const [search, setSearch] = useState('');
  const [isAll, setAll] = useState(false);
  const chosen = useRef<string | null>(null);
  const jobs = useInfiniteQuery(jobListOptions());
  const { data: models = [] } = useQuery(modelListOptions());
  const snippets = useSnippets();
  const pins = snippets.of('prompt');
  const tasks = new Map(models.map((model) => [model.id, intentsOf(model)]));
  const isOfTask = ({ model }: { model: string }) =>
    task === null || isAll || tasks.get(model)?.includes(task) === true;
  const used = searchPrompts(allJobs(jobs.data), pins, search);
  const found = used.filter((one) => isOfTask(one) || one.isPinned);

  function choose(text: string) {
    chosen.current = text;
    popover.onOpenChange(false);
  }
  function togglePin(one: UsedPrompt) {
    const pin = pins.find(({ text }) => text === one.prompt);
    if (pin !== undefined) {
      void snippets.remove(pin, promptMessages.unpinned);
      return;
    }
    const name = Array.from(readablePrompt(one.prompt)).slice(0, snippetLimits.nameLength).join('').trim();
    const body = {
      kind: 'prompt',
      name: name === '' ? one.modelName : name,
      text: one.prompt,
      mediaId: one.mediaId,
    } as const;
    void snippets.save(body).then(() => toasts.announce(promptMessages.pinned), reportError);
  }

  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={promptMessages.history}
      onKeyDown={(event) => moveFocus(event, '[data-used-prompt]')}
      className="flex max-h-[min(520px,var(--radix-popover-content-available-height))] w-[min(352px,calc(100vw-16px))] flex-col gap-2 p-2"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (chosen.current === null) popover.anchor.current?.focus();
        else prompt.type(0, prompt.words().length, chosen.current);
        chosen.current = null;
      }}
    >
      <Input
        type="search"
        className="shrink-0 max-desk:h-11"
        aria-label={promptMessages.search}
        placeholder={promptMessages.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {task !== null && (
        <Segmented
          aria-label={promptMessages.scope}
          className="shrink-0"
          value={isAll ? 'all' : 'task'}
          onValueChange={(value) => setAll(value === 'all')}
        >
          <SegmentedItem value="task">{promptMessages.thisTask}</SegmentedItem>
          <SegmentedItem value="all">{promptMessages.allTasks}</SegmentedItem>
        </Segmented>
      )}
      <ul aria-label={promptMessages.history} className="min-h-0 flex-1 overflow-y-auto empty:hidden">
        {found.map((one) => (
          <PromptRow
            key={one.prompt}
            used={one}
            onChoose={() => choose(one.prompt)}
            onTogglePin={() => togglePin(one)}
          />
        ))}
      </ul>
      <p role="status" className="shrink-0 px-2 text-muted empty:hidden">
        {jobs.isPending || jobs.isFetchingNextPage
          ? promptMessages.loading
          : jobs.isError
            ? promptMessages.unread
            : found.length === 0 && (used.length === 0 && search === '' ? promptMessages.noneYet : promptMessages.none)}
      </p>
      {jobs.hasNextPage && !jobs.isFetchingNextPage && (
        <Button variant="ghost" className="shrink-0 max-desk:h-11" onClick={() => void jobs.fetchNextPage()}>
          {promptMessages.older}
        </Button>
      )}
    </AnchoredPopover>
  );
}
