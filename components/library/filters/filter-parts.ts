import type { LibraryFilter } from '@/lib/contract/studio/library';
import { markMessages } from '../marks/messages';
import { libraryMessages } from '../messages';
import { formatDay } from './day-text';
import { filterMessages } from './messages';

/** One filter that is on: its name, its colour where it is one, and the filter without it. */
export interface FilterPart {
  name: string;
  colour: string | null;
  without: LibraryFilter;
}

/** A filter without some of its parts. */
export function omit(filter: LibraryFilter, ...names: (keyof LibraryFilter)[]): LibraryFilter {
  const rest = Object.entries(filter).filter(([name]) => !names.includes(name as keyof LibraryFilter));
  return Object.fromEntries(rest) as LibraryFilter;
}

/** The section that a filter is in, and its order, without what narrows it. */
export function sectionOf({ board, folder, trash, sort }: LibraryFilter): LibraryFilter {
  return JSON.parse(JSON.stringify({ board, folder, trash, sort })) as LibraryFilter;
}

/** The filters that are on, besides the search, in the order of the form. `modelName` names a model. */
export function filterParts(filter: LibraryFilter, modelName: (model: string) => string): FilterPart[] {
  const parts: FilterPart[] = [];
  const add = (name: string, without: LibraryFilter, colour: string | null = null) =>
    parts.push({ name, without, colour });
  const { model, kind, origin, from, to, starred, sound, hdr, rating, label, flag, batch } = filter;
  if (model !== undefined) add(filterMessages.model(modelName(model)), omit(filter, 'model'));
  if (kind !== undefined) add(libraryMessages.media[kind], omit(filter, 'kind'));
  if (origin !== undefined) add(libraryMessages.origins[origin], omit(filter, 'origin'));
  if (rating !== undefined) add(markMessages.atLeast(rating), omit(filter, 'rating'));
  if (label !== undefined) add(markMessages.labels[label], omit(filter, 'label'));
  if (flag !== undefined) add(markMessages.flags[flag], omit(filter, 'flag'));
  if (starred === true) add(libraryMessages.starred, omit(filter, 'starred'));
  if (from !== undefined || to !== undefined) add(describeDays(from, to), omit(filter, 'from', 'to'));
  for (const colour of filter.colours ?? []) {
    const left = (filter.colours ?? []).filter((each) => each !== colour);
    const name = filterMessages.colourNames[colour] ?? filterMessages.similarTo(colour);
    add(name, left.length === 0 ? omit(filter, 'colours') : { ...filter, colours: left }, colour);
  }
  for (const setting of filter.settings ?? []) {
    const left = (filter.settings ?? []).filter((each) => each !== setting);
    const name = filterMessages.is(setting.name, setting.value);
    add(name, left.length === 0 ? omit(filter, 'settings') : { ...filter, settings: left });
  }
  if (batch !== undefined) add(filterMessages.batch, omit(filter, 'batch'));
  if (sound === true) add(libraryMessages.onlyAudio, omit(filter, 'sound'));
  if (hdr === true) add(libraryMessages.onlyHdr, omit(filter, 'hdr'));
  return parts;
}

/** A range of days as its reader writes dates. */
export function describeDays(from: string | undefined, to: string | undefined): string {
  if (from === undefined) return to === undefined ? filterMessages.anyDate : filterMessages.until(formatDay(to));
  return to === undefined
    ? filterMessages.since(formatDay(from))
    : filterMessages.between(formatDay(from), formatDay(to));
}
