'use client';

import type { KeyboardEvent, RefObject } from 'react';
import { Popover, PopoverAnchor, PopoverContent } from '@/components/ui/popover';
import { type MediumUse, usesOf } from '@/lib/client/medium-uses';
import type { MediaKind } from '@/lib/contract/media-kind';
import type { LooseModel } from '@/lib/contract/model';
import { intentIcons } from './intent-icons';
import { createWords, intentWords } from './words';

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const direction = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (direction === undefined) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  buttons[(at + direction + buttons.length) % buttons.length]?.focus();
}

/** The fields that a result can go into, by what their models do. */
export function UseAsPopover({
  anchor,
  kind,
  models,
  isOpen,
  onOpenChange,
  onUse,
}: {
  anchor: RefObject<HTMLButtonElement | null>;
  kind: MediaKind;
  models: LooseModel[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onUse: (use: MediumUse) => void;
}) {
  const uses = usesOf(kind, models);

  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <PopoverAnchor virtualRef={anchor} />
      <PopoverContent
        align="end"
        aria-label={createWords.takeAs}
        onKeyDown={onKeyDown}
        className="flex w-[min(320px,calc(100vw-16px))] flex-col overflow-y-auto p-1.5"
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node) === true) event.preventDefault();
        }}
      >
        {uses.length === 0 && <p className="px-2 py-2 text-muted">{createWords.takenByNone}</p>}
        {uses.map((use) => {
          const Icon = intentIcons[use.intent];
          return (
            <button
              key={`${use.model.id} ${use.field.name}`}
              type="button"
              className="flex items-center gap-3 rounded-sm px-2 py-1.5 text-left hover:bg-sunken focus-visible:-outline-offset-2 max-desk:py-2.5"
              onClick={() => {
                onUse(use);
                onOpenChange(false);
              }}
            >
              <Icon aria-hidden className="size-4 shrink-0 text-muted" />
              <span className="min-w-0">
                <span className="block truncate font-medium">
                  {intentWords[use.intent].name} · {use.model.display_name ?? use.model.id}
                </span>
                <span className="block truncate text-muted">{use.field.title}</span>
              </span>
            </button>
          );
        })}
      </PopoverContent>
    </Popover>
  );
}
