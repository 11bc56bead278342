'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { ModelSummary } from '@/components/models/detail/model-summary';
import { useModelUsage } from '@/components/models/facts/use-model-usage';
import { modelMessages } from '@/components/models/messages';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { offeredIntents } from '@/lib/client/models/model-intents';
import type { LooseModel } from '@/lib/contract/model';
import { ModelFilters } from './model-filters';
import { ModelRows } from './model-rows';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { createMessages } from '../messages';
import { lateMessages } from '../messages-late';
import { moveKeys, useModelSearch } from './use-model-search';

/**
 * All models with their examples: favourites and recently used ones first, the others grouped by intent or engine; with
 * filters for intent and medium, and a search. On wide screens the active one is described beside the list. For
 * a service that doesn't list its models, previously used ids are offered too. Text that looks like an unlisted id can be
 * used as one by choosing its row, never by Enter alone.
 */
export function ModelPopover({
  popover,
  models,
  currentId,
  onChoose,
}: {
  popover: LatePopoverState;
  models: LooseModel[];
  currentId: string;
  onChoose: (id: string) => void;
}) {
  return (
    <AnchoredPopover
      {...popover}
      aria-label={createMessages.chooseModel}
      className="flex h-[640px] w-[min(480px,calc(100vw-16px))] overflow-hidden broad:w-[800px]"
    >
      <ModelChooser
        models={models}
        currentId={currentId}
        onChoose={(id) => {
          onChoose(id);
          popover.onOpenChange(false);
        }}
      />
    </AnchoredPopover>
  );
}

/** Mounted each time the popover opens, so that no search is left from the last time. */
function ModelChooser({
  models,
  currentId,
  onChoose,
}: {
  models: LooseModel[];
  currentId: string;
  onChoose: (id: string) => void;
}) {
  const listId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const found = useModelSearch(models, currentId);
  const { search, intent, medium, activeId, setActive } = found;
  const { usage, isEmbedded } = useModelUsage(models);
  const active = models.find((model) => model.id === activeId);
  const notes = rendererNotes(models);
  const hasEngines = models.some((model) => model.engine != null);
  const hasNear = found.groups.some(({ kind }) => kind === 'near');
  const rowId = (id: string) => `${listId}-${id}`;

  function onKeyDown(event: KeyboardEvent) {
    if (moveKeys.has(event.key)) event.preventDefault();
    const next = found.rowAfter(event.key);
    if (next !== undefined) {
      setActive(next);
      document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && activeId !== undefined && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      onChoose(activeId);
    }
  }

  return (
    <>
      <div className="flex min-w-0 flex-1 flex-col">
        <div className="flex h-11 shrink-0 items-center gap-2.5 border-b border-line px-3.5">
          <Search aria-hidden className="size-4 shrink-0 text-muted" />
          <input
            value={search}
            onChange={(event) => {
              found.setSearch(event.target.value);
              scroller.current?.scrollTo({ top: 0 });
            }}
            onKeyDown={onKeyDown}
            placeholder={lateMessages.searchModels}
            aria-label={lateMessages.searchModels}
            role="combobox"
            aria-expanded
            aria-haspopup="grid"
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={activeId === undefined ? undefined : rowId(activeId)}
            className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint max-desk:text-lg"
          />
          <span role="status" className="shrink-0 text-sm text-faint tabular-nums">
            {search.trim() === ''
              ? lateMessages.modelsFound({ count: found.count })
              : modelMessages.matches({ count: found.count })}
          </span>
        </div>
        <ModelFilters
          offered={offeredIntents(models)}
          intent={intent}
          medium={medium}
          onIntent={found.setIntent}
          onMedium={found.setMedium}
        />
        <div ref={scroller} className="min-h-0 flex-1 overflow-y-auto p-1.5 pt-0">
          {found.count === 0 && !hasNear && <p className="px-2 py-3 text-muted">{lateMessages.noModelFound}</p>}
          <div ref={showCurrent} id={listId} role="grid" aria-label={lateMessages.allModels}>
            <ModelRows
              found={found}
              usage={usage}
              isEmbedded={isEmbedded}
              hasEngines={hasEngines}
              currentId={currentId}
              rowId={rowId}
              onChoose={onChoose}
            />
          </div>
        </div>
        {notes.length > 0 && (
          <p className="shrink-0 border-t border-line px-3.5 py-2.5 text-sm text-muted">
            {hasEngines ? lateMessages.ofBuiltIn({ note: notes.join(' ') }) : notes.join(' ')}
          </p>
        )}
      </div>
      {active !== undefined && (
        <aside
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it may scroll, and has no control
          tabIndex={0}
          aria-label={modelMessages.details({ model: active.display_name ?? active.id })}
          className="hidden w-80 shrink-0 flex-col gap-4 overflow-y-auto border-l border-line px-4 py-3.5 broad:flex"
        >
          <h3 className="shrink-0 truncate text-md font-semibold">{active.display_name ?? active.id}</h3>
          <ModelSummary
            model={active}
            usage={usage.get(active.id) ?? null}
            isEmbedded={isEmbedded}
            isPlayed={!isCalm()}
          />
        </aside>
      )}
    </>
  );
}

/** Whether videos don’t play by themselves. */
function isCalm(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Scrolls to the model in the form. */
function showCurrent(list: HTMLElement | null): void {
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

/** The notes of the models about their renderers, each once. The rows of an engine's models name the engine. */
function rendererNotes(models: LooseModel[]): string[] {
  return [...new Set(models.flatMap(({ engine, renderer }) => (engine == null ? (renderer?.note ?? []) : [])))];
}
