'use client';

import { type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useSyncExternalStore } from 'react';
import { classNames } from '@/components/ui/class-names';
import { findSnippets } from '@/lib/schema-form/prompt/complete-snippet';
import { builtInStyles } from './built-in-styles';
import { promptMessages } from './messages-late';
import { builtInHidden } from './snippets';
import { menuAction } from './use-citation-menu';
import { useSnippets } from './use-snippets';

/** The keys of an open menu. Returns whether the menu took the key. */
export interface MenuKeys {
  press: (event: KeyboardEvent<HTMLTextAreaElement>) => boolean;
}

const most = 20;

/** The styles and snippets that a `;` offers. The text control keeps the focus. */
export function SnippetMenu({
  id,
  typed,
  keys,
  onChoose,
  onClose,
  onActive,
}: {
  id: string;
  /** What was typed after the `;`. */
  typed: string;
  /** Gets the keys of the menu while it is open. */
  keys: RefObject<MenuKeys | null>;
  onChoose: (text: string) => void;
  onClose: () => void;
  /** Called with the element id of the active entry; null while there is none. */
  onActive: (id: string | null) => void;
}) {
  const snippets = useSnippets();
  const isHidden = useSyncExternalStore(builtInHidden.subscribe, builtInHidden.current, () => false);
  const own = [...snippets.of('snippet'), ...snippets.of('style')];
  const offers = findSnippets([...own, ...(isHidden ? [] : builtInStyles())], typed).slice(0, most);
  const [wanted, setWanted] = useState(0);
  const active = Math.min(wanted, offers.length - 1);
  const list = useRef<HTMLDivElement>(null);
  const activeId = active < 0 ? null : `${id}-${active}`;

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
    onActive(activeId);
    return () => onActive(null);
  }, [active, activeId, onActive]);

  useImperativeHandle(keys, () => ({
    press(event) {
      const action = offers.length === 0 ? null : menuAction(event, active, offers.length);
      const offer = offers[active];
      if (action === null || event.nativeEvent.isComposing) return false;
      if (action === 'close') onClose();
      else if (action === 'choose') onChoose(offer?.text ?? '');
      else setWanted(action);
      return true;
    },
  }));

  if (offers.length === 0) return null;
  return (
    <>
      <span role="status" className="sr-only">
        {promptMessages.offered({ count: offers.length })}
      </span>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={promptMessages.offers}
        className="absolute inset-x-0 top-full z-20 mt-1 max-h-64 animate-appear overflow-y-auto rounded border border-line bg-panel p-1 shadow-lg"
      >
        {offers.map(({ name, text }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text control handles the keys
          <div
            key={`${name} ${text}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className={classNames(
              'cursor-default rounded-sm px-2 py-1.5 max-desk:min-h-11',
              index === active ? 'bg-sunken' : 'hover:bg-sunken',
            )}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(text)}
          >
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-sm text-muted">{text}</span>
          </div>
        ))}
      </div>
    </>
  );
}
