import type { Locator, Page } from '@playwright/test';

/** The viewer, in terms of its users. */
export interface ViewerPage {
  /** The viewed media, and its viewport. */
  pane: Locator;
  /** Its zoom. */
  zoom: Locator;
  timeline: Locator;
  controls: Locator;
  divider: Locator;
  bar: Locator;
  /** Opens a file of the library, and waits for its controls. */
  open: (id: string) => Promise<void>;
}

/** Drives the viewer of the page. */
export function viewerPage(page: Page): ViewerPage {
  const pane = page.getByRole('group', { name: 'Viewer' });
  const zoom = pane.getByRole('status', { name: /^Shown at/ });
  return {
    pane,
    zoom,
    timeline: pane.getByRole('slider', { name: 'Position in the video' }),
    controls: pane.getByRole('group', { name: 'Playback controls' }),
    divider: pane.getByRole('slider', { name: 'Comparison divider' }),
    bar: pane,
    open: async (id) => {
      await page.goto(`/library/${id}`);
      await zoom.waitFor();
    },
  };
}
