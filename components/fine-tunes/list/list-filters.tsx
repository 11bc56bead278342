'use client';

import { Search } from 'lucide-react';
import { Input } from '@/components/ui/input';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import type { FineTuneFilter } from '@/lib/client/fine-tunes/keys';
import type { FineTuneListState } from './use-fine-tune-list';
import { filterNames, fineTuneMessages } from '../messages';

const all = 'all';
const { orders: orderNames } = fineTuneMessages;
const orders = Object.keys(orderNames) as FineTuneFilter['sort'][];

/** The filters and the order of the list. */
export function ListFilters({ list }: { list: FineTuneListState }) {
  const { filter, narrow } = list;
  return (
    <search className="flex flex-col gap-2">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-faint"
        />
        <Input
          type="search"
          value={filter.search}
          placeholder={fineTuneMessages.search}
          aria-label={fineTuneMessages.search}
          className="pl-8!"
          onChange={(event) => narrow({ search: event.target.value })}
        />
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Select
          value={filter.status === '' ? all : filter.status}
          onValueChange={(status) => narrow({ status: status === all ? '' : status })}
        >
          <SelectTrigger aria-label={fineTuneMessages.stateFilter}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={all}>{fineTuneMessages.allStates}</SelectItem>
            {Object.entries(filterNames).map(([state, name]) => (
              <SelectItem key={state} value={state}>
                {name}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
        <Select value={filter.sort} onValueChange={(sort) => narrow({ sort: sort as FineTuneFilter['sort'] })}>
          <SelectTrigger aria-label={fineTuneMessages.order}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            {orders.map((sort) => (
              <SelectItem key={sort} value={sort}>
                {orderNames[sort]}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </div>
    </search>
  );
}
