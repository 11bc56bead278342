'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { type FineTunesPlace, placeAddress } from './place';

/** A link within the screen: followed in place, unless it is asked to open elsewhere. */
export function PlaceLink({
  to,
  onGo,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: FineTunesPlace; onGo: (place: FineTunesPlace) => void }) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <a href={placeAddress(to)} onClick={follow} {...props}>
      {children}
    </a>
  );
}
