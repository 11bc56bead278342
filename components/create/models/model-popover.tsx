'use client';

import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { useJobs } from '@/components/jobs/use-jobs';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { type ModelGroup, findModels } from './find-models';
import { type Intent, offeredIntents } from '@/lib/client/intents';
import { readFavouriteModels, readRecentModels, toggleFavouriteModel } from './model-memory';
import { listsNoModels, modelListOptions } from '@/lib/client/models';
import { canBeModelId, looksLikeModelId, usedModelIds } from './model-ids';
import type { LooseModel } from '@/lib/contract/model';
import { type MediumFilter, ModelFilters } from './model-filters';
import { ModelIdRow, ModelRow } from './model-row';
import { lateMessages } from '../messages-late';
import { isModel } from '../request/use-model';
import { createMessages, intentMessages } from '../messages';

/** Rows that one press of Page Up or Page Down passes. */
const page = 6;

/**
 * Every model: favourites and the ones used last first, then by what they do; narrowed by intent and medium, searched as
 * one types. A service that doesn't list its models has the ids used before among them. What looks like an id that no list
 * has can be used as one, when it is pointed at: never by Enter alone.
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
      className="flex h-[640px] w-[min(460px,calc(100vw-16px))] flex-col overflow-hidden"
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

/** Begins anew each time the popover opens: no search is left over from the last time. */
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
  const [search, setSearch] = useState('');
  const [intent, setIntent] = useState<Intent | null>(null);
  const [medium, setMedium] = useState<MediumFilter>(null);
  const [active, setActive] = useState<string | null>(null);
  const [favourites, setFavourites] = useState(() => readFavouriteModels(window.localStorage));
  // A favourite marked now moves nothing under the pointer: the next opening sorts it.
  const [marked] = useState(() => ({ favourites, recent: readRecentModels(window.localStorage) }));
  const groups = findModels(models, { search, intent, medium }, marked);
  const typedId = search.trim();
  // Nobody knows what a model known by its id alone does, so that any filter hides it.
  const unlistedIds = useUnlistedIds(models).filter(
    (id) => intent === null && medium === null && id.toLowerCase().includes(typedId.toLowerCase()),
  );
  const isKnown = models.some((model) => isModel(model, typedId)) || unlistedIds.includes(typedId);
  const notes = rendererNotes(models);
  const found = [...groups.flatMap((group) => group.models.map(({ id }) => id)), ...unlistedIds];
  // A plain word is rather a search, unless that finds nothing.
  const offersTypedId = !isKnown && (found.length === 0 ? canBeModelId(typedId) : looksLikeModelId(typedId));
  const ids = [...found, ...(offersTypedId ? [typedId] : [])];
  const preferred = search === '' ? currentId : null;
  const activeId = ids.find((id) => id === active) ?? found.find((id) => id === preferred) ?? found[0];
  const rowId = (id: string) => `${listId}-${id}`;

  function activate(id: string | undefined) {
    if (id === undefined) return;
    setActive(id);
    document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = ids.indexOf(activeId ?? '');
    const last = ids.length - 1;
    const next = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      activate(ids[next]);
    }
    if (event.key === 'Enter' && activeId !== undefined && !event.metaKey && !event.ctrlKey) {
      event.preventDefault();
      onChoose(activeId);
    }
  }

  return (
    <>
      <div className="flex h-11 shrink-0 items-center gap-2.5 border-b border-line px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          value={search}
          onChange={(event) => {
            setSearch(event.target.value);
            setActive(null);
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
          {lateMessages.modelsFound(found.length)}
        </span>
      </div>
      <ModelFilters
        offered={offeredIntents(models)}
        intent={intent}
        medium={medium}
        onIntent={setIntent}
        onMedium={setMedium}
      />
      <div ref={showCurrent} className="min-h-0 flex-1 overflow-y-auto p-1.5 pt-0">
        {found.length === 0 && <p className="px-2 py-3 text-muted">{lateMessages.noModelFound}</p>}
        <div id={listId} role="grid" aria-label={lateMessages.allModels}>
          {groups.map(({ kind, models: members }) => (
            <ModelRows key={kind} heading={groupName(kind)}>
              {members.map((model) => (
                <ModelRow
                  key={model.id}
                  id={rowId(model.id)}
                  model={model}
                  isActive={model.id === activeId}
                  isCurrent={model.id === currentId}
                  isFavourite={favourites.includes(model.id)}
                  onPoint={() => setActive(model.id)}
                  onChoose={() => onChoose(model.id)}
                  onFavourite={() => setFavourites(toggleFavouriteModel(window.localStorage, model.id))}
                />
              ))}
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
          {offersTypedId && (
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
        <p className="shrink-0 border-t border-line px-3.5 py-2.5 text-sm text-muted">{notes.join(' ')}</p>
      )}
    </>
  );
}

function groupName(kind: ModelGroup['kind']): string {
  if (kind === 'favourites' || kind === 'recent' || kind === 'make' || kind === 'make-video') {
    return lateMessages.groups[kind];
  }
  return intentMessages[kind].name;
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

/** Ids used before, of a service that doesn't list its models; none where there is a list. */
function useUnlistedIds(models: LooseModel[]): string[] {
  // Asking again for a list that failed would make the screen wait, and close this popover.
  const list = useQuery({ ...modelListOptions(), enabled: false });
  const { jobs } = useJobs();
  if (!listsNoModels(list)) return [];
  return usedModelIds(window.localStorage, jobs, (id) => models.some((model) => isModel(model, id)));
}

/** Begins at the model in the form. */
function showCurrent(list: HTMLElement | null): void {
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
}

/** What the models say about their renderers, each sentence once. */
function rendererNotes(models: LooseModel[]): string[] {
  return [...new Set(models.flatMap(({ renderer }) => renderer?.note ?? []))];
}
