'use client';

import { useQuery } from '@tanstack/react-query';
import { type MouseEvent, type PointerEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { ContextMenu, ContextMenuTrigger } from '@/components/ui/context-menu';
import { useUndo } from '@/components/media-actions/use-changes';
import { boardsOptions, libraryKeys } from '@/lib/client/library/library';
import { orderOf } from '@/lib/contract/studio/library-order';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { EmptyLibrary } from './empty-library';
import { openBoard } from './boards/open-board';
import { FilterChips } from './filters/filter-chips';
import { sectionOf } from './filters/filter-parts';
import { SearchNote } from './filters/search-box';
import { Grid, tileOf } from './grid/grid';
import { GridSkeleton } from './grid/grid-skeleton';
import { blockAt } from './grid/layout';
import { Scrubber } from './grid/scrubber';
import { useGridSize } from './grid/use-grid-size';
import { useLibrary } from './grid/use-library';
import { useLibraryView } from './grid/use-library-view';
import { useNewItems } from './grid/use-new-items';
import { useReturnFocus } from './grid/use-return-focus';
import { LibraryFrame } from './navigation/library-frame';
import { useViewState } from './navigation/use-view-state';
import { ItemMenu } from './menu/item-menu';
import { storyboardAddress } from './menu/storyboard-address';
import { useStoryboardCommand } from './menu/use-storyboard-command';
import { LibraryToolbar } from './library-toolbar';
import { libraryMessages } from './messages';
import { useBoardReviews } from './reviews/use-board-reviews';
import { SelectionBar } from './selection/selection-bar';
import { countSelected, type Selection, toLibrarySelection } from './selection/selection';
import { useGridFocus } from './selection/use-grid-focus';
import { useLibraryActions } from './selection/use-library-actions';
import { useTiles } from './selection/use-tiles';
import { DropZone } from './upload/drop-zone';
import { UploadPanel } from './upload/upload-panel';
import { useAddFiles } from './upload/use-add-files';

/** The Library screen: all results and uploads. */
export function LibraryScreen() {
  const { filter, go } = useViewState();
  const [size, setSize] = useGridSize();
  const [now] = useState(() => new Date());
  const { data: boards } = useQuery(boardsOptions());
  const open = openBoard(boards, filter);
  const library = useLibrary(filter);
  const view = useLibraryView(library, size);
  const { layout, scrollTop, setNode, height, itemAt, scrollTo } = view;
  const reviews = useBoardReviews(library.filter.board);
  const newItems = useNewItems(library.filter, library.index, scrollTop < 8);
  /** What the open menu is about. */
  const [target, setTarget] = useState<Selection | null>(null);
  const count = layout?.count ?? 0;
  // While another filter loads, everything is about the items that are still shown.
  const shown = openBoard(boards, library.filter);
  const actions = useLibraryActions({ filter: library.filter, count, itemAt, onLeft: () => tiles.clear() });

  const undo = useUndo();
  const tiles = useTiles({
    view: libraryKeys.index(library.filter)[2],
    filter: library.filter,
    layout,
    pageHeight: height,
    itemAt: itemAt,
    blockOf: (at) => (layout === null ? null : blockAt(layout, at)),
    reveal: view.reveal,
    isInView: view.isInView,
    onStar: actions.star,
    onTrash: actions.trash,
    onMark: actions.mark,
    onUndo: () => void undo(),
  });

  useReturnFocus({
    node: view.node,
    findNear: view.findNear,
    onFound: (at) => {
      tiles.setActive(at);
      view.reveal(at);
    },
  });

  // The screen is drawn at each frame of a scroll: the selection is not looked for in each.
  const { itemsOf } = actions;
  const selected = useMemo(() => itemsOf(tiles.selection), [itemsOf, tiles.selection]);
  useStoryboardCommand(() => (filter.trash === true ? null : storyboardAddress(selected)));

  useGridFocus(view.node, { isSelecting: tiles.count > 0, hasItems: count > 0 });

  function narrow(next: LibraryFilter, { isStep = false } = {}) {
    go(next, { isStep });
  }

  /** Shows another section or board, in the same order. */
  const goTo = (next: LibraryFilter) =>
    narrow(filter.sort === undefined ? next : { ...next, sort: filter.sort }, { isStep: true });
  const change = (ids: string[], board: string) =>
    actions.change({ mode: 'some', ids: new Set(ids) }, { do: 'add_to_board', board });
  const addFiles = useAddFiles(open.editableId);
  const only = (at: number): Selection | null => {
    const item = itemAt(at);
    return item === null ? null : { mode: 'some', ids: new Set([item.media.id]) };
  };

  /** The menu is about what was pointed at; elsewhere there is none. */
  function pointMenu(event: MouseEvent) {
    const at = tileOf(event);
    const found = at === null ? null : tiles.selectionAt(at);
    setTarget(found);
    if (found === null) event.preventDefault();
  }

  /** A long press opens the menu without an event of its own. */
  function pointMenuByTouch(event: PointerEvent) {
    if (event.pointerType !== 'mouse') pointMenu(event);
  }

  const isEmpty = layout !== null && layout.count === 0 && library.isSettled;
  return (
    <LibraryFrame filter={filter} onGo={goTo} onDropOn={(board, ids) => change(ids, board)}>
      <DropZone
        className="relative flex min-h-0 min-w-0 flex-1 flex-col"
        board={open.editableId === null ? null : open.name}
        onFiles={addFiles}
      >
        <header
          className={classNames(
            'flex min-h-14 shrink-0 items-center gap-2 border-b border-line bg-panel',
            tiles.count === 0 && 'px-3',
          )}
        >
          {tiles.count > 0 ? (
            <SelectionBar
              count={tiles.count}
              items={selected}
              selection={toLibrarySelection(tiles.selection, library.filter)}
              filter={library.filter}
              board={shown.editableId}
              onChange={(what) => actions.change(tiles.selection, what)}
              onClear={tiles.clear}
            />
          ) : (
            <LibraryToolbar
              filter={filter}
              size={size}
              onSize={setSize}
              onGo={goTo}
              onChange={narrow}
              onFiles={addFiles}
            />
          )}
        </header>
        <SearchNote query={filter.q ?? ''} />
        <FilterChips filter={filter} onChange={narrow} />
        <div className="relative flex min-h-0 flex-1">
          <div
            ref={setNode}
            data-library-scroll
            tabIndex={-1}
            className="outline-none min-h-0 min-w-0 flex-1 overflow-y-scroll pr-6 pb-8 pl-4 [scrollbar-width:none] max-desk:pl-2"
          >
            {library.error === null && layout === null && <GridSkeleton />}
            {library.error !== null && (
              <div role="alert" className="flex h-full flex-col items-center justify-center gap-3 text-center">
                <p className="text-lg font-semibold">{libraryMessages.unreadable}</p>
                <p className="max-w-sm text-muted">{library.error.message}</p>
                <Button onClick={library.retry}>{libraryMessages.tryAgain}</Button>
              </div>
            )}
            {isEmpty && (
              <EmptyLibrary
                filter={filter}
                board={open.state}
                onClear={() => narrow(sectionOf(filter))}
                onFiles={addFiles}
              />
            )}
            {layout !== null && layout.count > 0 && (
              <ContextMenu modal={false}>
                <ContextMenuTrigger asChild onContextMenu={pointMenu} onPointerDown={pointMenuByTouch}>
                  <div>
                    <Grid
                      layout={layout}
                      scrollTop={scrollTop}
                      height={height}
                      itemAt={itemAt}
                      reviews={reviews}
                      filter={library.filter}
                      selection={tiles.selection}
                      isSelecting={tiles.count > 0}
                      active={Math.min(tiles.active, layout.count - 1)}
                      pointed={tiles.pointed}
                      onPoint={tiles.setPointed}
                      actions={{
                        ...tiles.actions,
                        onStar: (at) => {
                          const one = only(at);
                          if (one !== null) actions.star(one);
                        },
                        onRate: (at, stars) => {
                          const one = only(at);
                          const rating = itemAt(at)?.rating === stars ? 0 : stars;
                          if (one !== null) actions.change(one, { do: 'rate', rating });
                        },
                      }}
                      now={now}
                    />
                  </div>
                </ContextMenuTrigger>
                {target !== null && (
                  <ItemMenu
                    target={target}
                    count={countSelected(target, count)}
                    filter={library.filter}
                    board={shown.editableId}
                    actions={actions}
                    onFilter={(next) => narrow(next, { isStep: true })}
                  />
                )}
              </ContextMenu>
            )}
          </div>
          {layout !== null && (
            <Scrubber
              layout={layout}
              order={orderOf(library.filter)}
              scrollTop={scrollTop}
              height={height}
              now={now}
              onGo={scrollTo}
            />
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
              {libraryMessages.newItems({ number: newItems.count })}
            </Button>
          )}
        </div>
        <UploadPanel />
      </DropZone>
    </LibraryFrame>
  );
}
