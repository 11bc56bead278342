import type { Page } from 'playwright';
import { seedRunningLibrary } from '../../test/seed-running-library.ts';
import { median, type Benchmark } from '../benchmark.ts';
import { withBenchPage } from './bench-page.ts';

const large = 100_000;
const small = 1000;
const rounds = 7;
const mostNodes = 400;
/** The newest 60 items, which are shown before the rest is laid out, fill fewer rows than this in any window. */
const rowsOfFirstScreen = 60;

/** Runs a library of 100,000 items and one of 1,000 in parallel, so that other load affects both. */
function withLibraries<Result>(measure: (pages: { large: Page; small: Page }) => Promise<Result>): Promise<Result> {
  return withBenchPage(async (one) => {
    await seedRunningLibrary(one.dataDirectory, large);
    return withBenchPage(async (other) => {
      await seedRunningLibrary(other.dataDirectory, small);
      return measure({ large: one.page, small: other.page });
    });
  });
}

/** Waits until every visible tile shows its image. */
async function awaitImages(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const scrolled = document.querySelector('[data-library-scroll]')?.getBoundingClientRect();
      if (scrolled === undefined) return false;
      const seen = [...document.querySelectorAll('[role=gridcell]')].filter((tile) => {
        const { top, bottom } = tile.getBoundingClientRect();
        return bottom > scrolled.top && top < scrolled.bottom;
      });
      return seen.length > 0 && seen.every((tile) => tile.querySelector('img')?.complete === true);
    },
    undefined,
    { polling: 'raf' },
  );
}

async function timeFirstRows(page: Page): Promise<number> {
  await page.goto('about:blank');
  const startedAt = performance.now();
  await page.goto('/library', { waitUntil: 'commit' });
  await awaitImages(page);
  return performance.now() - startedAt;
}

/** Presses the scrubber at a position and waits for the new tiles. */
async function timeJump(page: Page, share: number): Promise<number> {
  const scrubber = page.getByRole('slider', { name: 'Go to a date' });
  const box = await scrubber.boundingBox();
  if (box === null) throw new Error('The library has no scrubber.');
  const before = await page.getByRole('gridcell').first().getAttribute('data-at');
  const startedAt = performance.now();
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * share);
  await page.waitForFunction(
    (at) => document.querySelector('[role=gridcell]')?.getAttribute('data-at') !== at,
    before,
    { polling: 'raf' },
  );
  await awaitImages(page);
  return performance.now() - startedAt;
}

/** Opens the library and waits until all of it is laid out, not only the first screen. */
async function openWhole(page: Page): Promise<void> {
  await page.goto('/library');
  await page.waitForFunction(
    (rows) => Number(document.querySelector('[role=grid]')?.getAttribute('aria-rowcount')) > rows,
    rowsOfFirstScreen,
  );
  await awaitImages(page);
}

async function alternate(
  pages: { large: Page; small: Page },
  time: (page: Page, round: number) => Promise<number>,
): Promise<{ figure: number; reference: number }> {
  const figures: number[] = [];
  const references: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    figures.push(await time(pages.large, round));
    references.push(await time(pages.small, round));
  }
  return { figure: median(figures), reference: median(references) };
}

/** The time from the navigation to the first images. */
const firstRows: Benchmark = {
  name: 'library of 100,000: first rows, against a library of 1,000',
  unit: 'ms',
  goal: { atMost: 2 },
  measure: () =>
    withLibraries(async (pages) => {
      await alternate(pages, (page) => timeFirstRows(page));
      return alternate(pages, (page) => timeFirstRows(page));
    }),
};

/** The time from a press on a date to its images, throughout the library. */
const jump: Benchmark = {
  name: 'library of 100,000: jump to a date, against a library of 1,000',
  unit: 'ms',
  goal: { atMost: 2 },
  measure: () =>
    withLibraries(async (pages) => {
      await Promise.all([openWhole(pages.large), openWhole(pages.small)]);
      return alternate(pages, (page, round) => timeJump(page, 0.15 + ((round * 3) % rounds) / 10));
    }),
};

/** The largest number of elements on the screen, at the top and after jumps. */
const nodes: Benchmark = {
  name: 'library of 100,000: DOM nodes, against the limit',
  unit: 'nodes',
  goal: { atMost: 1 },
  measure: () =>
    withBenchPage(async ({ page, dataDirectory }) => {
      await seedRunningLibrary(dataDirectory, large);
      await openWhole(page);
      let most = 0;
      for (let round = 0; round < rounds; round += 1) {
        await timeJump(page, 0.1 + ((round * 3) % rounds) / 9);
        most = Math.max(most, await page.locator('body *').count());
      }
      return { figure: most, reference: mostNodes };
    }),
};

/** The goals for a large library. */
export const libraryBenchmarks: Benchmark[] = [firstRows, jump, nodes];
