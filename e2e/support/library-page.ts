import type { Locator, Page } from '@playwright/test';

/** The library, in terms of its users. */
export interface LibraryPage {
  grid: Locator;
  places: Locator;
  search: Locator;
  /** An image by its name. */
  tile: (caption: string) => Locator;
  /** Opens the library, or a part of it, and waits until it shows items. */
  open: (query?: string) => Promise<void>;
}

/** Drives the library of the page. */
export function libraryPage(page: Page): LibraryPage {
  const grid = page.getByRole('grid', { name: 'Images, videos and audio' });
  return {
    grid,
    places: page.getByRole('navigation', { name: 'Library sections' }),
    search: page.getByRole('searchbox', { name: 'Search prompts, file names, models' }),
    tile: (caption) => grid.getByRole('gridcell', { name: caption }),
    open: async (query = '') => {
      await page.goto(`/library${query}`);
      await grid.getByRole('img').first().waitFor();
    },
  };
}
