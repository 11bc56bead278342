'use client';

import { ArrowDownWideNarrow } from 'lucide-react';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { LibraryOrder } from '@/lib/contract/studio/library-order';
import { filterMessages } from './messages';

/** Chooses the order of the items. */
export function SortChoice({
  sort,
  orders,
  onChoose,
}: {
  sort: LibraryOrder;
  orders: readonly LibraryOrder[];
  onChoose: (sort: LibraryOrder) => void;
}) {
  return (
    <Select value={sort} onValueChange={(value) => onChoose(value as LibraryOrder)}>
      <SelectTrigger
        aria-label={filterMessages.sort}
        title={filterMessages.sort}
        className="w-auto! shrink-0 max-wide:w-8! max-desk:w-11! max-wide:justify-center max-wide:px-0! max-wide:[&>span]:sr-only max-wide:[&>svg:last-child]:hidden"
      >
        <ArrowDownWideNarrow aria-hidden className="size-4 shrink-0 text-muted" />
        <SelectValue />
      </SelectTrigger>
      <SelectContent>
        {orders.map((order) => (
          <SelectItem key={order} value={order}>
            {filterMessages.orders[order]}
          </SelectItem>
        ))}
      </SelectContent>
    </Select>
  );
}
