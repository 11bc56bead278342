import { sql, type SQL } from 'drizzle-orm';
import type { LibraryChange } from '../../../contract/studio/library.ts';
import type { Caller } from '../../context/caller.ts';

/** The update of a change, and the condition for items that it changes. */
const switched = {
  trash: { set: 'trashed_at = now()', where: 'trashed_at is null' },
  restore: { set: 'trashed_at = null', where: 'trashed_at is not null' },
} as const;

/** The columns that hold a value of an item, with their types: a change of one is undone to what each item had. */
const valueColumns = {
  rate: { column: sql`rating`, type: sql`smallint` },
  label: { column: sql`label`, type: sql`text` },
  flag: { column: sql`flag`, type: sql`text` },
} as const;
type ValueChange = keyof typeof valueColumns;

/** Whether a change sets a value, so that undoing it needs the values before. */
export function setsValue(purpose: string): purpose is ValueChange {
  return Object.hasOwn(valueColumns, purpose);
}

/**
 * The statement of a change; it returns the ids that it really changed, and as `before` the values of changes that set
 * one. It locks the items in the order of ids, so that two changes of the same items cannot deadlock.
 *
 * @param where the condition of the selected items
 * @param caller whose stars it sets or removes, and whose items it moves to the trash or out of it; an administrator
 *   moves everyone's
 */
export function changeStatement(
  change: LibraryChange,
  where: SQL,
  { personId, role }: Pick<Caller, 'personId' | 'role'>,
): SQL {
  const ids = sql`select id from studio.library_items where ${where} order by id for update`;
  switch (change.do) {
    case 'add_to_board':
      return sql`insert into studio.board_items (board_id, item_id)
        select ${change.board}::uuid, existing.id from studio.library_items as existing where existing.id in (${ids})
        on conflict do nothing returning item_id as id`;
    case 'remove_from_board':
      return sql`delete from studio.board_items where board_id = ${change.board} and item_id in (${ids}) returning item_id as id`;
    case 'star':
      return sql`insert into studio.stars (person_id, item_id)
        select ${personId}::uuid, existing.id from studio.library_items as existing where existing.id in (${ids})
        on conflict do nothing returning item_id as id`;
    case 'unstar':
      return sql`delete from studio.stars where person_id = ${personId} and item_id in (${ids}) returning item_id as id`;
    case 'rate':
      return setValue('rate', change.rating, where);
    case 'label':
      return setValue('label', change.label, where);
    case 'flag':
      return setValue('flag', change.flag, where);
    default: {
      const { set, where: changed } = switched[change.do];
      const isTheirs = role === 'administrator' ? sql`true` : sql`owner_id = ${personId}`;
      return sql`update studio.library_items set ${sql.raw(set)}
        where id in (${ids}) and ${sql.raw(changed)} and ${isTheirs} returning id`;
    }
  }
}

function setValue(change: ValueChange, value: string | number | null, where: SQL): SQL {
  const { column, type } = valueColumns[change];
  return sql`with held as (
      select id, ${column}::text as before from studio.library_items where ${where} order by id for update
    )
    update studio.library_items as items set ${column} = ${value}::${type} from held
    where items.id = held.id and items.${column} is distinct from ${value}::${type}
    returning items.id, held.before`;
}

/** The value that a change sets, as text; null for one that sets none, or removes it. */
export function valueOf(change: LibraryChange): string | null {
  switch (change.do) {
    case 'rate':
      return String(change.rating);
    case 'label':
      return change.label;
    case 'flag':
      return change.flag;
    default:
      return null;
  }
}

/**
 * The statement that gives each item the value that it had before. Items that got another one since then keep it.
 *
 * @param after the value that the change set; null when it was not recorded: then all items get the value before
 */
export function restoreValues(
  change: ValueChange,
  { itemIds, before, after }: { itemIds: string[]; before: (string | null)[]; after: { value: string | null } | null },
): SQL {
  const { column, type } = valueColumns[change];
  const isUnchanged = after === null ? sql`true` : sql`items.${column} is not distinct from ${after.value}::${type}`;
  // As one parameter of JSON: a list of nulls has no type of its own.
  const pairs = JSON.stringify(itemIds.map((id, at) => ({ id, before: before[at] ?? null })));
  return sql`with held as (select id, before from jsonb_to_recordset(${pairs}::jsonb) as held(id uuid, before text)),
    locked as (select id from studio.library_items where id in (select id from held) order by id for update)
    update studio.library_items as items set ${column} = held.before::${type} from held join locked using (id)
    where items.id = held.id and ${isUnchanged}`;
}
