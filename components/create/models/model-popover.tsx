'use client';

import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { ModelSummary } from '@/components/models/detail/model-summary';
import { useModelUsage } from '@/components/models/facts/use-model-usage';
import { modelMessages } from '@/components/models/messages';
import { describeMatch } from '@/components/models/search/describe-match';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { offeredIntents } from '@/lib/client/models/intents';
import type { LooseModel } from '@/lib/contract/model';
import { ModelFilters } from './model-filters';
import { ModelIdRow, ModelRow } from './model-row';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { createMessages } from '../messages';
import { useStableCallbacks } from '../use-stable-callbacks';
import { lateMessages } from '../messages-late';
import { moveKeys, useModelSearch } from './use-model-search';

/**
 * All models with their examples: favourites and recently used ones first, the others grouped by intent or engine; with
 * filters for intent and medium, and a search. On wide screens the active one is described beside the list. For a service that doesn't list its models, previously used ids are offered too. Text that
 * looks like an unlisted id can be used as one by choosing its row, never by Enter alone.
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
  const found = useModelSearch(models, currentId);
  const { search, intent, medium, groups, unlistedIds, typedId, activeId, setActive } = found;
  const { usage, isEmbedded } = useModelUsage(models);
  const active = models.find((model) => model.id === activeId);
  const notes = rendererNotes(models);
  const hasEngines = models.some((model) => model.engine != null);
  const stable = useStableCallbacks({ point: setActive, choose: onChoose, favourite: found.toggleFavourite });
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
            onChange={(event) => found.setSearch(event.target.value)}
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
            {search.trim() === '' ? lateMessages.modelsFound(found.count) : modelMessages.matches(found.count)}
          </span>
        </div>
        <ModelFilters
          offered={offeredIntents(models)}
          intent={intent}
          medium={medium}
          onIntent={found.setIntent}
          onMedium={found.setMedium}
        />
        <div ref={showCurrent} className="min-h-0 flex-1 overflow-y-auto p-1.5 pt-0">
          {found.count === 0 && <p className="px-2 py-3 text-muted">{lateMessages.noModelFound}</p>}
          <div id={listId} role="grid" aria-label={lateMessages.allModels}>
            {groups.map(({ kind, heading, models: members }) => (
              <ModelRows key={kind} heading={heading}>
                {members.map((model) => {
                  const match = found.matchOf(model.id);
                  return (
                    <ModelRow
                      key={model.id}
                      id={rowId(model.id)}
                      model={model}
                      usage={usage.get(model.id) ?? null}
                      engine={model.engine?.title ?? (hasEngines ? lateMessages.builtIn : null)}
                      isEmbedded={isEmbedded}
                      isActive={model.id === activeId}
                      isCurrent={model.id === currentId}
                      isFavourite={found.favourites.includes(model.id)}
                      words={match?.words}
                      also={match === null ? null : describeMatch(match)}
                      onPoint={stable.point}
                      onChoose={stable.choose}
                      onFavourite={stable.favourite}
                    />
                  );
                })}
              </ModelRows>
            ))}
            {unlistedIds.length > 0 && (
              <ModelRows heading={lateMessages.usedBefore}>
                {unlistedIds.map((id) => (
                  <ModelIdRow
                    key={id}
                    id={rowId(id)}
                    title={id}
                    hint={null}
                    isActive={id === activeId}
                    onPoint={() => setActive(id)}
                    onChoose={() => onChoose(id)}
                  />
                ))}
              </ModelRows>
            )}
            {typedId !== null && (
              <ModelIdRow
                id={rowId(typedId)}
                title={lateMessages.chooseTypedId(typedId)}
                hint={lateMessages.typedIdHint}
                isActive={typedId === activeId}
                onPoint={() => setActive(typedId)}
                onChoose={() => onChoose(typedId)}
              />
            )}
          </div>
        </div>
        {notes.length > 0 && (
          <p className="shrink-0 border-t border-line px-3.5 py-2.5 text-sm text-muted">
            {hasEngines ? lateMessages.ofBuiltIn(notes.join(' ')) : notes.join(' ')}
          </p>
        )}
      </div>
      {active !== undefined && (
        <aside
          aria-label={modelMessages.details(active.display_name ?? active.id)}
          className="hidden w-80 shrink-0 flex-col gap-4 overflow-y-auto border-l border-line px-4 py-3.5 broad:flex"
        >
          <h3 className="truncate text-md font-semibold">{active.display_name ?? active.id}</h3>
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

function ModelRows({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div role="rowgroup" aria-label={heading}>
      <div aria-hidden className="sticky top-0 z-10 bg-panel px-2 pt-2 pb-1 text-sm text-faint">
        {heading}
      </div>
      {children}
    </div>
  );
}

/** Scrolls to the model in the form. */
function showCurrent(list: HTMLElement | null): void {
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

/** The notes of the models about their renderers, each once. The rows of an engine's models name the engine. */
function rendererNotes(models: LooseModel[]): string[] {
  return [...new Set(models.flatMap(({ engine, renderer }) => (engine == null ? (renderer?.note ?? []) : [])))];
}
