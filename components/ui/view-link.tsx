'use client';

import type { ComponentProps, MouseEvent } from 'react';

/**
 * A link to a view state of the screen that is open: a plain click shows it without leaving the page, any other click (new tab,
 * new window, download) is left to the browser.
 *
 * @param to the view state
 * @param addressOf its address, for the browser
 */
export function ViewLink<T>({
  to,
  addressOf,
  onGo,
  children,
  ...props
}: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  to: T;
  addressOf: (to: T) => string;
  onGo: (to: T) => void;
}) {
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    onGo(to);
  }
  return (
    <a href={addressOf(to)} onClick={follow} {...props}>
      {children}
    </a>
  );
}
