/**
 * How much a bar shows of its buttons, the most first: icon and label, the label, the icon; with the least, also the icon
 * alone of those that keep their label otherwise.
 */
export const fits = ['both', 'labels', 'icons', 'least'] as const;

/**
 * Shows as much of the buttons of a bar as there is room for, as `data-fit` on the bar: whatever they are called, and however many
 * they are. A `ref` callback.
 */
export function fitLabels(bar: HTMLElement | null): (() => void) | undefined {
  if (bar === null) return undefined;
  const fit = () => chooseFit(bar);
  fit();
  const resized = new ResizeObserver(fit);
  resized.observe(bar);
  const changed = new MutationObserver(fit);
  changed.observe(bar, { childList: true, characterData: true, subtree: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
  };
}

/** Sets the first fit at which nothing is cut; the last where none is. */
export function chooseFit(bar: Pick<HTMLElement, 'dataset' | 'scrollWidth' | 'clientWidth'>): void {
  for (const fit of fits) {
    bar.dataset['fit'] = fit;
    if (bar.scrollWidth <= bar.clientWidth) return;
  }
}
