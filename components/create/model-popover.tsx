'use client';

import { Check, CornerDownLeft, Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import type { useLatePopover } from '@/components/ui/use-late-popover';
import { findModels } from '@/lib/client/find-models';
import type { Intent } from '@/lib/client/intents';
import type { LooseModel } from '@/lib/contract/model';
import { ModelIcon } from './model-icon';
import { createWords, intentWords } from './words';

const optionClasses =
  'flex w-full scroll-my-8 items-center gap-3 rounded-sm px-2 py-1.5 text-left aria-selected:bg-sunken max-desk:py-2.5';

/** Every model by what it does, searched as one types; an id that no list has can be used as it is. */
export function ModelPopover({
  popover,
  models,
  currentId,
  onChoose,
}: {
  popover: ReturnType<typeof useLatePopover>['popover'];
  models: LooseModel[];
  currentId: string;
  onChoose: (id: string) => void;
}) {
  const listId = useId();
  const [search, setSearch] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const groups = findModels(models, search);
  const typedId = search.trim();
  const offersTypedId = typedId !== '' && !/\s/.test(typedId) && !models.some(({ id }) => id === typedId);
  const notes = rendererNotes(models);
  const ids = [...groups.flatMap((group) => group.models.map(({ id }) => id)), ...(offersTypedId ? [typedId] : [])];
  const activeId = active !== null && ids.includes(active) ? active : (ids.find((id) => id === currentId) ?? ids[0]);

  function choose(id: string) {
    onChoose(id);
    popover.onOpenChange(false);
    setSearch('');
    setActive(null);
  }

  function onKeyDown(event: KeyboardEvent) {
    const at = ids.indexOf(activeId ?? '');
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const next = steps[event.key];
    if (next !== undefined) {
      event.preventDefault();
      const id = ids[(next + ids.length) % ids.length] ?? null;
      setActive(id);
      if (id !== null) document.getElementById(optionId(listId, id))?.scrollIntoView({ block: 'nearest' });
    }
    if (event.key === 'Enter' && activeId !== undefined) {
      event.preventDefault();
      choose(activeId);
    }
  }

  return (
    <AnchoredPopover
      {...popover}
      aria-label={createWords.chooseModel}
      className="flex w-[min(420px,calc(100vw-16px))] flex-col overflow-hidden"
    >
      <div className="flex h-11 shrink-0 items-center gap-2.5 border-b border-line px-3.5">
        <Search aria-hidden className="size-4 shrink-0 text-muted" />
        <input
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={createWords.searchModels}
          aria-label={createWords.searchModels}
          role="combobox"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={activeId === undefined ? undefined : optionId(listId, activeId)}
          className="h-full min-w-0 flex-1 bg-transparent outline-none placeholder:text-faint max-desk:text-lg"
        />
      </div>
      <div
        id={listId}
        role="listbox"
        aria-label={createWords.allModels}
        className="min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {groups.map(({ intent, models: members }) => (
          <div key={intent} role="group" aria-label={intentWords[intent].name}>
            <div aria-hidden className="px-2 pt-2 pb-1 text-sm text-faint">
              {intentWords[intent].name}
            </div>
            {members.map((model) => (
              <ModelOption
                key={model.id}
                id={optionId(listId, model.id)}
                model={model}
                intent={intent}
                isActive={model.id === activeId}
                isCurrent={model.id === currentId}
                onPoint={() => setActive(model.id)}
                onChoose={() => choose(model.id)}
              />
            ))}
          </div>
        ))}
        {offersTypedId && (
          <button
            type="button"
            role="option"
            id={optionId(listId, typedId)}
            tabIndex={-1}
            aria-selected={typedId === activeId}
            onPointerMove={() => setActive(typedId)}
            onClick={() => choose(typedId)}
            className={classNames(optionClasses, groups.length > 0 && 'mt-1.5')}
          >
            <CornerDownLeft aria-hidden className="mx-2 size-4 shrink-0 text-muted" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{createWords.takeTypedId(typedId)}</span>
              <span className="block truncate text-muted">{createWords.typedIdHint}</span>
            </span>
          </button>
        )}
        {ids.length === 0 && <p className="px-2 py-3 text-muted">{createWords.noModelFound}</p>}
      </div>
      {notes.length > 0 && (
        <p className="shrink-0 border-t border-line px-3.5 py-2.5 text-sm text-muted">{notes.join(' ')}</p>
      )}
    </AnchoredPopover>
  );
}

/** What the models say of that which draws for them, each sentence once. */
function rendererNotes(models: LooseModel[]): string[] {
  return [...new Set(models.flatMap(({ renderer }) => renderer?.note ?? []))];
}

function optionId(listId: string, id: string): string {
  return `${listId}-${id}`;
}

function ModelOption({
  id,
  model,
  intent,
  isActive,
  isCurrent,
  onPoint,
  onChoose,
}: {
  id: string;
  model: LooseModel;
  intent: Intent;
  isActive: boolean;
  isCurrent: boolean;
  onPoint: () => void;
  onChoose: () => void;
}) {
  return (
    <button
      type="button"
      role="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={optionClasses}
    >
      <span className="grid size-8 shrink-0 place-items-center rounded-sm bg-sunken text-muted">
        <ModelIcon model={model} intent={intent} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span className="truncate font-medium">{model.display_name ?? model.id}</span>
          <span className="truncate text-sm text-faint">{model.id}</span>
        </span>
        <span className="block truncate text-muted">{model.summary}</span>
      </span>
      {isCurrent && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
    </button>
  );
}
