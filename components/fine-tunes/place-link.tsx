'use client';

import type { ComponentProps, MouseEvent } from 'react';
import { type FineTunesViewState, viewStateUrl } from './view-state';

/** A link within the screen: followed in place, unless it is asked to open elsewhere. */
export function PlaceLink({
  to,
  onGo,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: FineTunesViewState;
  onGo: (viewState: FineTunesViewState) => void;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <a href={viewStateUrl(to)} onClick={follow} {...props}>
      {children}
    </a>
  );
}
