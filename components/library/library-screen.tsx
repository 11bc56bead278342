'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { facetsOptions, prepareZip } from './library';
import { blockAt } from './layout';
import { type Selection, isSelected, selectedPair, toLibrarySelection } from './selection';
import { toasts } from '@/lib/client/toasts';
import type { LibraryChange, LibraryFilter } from '@/lib/contract/library';
import { EmptyLibrary } from './empty-library';
import { EmptyTrashButton } from './empty-trash-button';
import { FilterButton } from './filter-button';
import { Grid } from './grid';
import { GridSkeleton } from './grid-skeleton';
import { ImportButton } from './import-button';
import { Places } from './places';
import { PlacesButton } from './places-button';
import { Scrubber, ScrubberRoom } from './scrubber';
import { SearchBox } from './search-box';
import { SearchNote } from './search-note';
import { SelectionBar } from './selection-bar';
import { SizeChoice } from './size-choice';
import { startDownload } from './start-download';
import { tellFailure, useChanges } from './use-changes';
import { useGridSize } from './use-grid-size';
import { useLibrary } from './use-library';
import { useLibraryPlace } from './use-library-place';
import { useLibraryView } from './use-library-view';
import { useNews } from './use-news';
import { useReturn } from './use-return';
import { useTiles } from './use-tiles';
import { libraryWords } from './words';

/** Everything ever made or brought along. */
export function LibraryScreen() {
  const { filter, go } = useLibraryPlace();
  const [size, setSize] = useGridSize();
  const [now] = useState(() => new Date());
  const { data: facets } = useQuery(facetsOptions());
  const library = useLibrary(filter);
  const view = useLibraryView(library, size);
  const { layout, scrollTop, setNode, height, itemAt, scrollTo } = view;
  const news = useNews(library.filter, library.index, scrollTop < 8);
  const change = useChanges();

  const tiles = useTiles({
    filter: library.filter,
    layout,
    pageHeight: height,
    itemAt: itemAt,
    blockOf: (at) => (layout === null ? null : blockAt(layout, at)),
    reveal: view.reveal,
    onStar: (selection) => act(selection, { do: allStarred(selection) ? 'unstar' : 'star' }),
    onTrash: (selection) => act(selection, { do: filter.trash === true ? 'restore' : 'trash' }),
  });

  useReturn({
    node: view.node,
    findNear: view.findNear,
    onFound: (at) => {
      tiles.setActive(at);
      view.reveal(at);
    },
  });

  function act(selection: Selection, what: LibraryChange) {
    void change(toLibrarySelection(selection, filter), what);
    if (what.do !== 'star' && what.do !== 'unstar') tiles.clear();
  }

  /** Whether all of a selection that can be seen is starred already. */
  function allStarred(selection: Selection): boolean {
    const seen = Array.from({ length: layout?.count ?? 0 }, (_, at) => itemAt(at)).filter((item) => item !== null);
    const meant = seen.filter((item) => isSelected(selection, item.media.id));
    return meant.length > 0 && meant.every(({ isStarred }) => isStarred);
  }

  function goTo(next: LibraryFilter) {
    tiles.clear();
    tiles.setActive(0);
    go(next, { isStep: true });
  }

  function narrow(next: LibraryFilter) {
    tiles.clear();
    tiles.setActive(0);
    go(next);
  }

  async function download() {
    try {
      const zip = await prepareZip(toLibrarySelection(tiles.selection, filter));
      toasts.show(libraryWords.zipReady(zip.count, zip.bytes));
      startDownload(zip.url);
    } catch (error) {
      tellFailure(error);
    }
  }

  const isEmpty = layout !== null && layout.count === 0 && library.isSettled;
  return (
    <main className="grid h-full grid-cols-[208px_minmax(0,1fr)] bg-bg max-desk:grid-cols-1">
      <h1 className="sr-only">{libraryWords.title}</h1>
      <aside className="flex min-h-0 flex-col border-r border-line bg-panel max-desk:hidden">
        <Places
          filter={filter}
          onGo={goTo}
          onDropOn={(board, ids) => void change({ ids }, { do: 'add_to_board', board })}
        />
      </aside>
      <div className="flex min-h-0 min-w-0 flex-col">
        <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line bg-panel px-3">
          {tiles.count > 0 ? (
            <SelectionBar
              count={tiles.count}
              pair={selectedPair(tiles.selection)}
              filter={filter}
              onChange={(what) => act(tiles.selection, what)}
              onDownload={() => void download()}
              onClear={tiles.clear}
            />
          ) : (
            <>
              <PlacesButton filter={filter} onGo={goTo} />
              <SearchBox
                words={filter.q ?? ''}
                onSearch={(q) => {
                  const { q: _before, ...rest } = filter;
                  narrow(q === '' ? rest : { ...rest, q });
                }}
              />
              <FilterButton filter={filter} onChange={narrow} />
              <SizeChoice size={size} onChoose={setSize} />
              {filter.trash === true ? <EmptyTrashButton count={facets?.trashed ?? 0} /> : <ImportButton />}
            </>
          )}
        </header>
        <SearchNote words={filter.q ?? ''} />
        <div className="relative flex min-h-0 flex-1">
          <div
            ref={setNode}
            data-library-scroll
            className="min-h-0 min-w-0 flex-1 overflow-y-scroll px-4 pb-8 [scrollbar-width:none] max-desk:px-2"
          >
            {library.error === null && layout === null && <GridSkeleton />}
            {library.error !== null && (
              <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 text-center">
                <p className="text-lg font-semibold">{libraryWords.unreadable}</p>
                <p className="max-w-sm text-muted">{library.error.message}</p>
                <Button onClick={library.retry}>{libraryWords.tryAgain}</Button>
              </div>
            )}
            {isEmpty && <EmptyLibrary filter={filter} onClear={() => narrow({})} />}
            {layout !== null && layout.count > 0 && (
              <Grid
                layout={layout}
                scrollTop={scrollTop}
                height={height}
                itemAt={itemAt}
                filter={library.filter}
                selection={tiles.selection}
                active={Math.min(tiles.active, layout.count - 1)}
                actions={tiles.actions}
                now={now}
              />
            )}
          </div>
          {layout === null ? (
            <ScrubberRoom />
          ) : (
            <Scrubber layout={layout} scrollTop={scrollTop} height={height} now={now} onGo={scrollTo} />
          )}
          {news.count > 0 && (
            <Button
              variant="primary"
              className="absolute top-3 left-1/2 -translate-x-1/2 animate-drop rounded-full! shadow-floating"
              onClick={() => {
                scrollTo(0);
                void news.show();
              }}
            >
              {libraryWords.newItems(news.count)}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
