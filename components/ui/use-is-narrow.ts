'use client';

import { useMediaQuery } from './use-media-query';

/** Whether the window is a small one, in which the panes become tabs: the same as `max-desk:` of the styles. */
export function useIsNarrow(): boolean {
  return useMediaQuery('(width < 900px)');
}
