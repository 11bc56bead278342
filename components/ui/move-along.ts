import type { KeyboardEvent } from 'react';

/**
 * The left, right, Home and End keys move the focus among the buttons of a row, so that the row is one stop of the Tab
 * key. The caller gives all but one of them a `tabIndex` of -1.
 */
export function moveAlong(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const to: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const next = to[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  stops.at(next % stops.length)?.focus();
}
