import type { KeyboardEvent } from 'react';

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * The up and down keys move the focus among the elements of a selector inside the event's element, and wrap around at
 * both ends; from any other element in it, down moves to the first.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector: string): void {
  const step = steps[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const at = stops.findIndex((stop) => stop === document.activeElement);
  const leadsNowhere = step === undefined || stops.length === 0 || (at < 0 && step < 0);
  if (leadsNowhere || event.nativeEvent.isComposing) return;
  event.preventDefault();
  stops.at((at + step) % stops.length)?.focus();
}
