'use client';

import { useQuery } from '@tanstack/react-query';
import { modelNameOf } from '@/lib/client/models/model-names';
import { useId } from 'react';
import { AnchoredPopover } from '@/components/ui/anchored-popover';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Label } from '@/components/ui/label';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { Select, SelectContent, SelectItem, SelectTrigger, SelectValue } from '@/components/ui/select';
import { Switch } from '@/components/ui/switch';
import { facetsOptions } from '@/lib/client/library/library';
import type { LibraryFilter } from '@/lib/contract/studio/library';
import type { LatePopoverState } from '@/components/ui/use-late-popover';
import { markMessages } from '@/components/media-actions/marks/messages';
import { libraryMessages } from '../messages';
import { ColourFilter } from './colour-filter';
import { DateRange } from './date-range';
import { describeDays, sectionOf } from './filter-parts';
import { MarkFilters } from './mark-filters';
import { filterMessages } from './messages';
import { PersonField } from './person-field';
import { SettingFilter } from './setting-filter';
import { ChevronDown } from 'lucide-react';

const any = 'any';

/** All filters of the library, beside the search. Each choice applies at once. */
export function FilterPopover({
  popover,
  filter,
  onChange,
}: {
  popover: LatePopoverState;
  filter: LibraryFilter;
  onChange: (filter: LibraryFilter) => void;
}) {
  const { data: facets } = useQuery(facetsOptions());
  const id = useId();
  const models = facets?.models ?? [];
  const isListed = filter.model === undefined || models.some(({ model }) => model === filter.model);
  const offered = isListed ? models : [...models, { model: filter.model ?? '', name: null, count: 0 }];

  /** Sets parts of the filter; undefined removes a part. */
  function set(part: { [Name in keyof LibraryFilter]?: LibraryFilter[Name] | undefined }) {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value !== undefined && value !== '');
    onChange(Object.fromEntries(next) as LibraryFilter);
  }

  const switches = [
    { name: 'starred', label: libraryMessages.onlyStarred },
    { name: 'sound', label: libraryMessages.onlyAudio },
    { name: 'hdr', label: libraryMessages.onlyHdr },
  ] as const;
  return (
    <AnchoredPopover
      {...popover}
      align="end"
      aria-label={libraryMessages.filters}
      className="flex w-[min(384px,calc(100vw-16px))] flex-col gap-4 overflow-y-auto p-4"
    >
      <Field id={`${id}model`} label={libraryMessages.model}>
        <Select
          value={filter.model ?? any}
          onValueChange={(value) => set({ model: value === any ? undefined : value })}
        >
          <SelectTrigger id={`${id}model`}>
            <SelectValue />
          </SelectTrigger>
          <SelectContent>
            <SelectItem value={any}>{libraryMessages.anyModel}</SelectItem>
            {offered.map(({ model, name, count }) => (
              <SelectItem key={model} value={model}>
                {modelNameOf({ model, modelName: name })}
                {count > 0 && ` · ${libraryMessages.count({ number: count })}`}
              </SelectItem>
            ))}
          </SelectContent>
        </Select>
      </Field>
      <PersonField
        id={`${id}person`}
        owners={facets?.owners ?? []}
        owner={filter.owner ?? null}
        onChoose={(owner) => set({ owner: owner ?? undefined })}
      />
      <Choice
        label={libraryMessages.medium}
        value={filter.kind ?? 'all'}
        options={libraryMessages.media}
        onChoose={(kind) => set({ kind: kind === 'all' ? undefined : (kind as LibraryFilter['kind']) })}
      />
      <Choice
        label={libraryMessages.origin}
        value={filter.origin ?? 'all'}
        options={libraryMessages.origins}
        onChoose={(origin) => set({ origin: origin === 'all' ? undefined : (origin as LibraryFilter['origin']) })}
      />
      <div className="flex flex-wrap gap-x-4 gap-y-3">
        <MarkFilters filter={filter} onSet={set} />
      </div>
      <Choice
        label={markMessages.flag}
        value={filter.flag ?? 'all'}
        options={{ all: filterMessages.any, ...markMessages.flags }}
        onChoose={(flag) => set({ flag: flag === 'all' ? undefined : (flag as LibraryFilter['flag']) })}
      />
      <ColourFilter
        colours={filter.colours ?? []}
        onChange={(colours) => set({ colours: colours.length === 0 ? undefined : colours })}
      />
      <details className="group/date">
        <summary className="flex h-8 cursor-pointer list-none items-center justify-between rounded-sm font-medium max-desk:h-11">
          {filterMessages.date}
          <span className="flex items-center gap-1 font-normal text-muted">
            {describeDays(filter.from, filter.to)}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open/date:rotate-180" />
          </span>
        </summary>
        <div className="pt-2">
          <DateRange
            range={{ from: filter.from ?? null, to: filter.to ?? null }}
            onChange={({ from, to }) => set({ from: from ?? undefined, to: to ?? undefined })}
          />
        </div>
      </details>
      <SettingFilter onAdd={(setting) => set({ settings: [...(filter.settings ?? []), setting].slice(-10) })} />
      <div className="flex flex-col gap-1">
        {switches.map(({ name, label }) => (
          <div key={name} className="flex h-8 items-center justify-between max-desk:h-11">
            <Label htmlFor={`${id}${name}`}>{label}</Label>
            <Switch
              id={`${id}${name}`}
              checked={filter[name] === true}
              onCheckedChange={(isOn) => set({ [name]: isOn ? true : undefined })}
            />
          </div>
        ))}
      </div>
      <Button
        className="shrink-0 max-desk:h-11"
        onClick={() => onChange({ ...sectionOf(filter), ...(filter.q === undefined ? {} : { q: filter.q }) })}
      >
        {libraryMessages.clearFilters}
      </Button>
    </AnchoredPopover>
  );
}

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: Readonly<Record<string, string>>;
  onChoose: (value: string) => void;
}) {
  return (
    <div className="flex flex-col gap-1.5">
      <span className="font-medium">{label}</span>
      <Segmented aria-label={label} value={value} onValueChange={onChoose}>
        {Object.entries(options).map(([name, label]) => (
          <SegmentedItem key={name} value={name}>
            {label}
          </SegmentedItem>
        ))}
      </Segmented>
    </div>
  );
}
