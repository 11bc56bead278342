'use client';

import { useEffect, useRef } from 'react';
import { classNames } from '@/components/ui/class-names';
import { MediaThumbnail } from '../media/media-thumbnail';
import type { CitationMenuState } from './use-citation-menu';
import { messages } from '@/lib/schema-form/messages';

/** The references that an `@` offers, each with its thumbnail. The text control keeps the focus. */
export function CitationMenu({ id, state }: { id: string; state: CitationMenuState }) {
  const { active } = state;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label={messages.prompt.references}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 animate-appear overflow-y-auto rounded border border-line bg-panel p-1 shadow-lg"
    >
      {state.offers.map(({ text, group, address }, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text control handles the keys
        <div
          key={text}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={classNames(
            'flex h-11 cursor-default items-center gap-3 rounded-sm px-2',
            index === active ? 'bg-sunken' : 'hover:bg-sunken',
          )}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => state.choose(index)}
        >
          <span className="size-8 shrink-0 overflow-hidden rounded-sm">
            <MediaThumbnail address={address} kind={group.media} />
          </span>
          <span className="font-medium">{text}</span>
          <span className="ml-auto text-sm text-muted">{messages.structure.media[group.media ?? 'file']}</span>
        </div>
      ))}
    </div>
  );
}
