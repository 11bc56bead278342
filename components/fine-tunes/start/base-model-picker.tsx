'use client';

import { Check, ChevronDown, Search } from 'lucide-react';
import { useId, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Input, inputClasses } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import { useLineSearch } from '@/components/ui/use-line-search';
import { scoreMatch } from '@/lib/client/score-match';
import type { BaseModelOption } from '../api/options';
import { newProjectMessages } from '../messages-late';

/** Chooses one of the base models that suit the training, by maker; typing searches them. */
export function BaseModelPicker({
  models,
  value,
  onChange,
}: {
  models: readonly BaseModelOption[];
  value: string;
  onChange: (model: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const known = models.find((model) => model.id === value);
  return (
    <div className="flex flex-col gap-1.5">
      <Label htmlFor={id}>{newProjectMessages.baseModel}</Label>
      <Popover open={isOpen} onOpenChange={setOpen}>
        <PopoverTrigger asChild>
          <button
            type="button"
            id={id}
            aria-label={`${newProjectMessages.baseModel}: ${known?.display_name ?? value}`}
            aria-describedby={`${id}-hint`}
            className={classNames(
              inputClasses,
              'flex h-8 items-center gap-2 px-2.5 text-left font-medium max-desk:h-11',
            )}
          >
            <span className="min-w-0 flex-1 truncate">
              {known?.display_name ?? (value === '' ? newProjectMessages.chooseBaseModel : value)}
            </span>
            <ChevronDown aria-hidden className="size-4 shrink-0 text-muted" />
          </button>
        </PopoverTrigger>
        <PopoverContent
          aria-label={newProjectMessages.chooseBaseModel}
          className="flex w-(--radix-popover-trigger-width) min-w-64 flex-col"
        >
          <ModelList
            models={models}
            value={value}
            onChoose={(model) => {
              onChange(model);
              setOpen(false);
            }}
          />
        </PopoverContent>
      </Popover>
      <p id={`${id}-hint`} className="text-sm text-faint">
        {newProjectMessages.decidesAmong({ fitting: models.length })}
      </p>
    </div>
  );
}

/** The models whose names contain what is typed, those of a maker together. */
function findModels(models: readonly BaseModelOption[], typed: string): BaseModelOption[] {
  const word = typed.trim().toLowerCase();
  const found = models.filter(
    ({ display_name: name, id, family = '' }) =>
      word === '' || [name, id, family].some((text) => scoreMatch(text.toLowerCase(), word) > 0),
  );
  return [...new Set(found.map(({ family }) => family))].flatMap((maker) =>
    found.filter(({ family }) => family === maker),
  );
}

function ModelList({
  models,
  value,
  onChoose,
}: {
  models: readonly BaseModelOption[];
  value: string;
  onChoose: (model: string) => void;
}) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const found = findModels(models, typed);
  const search = useLineSearch({
    listId,
    keys: found.map(({ id }) => id),
    begin: value,
    onTake: (index) => {
      const model = found[index];
      if (model !== undefined) onChoose(model.id);
    },
  });
  return (
    <>
      <div className="relative border-b border-line p-2">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          {...search.field}
          aria-label={newProjectMessages.searchBaseModels}
          placeholder={newProjectMessages.searchBaseModels}
          value={typed}
          className="pl-8!"
          onChange={(event) => {
            setTyped(event.target.value);
            search.toFirst();
          }}
        />
      </div>
      <div {...search.list} aria-label={newProjectMessages.baseModel} className="max-h-72 overflow-y-auto p-1">
        {found.map((model, index) => (
          <div key={model.id} role="presentation">
            {model.family !== found[index - 1]?.family && (
              <p role="presentation" className="px-2 pt-2 pb-1 text-xs text-muted">
                {model.family ?? newProjectMessages.otherFamily}
              </p>
            )}
            {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are those of the search field */}
            <div
              {...search.line(index)}
              role="option"
              aria-selected={index === search.at}
              onClick={() => onChoose(model.id)}
              className={`flex h-8 cursor-pointer items-center gap-2 rounded-sm px-2 max-desk:h-11 ${index === search.at ? 'bg-sunken' : ''}`}
            >
              <span className="min-w-0 flex-1 truncate">{model.display_name}</span>
              {model.id === value && <Check aria-hidden className="size-4 shrink-0 text-accent" />}
            </div>
          </div>
        ))}
      </div>
      {found.length === 0 && <p className="px-3 pb-3 text-muted">{newProjectMessages.noBaseModel}</p>}
    </>
  );
}
