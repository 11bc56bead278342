import type { LibraryFilter } from '@/lib/contract/studio/library';
import { markMessages } from '@/components/media-actions/marks/messages';
import { libraryMessages } from '../messages';
import { formatDay } from './day-text';
import { filterMessages } from './messages';
import { isNamedColour, namedColours } from './named-colours';

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

/** The filters that are on, besides the search, in the order of the form. `names` says how a model, a setting and a person are called. */
export function filterParts(
  filter: LibraryFilter,
  names: { model: (model: string) => string; setting: (name: string) => string; person: (id: string) => string },
): FilterPart[] {
  const parts: FilterPart[] = [];
  const add = (name: string, without: LibraryFilter, colour: string | null = null) =>
    parts.push({ name, without, colour });
  const { model, kind, origin, from, to, starred, sound, hdr, rating, label, flag, batch, owner } = filter;
  if (owner !== undefined)
    add(
      owner === 'me' ? libraryMessages.mine : filterMessages.by({ name: names.person(owner) }),
      omit(filter, 'owner'),
    );
  if (model !== undefined) add(filterMessages.model({ model: names.model(model) }), omit(filter, 'model'));
  if (kind !== undefined) add(libraryMessages.media[kind], omit(filter, 'kind'));
  if (origin !== undefined) add(libraryMessages.origins[origin], omit(filter, 'origin'));
  if (rating !== undefined) add(markMessages.atLeast({ stars: rating }), omit(filter, 'rating'));
  if (label !== undefined) add(markMessages.labels[label], omit(filter, 'label'));
  if (flag !== undefined) add(markMessages.flags[flag], omit(filter, 'flag'));
  if (starred === true) add(libraryMessages.starred, omit(filter, 'starred'));
  if (from !== undefined || to !== undefined) add(describeDays(from, to), omit(filter, 'from', 'to'));
  for (const colour of filter.colours ?? []) {
    const left = (filter.colours ?? []).filter((each) => each !== colour);
    const name = describeColour(colour);
    add(name, left.length === 0 ? omit(filter, 'colours') : { ...filter, colours: left }, colour);
  }
  for (const setting of filter.settings ?? []) {
    const left = (filter.settings ?? []).filter((each) => each !== setting);
    const name = filterMessages.is({ name: names.setting(setting.name), value: setting.value });
    add(name, left.length === 0 ? omit(filter, 'settings') : { ...filter, settings: left });
  }
  if (batch !== undefined) add(filterMessages.batch, omit(filter, 'batch'));
  if (sound === true) add(libraryMessages.onlyAudio, omit(filter, 'sound'));
  if (hdr === true) add(libraryMessages.onlyHdr, omit(filter, 'hdr'));
  return parts;
}

/** A range of days as its reader writes dates. */
export function describeDays(from: string | undefined, to: string | undefined): string {
  if (from === undefined)
    return to === undefined ? filterMessages.anyDate : filterMessages.until({ day: formatDay(to) });
  return to === undefined
    ? filterMessages.since({ day: formatDay(from) })
    : from === to
      ? formatDay(from)
      : filterMessages.between({ from: formatDay(from), to: formatDay(to) });
}

/** A colour by its name, else by the named one that it is closest to. @param colour six hexadecimal digits */
function describeColour(colour: string): string {
  if (isNamedColour(colour)) return filterMessages.colourNames[colour];
  const [closest = 'f4f4f4'] = namedColours.toSorted((one, other) => distance(one, colour) - distance(other, colour));
  return filterMessages.similarTo[closest]({ code: `#${colour.toUpperCase()}` });
}

/** How far two colours are apart: the squared distance of their sRGB components. */
function distance(one: string, other: string): number {
  const [first, second] = [one, other].map((colour) => Number.parseInt(colour, 16));
  return [16, 8, 0].reduce((sum, bits) => {
    const part = (((first ?? 0) >> bits) & 255) - (((second ?? 0) >> bits) & 255);
    return sum + part * part;
  }, 0);
}
