'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useRef, useState } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Input } from '@/components/ui/input';
import { moveFocus } from '@/components/ui/move-focus';
import { allJobs } from '@/lib/client/jobs/job-pages';
import { jobListOptions } from '@/lib/client/jobs/jobs';
import { searchPrompts } from '@/lib/schema-form/prompt/search-prompts';
import { messages } from '@/lib/schema-form/messages';

/** Prompts used before, newest first, with a search. */
export function PromptHistoryPopover({
  popover,
  onChoose,
}: {
  popover: Pick<ComponentProps<typeof AnchoredPopover>, 'anchor' | 'isOpen' | 'onOpenChange'>;
  onChoose: (prompt: string) => void;
}) {
  const [search, setSearch] = useState('');
  const chosen = useRef<string | null>(null);
  const jobs = useInfiniteQuery(jobListOptions());
  const prompts = searchPrompts(allJobs(jobs.data), search);
  const choose = (prompt: string) => {
    chosen.current = prompt;
    popover.onOpenChange(false);
  };
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={messages.prompt.history}
      onKeyDown={(event) => moveFocus(event, 'li > button')}
      className="flex max-h-[min(420px,70dvh)] w-[min(400px,calc(100vw-32px))] flex-col gap-2 p-2"
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        if (chosen.current === null) popover.anchor.current?.focus();
        else onChoose(chosen.current);
        chosen.current = null;
      }}
    >
      <Input
        type="search"
        aria-label={messages.prompt.search}
        placeholder={messages.prompt.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <ul aria-label={messages.prompt.history} className="min-h-0 flex-1 overflow-y-auto empty:hidden">
        {prompts.map(({ prompt, model }) => (
          <li key={prompt}>
            <button
              type="button"
              className="w-full rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2"
              onClick={() => choose(prompt)}
            >
              <span className="line-clamp-3 wrap-anywhere">{prompt}</span>
              <span className="text-sm text-muted">{model}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="px-2 text-muted empty:hidden">
        {jobs.isPending || jobs.isFetchingNextPage
          ? messages.prompt.loading
          : jobs.isError
            ? messages.prompt.unread
            : prompts.length === 0 && messages.prompt.none}
      </p>
      {jobs.hasNextPage && !jobs.isFetchingNextPage && (
        <Button variant="ghost" onClick={() => void jobs.fetchNextPage()}>
          {messages.prompt.older}
        </Button>
      )}
    </AnchoredPopover>
  );
}
