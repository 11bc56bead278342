'use client';

import { useQuery } from '@tanstack/react-query';
import { facetsOptions } from '@/lib/client/library/library';
import { libraryOrders, orderOf } from '@/lib/contract/studio/library-order';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import { EmptyTrashButton } from './empty-trash-button';
import { FilterButton } from './filters/filter-button';
import { omit } from './filters/filter-parts';
import { SearchBox } from './filters/search-box';
import { SortChoice } from './filters/sort-choice';
import { SizeChoice } from './grid/size-choice';
import type { GridSize } from './grid/use-grid-size';
import { LibraryNavButton } from './navigation/library-nav';
import type { LibraryFiles } from './upload/library-files';
import { ImportButton } from './upload/import-button';

/** The bar above the grid: what is shown, in which order and size, and adding files. */
export function LibraryToolbar({
  filter,
  size,
  onSize,
  onGo,
  onChange,
  onFiles,
}: {
  filter: LibraryFilter;
  size: GridSize;
  onSize: (size: GridSize) => void;
  /** Another section was chosen. */
  onGo: (filter: LibraryFilter) => void;
  onChange: (filter: LibraryFilter) => void;
  onFiles: (files: LibraryFiles) => void;
}) {
  const { data: facets } = useQuery(facetsOptions());
  return (
    <>
      <LibraryNavButton filter={filter} onGo={onGo} />
      <SearchBox query={filter.q ?? ''} onSearch={(q) => onChange(q === '' ? omit(filter, 'q') : { ...filter, q })} />
      <FilterButton filter={filter} onChange={onChange} />
      <SortChoice
        sort={orderOf(filter)}
        orders={filter.batch === undefined ? libraryOrders.filter((order) => order !== 'request') : libraryOrders}
        onChoose={(sort) =>
          onChange(sort === orderOf(omit(filter, 'sort')) ? omit(filter, 'sort') : { ...filter, sort })
        }
      />
      <SizeChoice size={size} onChoose={onSize} />
      {filter.trash === true ? <EmptyTrashButton facets={facets ?? null} /> : <ImportButton onFiles={onFiles} />}
    </>
  );
}
