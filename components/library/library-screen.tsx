'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { facetsOptions, prepareZip } from '@/lib/client/library/library';
import { blockAt } from './grid/layout';
import { type Selection, isSelected, selectedToCompare, toLibrarySelection } from './selection/selection';
import type { LibraryChange, LibraryFilter } from '@/lib/contract/studio/library';
import { EmptyLibrary } from './empty-library';
import { EmptyTrashButton } from './empty-trash-button';
import { FilterButton } from './filters/filter-button';
import { Grid, GridSkeleton } from './grid/grid';
import { ImportButton } from './import/import-button';
import { Scrubber, ScrubberRoom } from './grid/scrubber';
import { SearchBox, SearchNote } from './filters/search-box';
import { SelectionBar } from './selection/selection-bar';
import { SizeChoice } from './grid/size-choice';
import { startDownload } from '@/lib/client/start-download';
import { useChanges } from '@/components/media-actions/use-changes';
import { useLibrary } from './grid/use-library';
import { useLibraryView } from './grid/use-library-view';
import { useTiles } from './selection/use-tiles';
import { LibraryNav, LibraryNavButton } from './navigation/library-nav';
import { reportActionError } from '@/lib/client/report-error';
import { useGridSize } from './grid/use-grid-size';
import { useViewState } from './navigation/use-view-state';
import { useNewItems } from './grid/use-new-items';
import { useReturnFocus } from './grid/use-return-focus';
import { libraryMessages } from './messages';
import { toasts } from '@/lib/client/toasts';

/** The Library screen: all results and uploads. */
export function LibraryScreen() {
  const { filter, go } = useViewState();
  const [size, setSize] = useGridSize();
  const [now] = useState(() => new Date());
  const { data: facets } = useQuery(facetsOptions());
  const library = useLibrary(filter);
  const view = useLibraryView(library, size);
  const { layout, scrollTop, setNode, height, itemAt, scrollTo } = view;
  const newItems = useNewItems(library.filter, library.index, scrollTop < 8);
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

  useReturnFocus({
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

  /** Whether all loaded items of a selection are starred already. */
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
      toasts.show(libraryMessages.zipReady(zip.count, zip.bytes));
      startDownload(zip.url);
    } catch (error) {
      reportActionError(error);
    }
  }

  const isEmpty = layout !== null && layout.count === 0 && library.isSettled;
  return (
    <main className="grid h-full grid-cols-[208px_minmax(0,1fr)] bg-bg max-desk:grid-cols-1">
      <h1 className="sr-only">{libraryMessages.title}</h1>
      <aside className="flex min-h-0 flex-col border-r border-line bg-panel max-desk:hidden">
        <LibraryNav
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
              compared={selectedToCompare(tiles.selection)}
              filter={filter}
              onChange={(what) => act(tiles.selection, what)}
              onDownload={() => void download()}
              onClear={tiles.clear}
            />
          ) : (
            <>
              <LibraryNavButton filter={filter} onGo={goTo} />
              <SearchBox
                query={filter.q ?? ''}
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
        <SearchNote query={filter.q ?? ''} />
        <div className="relative flex min-h-0 flex-1">
          <div
            ref={setNode}
            data-library-scroll
            className="min-h-0 min-w-0 flex-1 overflow-y-scroll px-4 pb-8 [scrollbar-width:none] max-desk:px-2"
          >
            {library.error === null && layout === null && <GridSkeleton />}
            {library.error !== null && (
              <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 text-center">
                <p className="text-lg font-semibold">{libraryMessages.unreadable}</p>
                <p className="max-w-sm text-muted">{library.error.message}</p>
                <Button onClick={library.retry}>{libraryMessages.tryAgain}</Button>
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
          {newItems.count > 0 && (
            <Button
              variant="primary"
              className="absolute top-3 left-1/2 -translate-x-1/2 animate-drop rounded-full! shadow-floating"
              onClick={() => {
                scrollTo(0);
                void newItems.show();
              }}
            >
              {libraryMessages.newItems(newItems.count)}
            </Button>
          )}
        </div>
      </div>
    </main>
  );
}
