import { and, desc, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { librarySelectionSchema, type LibrarySelection } from '../../../contract/studio/library.ts';
import type { Database } from '../../../database/connect.ts';
import { libraryItems } from '../../../database/studio-library-tables.ts';
import { filterConditions, checkLibraryFilter } from './library-filter.ts';

/**
 * Validates an untrusted selection.
 *
 * @throws EaselError `invalid_params`
 */
export function checkSelection(input: unknown): LibrarySelection {
  const selection = librarySelectionSchema.safeParse(input);
  if (!selection.success) {
    throw new EaselError('invalid_params', 'selection must contain ids (at most 9,000), or filter and except.');
  }
  if ('filter' in selection.data) checkLibraryFilter(selection.data.filter);
  return selection.data;
}

/** The SQL condition of a person's selection. */
export function selectionConditions(selection: LibrarySelection, personId: string): SQL {
  if ('ids' in selection) return inArray(libraryItems.id, selection.ids);
  const all = filterConditions(selection.filter, personId);
  const { except } = selection;
  return except.length === 0 ? all : (and(all, notInArray(libraryItems.id, except)) ?? all);
}

/** The ids of all selected items, newest first. */
export async function resolveSelection(
  database: Database,
  selection: LibrarySelection,
  personId: string,
): Promise<string[]> {
  const rows = await database
    .select({ id: libraryItems.id })
    .from(libraryItems)
    .where(selectionConditions(selection, personId))
    .orderBy(desc(libraryItems.createdAt), desc(libraryItems.id));
  return rows.map(({ id }) => id);
}

/** A condition on a list of ids of any length: one parameter, where `in (…)` would take one for each. */
export function isAnyOf(ids: string[]): SQL {
  return sql`${libraryItems.id} = any(${`{${ids.join(',')}}`}::uuid[])`;
}
