import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Duplicates, LibraryItem } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems, mediaLooks } from '../../../database/studio-library-tables.ts';
import { selectItems } from '../items/list-items.ts';
import { isAnyOf } from '../items/resolve-selection.ts';
import { findSimilar } from './find-similar.ts';
import { readFamilies } from './read-families.ts';

/** The most groups in one answer, and the most items of a group; more of those are shown when these are gone. */
const most = { groups: 60, items: 24 };

/** The ids of a group, at most as many as are shown. */
interface Group {
  kind: 'same' | 'similar';
  ids: string[];
}

/** Reads a page of the groups of duplicates. */
export type ReadDuplicates = (page: {
  /** The person who asks. */
  personId: string;
  /** The number of groups that an earlier answer had. */
  skip?: number;
  /** The most groups in the answer. */
  limit?: number;
}) => Promise<Duplicates>;

/**
 * Creates the reader of groups of items that are the same file, or images that look the same, outside the trash. Images
 * that come from each other or from one press are no copies. Groups
 * of the same bytes come first, then the largest. In a group, the one to keep comes first: marked by a person, then the
 * largest, then the oldest. The groups of the last library that was compared are cached for further pages.
 *
 * @param compare groups the images that look the same
 */
export function createDuplicates(database: Database, compare = findSimilar): ReadDuplicates {
  let cached: { fingerprint: string; groups: Promise<Group[]> } | null = null;

  async function groupsOfNow(): Promise<Group[]> {
    const fingerprint = await readFingerprint(database);
    if (cached?.fingerprint === fingerprint) return cached.groups;
    const next = { fingerprint, groups: readGroups(database, compare) };
    cached = next;
    try {
      return await next.groups;
    } catch (thrown) {
      if (cached === next) cached = null;
      throw thrown;
    }
  }

  return async ({ personId, skip = 0, limit = most.groups }) => {
    const groups = await groupsOfNow();
    const shown = groups.slice(skip, skip + limit);
    const ids = shown.flatMap((group) => group.ids);
    const items = ids.length === 0 ? [] : await selectItems(database, isAnyOf(ids), { personId, limit: ids.length });
    const byId = new Map(items.map((item) => [item.media.id, item]));
    return {
      groups: shown.map((group) => ({
        kind: group.kind,
        items: group.ids.flatMap((id) => byId.get(id) ?? []).toSorted(compareWorth),
      })),
      count: groups.length,
    };
  };
}

/** Changes with what the groups depend on: the items outside the trash, their shapes and their looks. */
async function readFingerprint(database: Database): Promise<string> {
  const { rows } = await database.execute<{ fingerprint: string }>(sql`
    select count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(' ', items.id, items.shape, looks.hash), 0)), 0)
      as fingerprint
    from studio.library_items as items left join studio.media_looks as looks on looks.id = items.id
    where items.trashed_at is null`);
  return rows[0]?.fingerprint ?? '';
}

async function readGroups(database: Database, compare: typeof findSimilar): Promise<Group[]> {
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
    .where(and(isNull(libraryItems.trashedAt), eq(libraryItems.kind, 'image')))
    .orderBy(asc(mediaLooks.id));
  const familyOf = await readFamilies(database);
  const compared = images.filter(({ id }) => !taken.has(id)).map((image) => ({ ...image, family: familyOf(image.id) }));
  const similar = await compare(compared);
  return [
    ...same.map((ids) => ({ kind: 'same' as const, ids })),
    ...similar.toSorted(compareSize).map((ids) => ({ kind: 'similar' as const, ids })),
  ].map(({ kind, ids }) => ({ kind, ids: ids.slice(0, most.items) }));
}

/** The larger group first; of two of one size, always the same one. */
function compareSize(one: string[], other: string[]): number {
  return other.length - one.length || ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1);
}

async function readSameBytes(database: Database): Promise<string[][]> {
  const { rows } = await database.execute<{ ids: string[] }>(sql`
    select array_agg(media.id order by media.created_at, media.id) as ids
    from studio.media join studio.library_items as items on items.id = media.id and items.trashed_at is null
    group by media.sha256 having count(*) > 1 order by count(*) desc, max(media.created_at) desc, media.sha256`);
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
