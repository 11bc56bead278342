import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { createSharedBoard, createSharedItem } from '@/components/shared-board/testing/shared-board';
import { EaselError } from '@/lib/contract/error';
import type { SharedBoard } from '@/lib/contract/studio/board-link';
import { runWithLocale } from '@/lib/intl/run-with-locale';
import type { Studio } from '@/lib/studio/create-studio';
import { setStudio } from '@/lib/studio/instance';
import '../../german';
import SharedPage, { metadata } from './page.tsx';

afterEach(() => setStudio(null));

/** What a database throws that is restarting. */
const away = Object.assign(new Error('Failed query'), {
  query: 'select',
  cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }),
});

async function draw(read: () => Promise<SharedBoard>): Promise<string> {
  setStudio({ sharedBoards: { open: async () => ({}), read } } as unknown as Studio);
  return renderToStaticMarkup(await SharedPage({ params: Promise.resolve({ token: 't1' }) }));
}

describe('SharedPage', () => {
  it('shows the board, its owner and its items, and nothing to download by a link for viewing', async () => {
    const page = await draw(async () => createSharedBoard());
    expect(page).toContain('<title>Harbour</title>');
    expect(page).toContain('by Ann · 2 items');
    expect(page).toContain('aria-label="Image 1"');
    expect(page).toContain('Choose Image 2 to compare');
    expect(page).not.toContain('ownload');
    expect(metadata).toMatchObject({ robots: { index: false }, referrer: 'no-referrer' });
  });

  it('offers each item and all of them for download by a link with downloads', async () => {
    const page = await draw(async () => createSharedBoard({ hasDownloads: true }));
    expect(page).toContain('href="/api/shared/t1/zip"');
    expect(page).toContain(`href="${createSharedItem(2).media.url}?download"`);
  });

  it('draws videos, audio, files without sizes and very long names', async () => {
    const items = [
      createSharedItem(1, { kind: 'video', durationSeconds: 62 }),
      createSharedItem(2, { kind: 'audio', thumbnailUrl: null, width: null, height: null }),
      createSharedItem(3, { thumbnailUrl: null, width: 0, height: 0 }),
      createSharedItem(4, { width: 10_000, height: 10 }),
    ];
    const page = await draw(async () => createSharedBoard({ items, count: 4, name: 'x'.repeat(80) }));
    expect(page).toContain('1:02');
    expect(page).toContain('aria-label="Audio 2"');
    expect(page).not.toContain('Choose Audio 2');
    expect(page).toContain('aspect-ratio:4');
    expect(page).not.toMatch(/NaN|Infinity/);
  });

  it('says that a board is empty', async () => {
    const page = await draw(async () => createSharedBoard({ items: [], count: 0, hasDownloads: true }));
    expect(page).toContain('There is nothing on this board yet.');
    expect(page).not.toContain('Download all');
  });

  it('says that a link is not valid, and leads to itself while the database is away', async () => {
    const gone = await draw(() => Promise.reject(new EaselError('resource_not_found', 'gone')));
    expect(gone).toContain('This link is not valid any more. Ask whoever sent it for a new one.');
    const unavailable = await draw(() => Promise.reject(away));
    expect(unavailable).toContain('The studio cannot be reached right now.');
    expect(unavailable).toContain('href="/shared/t1"');
    await expect(draw(() => Promise.reject(new Error('a bug')))).rejects.toThrow('a bug');
  });

  it('speaks German', async () => {
    const page = await runWithLocale('de', () => draw(async () => createSharedBoard({ hasDownloads: true })));
    expect(page).toContain('von Ann · 2 Elemente');
    expect(page).toContain('Alle herunterladen');
    expect(page).toContain('Bild 2 zum Vergleichen auswählen');
  });
});
