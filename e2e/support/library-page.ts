import type { Locator, Page } from '@playwright/test';

/** The library as its users speak of it. */
export interface LibraryPage {
  grid: Locator;
  places: Locator;
  search: Locator;
  /** A picture by what it is called. */
  tile: (caption: string) => Locator;
  /** Opens the library, or a place of it, and waits until something is there. */
  open: (query?: string) => Promise<void>;
}

/** Drives the library of the page. */
export function libraryPage(page: Page): LibraryPage {
  const grid = page.getByRole('grid', { name: 'Images, videos and audio' });
  return {
    grid,
    places: page.getByRole('navigation', { name: 'Library sections' }),
    search: page.getByRole('searchbox', { name: 'Search prompts' }),
    tile: (caption) => grid.getByRole('gridcell', { name: caption }),
    open: async (query = '') => {
      await page.goto(`/library${query}`);
      await grid.getByRole('img').first().waitFor();
    },
  };
}
