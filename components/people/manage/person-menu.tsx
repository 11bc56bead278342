'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Popover, PopoverContent, PopoverTrigger } from '@/components/ui/popover';
import type { Person } from '@/lib/contract/studio/person';
import { peopleMessages } from './messages';
import type { PersonActions } from './use-person-actions';

const focusOnMount = (element: HTMLElement | null) => element?.focus();

/** What can be done with a person. It asks before it deactivates one. */
export function PersonMenu({
  person: { name, isActive, isFirst },
  actions: { isBusy, createLink, endSessions, setActive },
  onLimits,
}: {
  person: Person;
  actions: PersonActions;
  /** Shows the limits of the person. */
  onLimits: () => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const label = peopleMessages.actionsOf({ name });

  function open(isOpen: boolean) {
    setIsOpen(isOpen);
    setIsAsking(false);
  }
  const andClose = (act: () => void) => () => {
    open(false);
    act();
  };

  const choices = [
    ...(isActive && !isFirst ? [{ label: peopleMessages.createPasswordLink, act: andClose(createLink) }] : []),
    ...(isActive ? [{ label: peopleMessages.limits, act: andClose(onLimits) }] : []),
    ...(isActive ? [{ label: peopleMessages.endSessions, act: andClose(endSessions) }] : []),
    ...(isActive && !isFirst ? [{ label: peopleMessages.deactivate, act: () => setIsAsking(true) }] : []),
    ...(isActive ? [] : [{ label: peopleMessages.activate, act: andClose(() => setActive(true)) }]),
  ];
  return (
    <Popover open={isOpen} onOpenChange={open}>
      <PopoverTrigger asChild>
        <IconButton label={label} className="max-desk:size-11">
          <Ellipsis aria-hidden />
        </IconButton>
      </PopoverTrigger>
      <PopoverContent
        align="end"
        aria-label={isAsking ? peopleMessages.deactivateQuestion({ name }) : label}
        className="flex max-w-[min(18rem,calc(100vw-1rem))] min-w-36 flex-col overflow-y-auto"
      >
        {isAsking ? (
          <div className="flex flex-col gap-3 p-4">
            <p className="font-semibold wrap-anywhere">{peopleMessages.deactivateQuestion({ name })}</p>
            <p className="text-muted wrap-anywhere">{peopleMessages.deactivateHint({ name })}</p>
            <div className="flex flex-wrap justify-end gap-2">
              <Button ref={focusOnMount} variant="ghost" className="max-desk:h-11" onClick={() => open(false)}>
                {peopleMessages.cancel}
              </Button>
              <Button variant="danger" className="max-desk:h-11" onClick={andClose(() => setActive(false))}>
                {peopleMessages.deactivate}
              </Button>
            </div>
          </div>
        ) : (
          <div className="flex flex-col p-1">
            {choices.map((choice) => (
              <button
                key={choice.label}
                type="button"
                aria-disabled={isBusy || undefined}
                className="h-8 shrink-0 truncate rounded-sm px-2 text-left hover:bg-sunken aria-disabled:opacity-50 max-desk:h-11"
                onClick={choice.act}
              >
                {choice.label}
              </button>
            ))}
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}
