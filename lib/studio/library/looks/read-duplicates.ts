import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Duplicates, LibraryItem } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, mediaLooks } from '../../../database/studio-library-tables.ts';
import { selectItems } from '../items/list-items.ts';
import { isAnyOf } from '../items/resolve-selection.ts';
import { findSimilar } from './find-similar.ts';

/** The most groups in one answer, and the most items of a group; more are shown when these are gone. */
const most = { groups: 60, items: 24 };

/**
 * Groups of items that are the same file, or images that look the same, outside the trash. Groups of the same bytes come
 * first, then the largest. In a group, the one to keep comes first: marked by a person, then the largest, then the oldest.
 */
export async function readDuplicates(database: Database): Promise<Duplicates> {
  const same = await readSameBytes(database);
  const taken = new Set(same.flat());
  const images = await database
    .select({
      id: mediaLooks.id,
      hash: mediaLooks.hash,
      shape: libraryItems.shape,
      colours: mediaLooks.colourBins,
    })
    .from(mediaLooks)
    .innerJoin(libraryItems, eq(libraryItems.id, mediaLooks.id))
    .where(and(isNull(libraryItems.trashedAt), eq(libraryItems.kind, 'image')));
  const similar = findSimilar(images.filter(({ id }) => !taken.has(id)));
  const groups = [
    ...same.map((ids) => ({ kind: 'same' as const, ids })),
    ...similar.toSorted((one, other) => other.length - one.length).map((ids) => ({ kind: 'similar' as const, ids })),
  ];
  const shown = groups.slice(0, most.groups).map((group) => ({ ...group, ids: group.ids.slice(0, most.items) }));
  const ids = shown.flatMap((group) => group.ids);
  const items = ids.length === 0 ? [] : await selectItems(database, isAnyOf(ids), { limit: ids.length });
  const byId = new Map(items.map((item) => [item.media.id, item]));
  return {
    groups: shown.map((group) => ({
      kind: group.kind,
      items: group.ids.flatMap((id) => byId.get(id) ?? []).toSorted(compareWorth),
    })),
    count: groups.length,
  };
}

async function readSameBytes(database: Database): Promise<string[][]> {
  const { rows } = await database.execute<{ ids: string[] }>(sql`
    select array_agg(media.id order by media.created_at) as ids
    from studio.media join studio.library_items as items on items.id = media.id and items.trashed_at is null
    group by media.sha256 having count(*) > 1 order by count(*) desc, max(media.created_at) desc`);
  return rows.map(({ ids }) => ids);
}

function pixels({ media }: LibraryItem): number {
  return (media.width ?? 0) * (media.height ?? 0);
}

function compareWorth(one: LibraryItem, other: LibraryItem): number {
  return (
    Number(other.isStarred) - Number(one.isStarred) ||
    other.rating - one.rating ||
    Number(other.flag === 'kept') - Number(one.flag === 'kept') ||
    pixels(other) - pixels(one) ||
    other.media.bytes - one.media.bytes ||
    one.createdAt.localeCompare(other.createdAt)
  );
}
