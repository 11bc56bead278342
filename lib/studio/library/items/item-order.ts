import { sql, type SQL } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { LibraryFilter } from '../../../contract/studio/library.ts';
import { type LibraryOrder, orderOf } from '../../../contract/studio/library-order.ts';
import { readListCursor } from '../../context/list-cursor.ts';
import { requestKey } from './request-order.ts';

/**
 * An order of the library as SQL over `studio.library_items`. Items of one key follow each other by time and id, in the
 * same direction, so that a position is one row of values that PostgreSQL compares.
 */
export interface ItemOrder {
  isDescending: boolean;
  /** What items are sorted by before their time; null for an order by time alone. */
  key: SQL | null;
  /** The section of an item: a value that runs in the same direction, so that each section is one stretch of the order. */
  section: SQL;
  /** A key from a cursor as a value of the key's type. */
  readKey: (text: string) => SQL | null;
}

const bytes = sql`(select bytes from studio.media where media.id = library_items.id)`;
const uses = sql`(select count(*) from studio.request_media where request_media.media_id = library_items.id)`;

const readNumber = (text: string) => (/^\d{1,15}$/.test(text) ? sql`${text}::bigint` : null);

/** The order of a filter. */
export function itemOrder(filter: LibraryFilter): ItemOrder {
  const { zone = 'UTC' } = filter;
  const day = sql`(library_items.created_at at time zone ${zone})::date`;
  const orders: Record<LibraryOrder, ItemOrder> = {
    newest: { isDescending: true, key: null, section: day, readKey: () => null },
    oldest: { isDescending: false, key: null, section: day, readKey: () => null },
    rating: {
      isDescending: true,
      key: sql`library_items.rating`,
      section: sql`library_items.rating`,
      readKey: readNumber,
    },
    name: {
      isDescending: false,
      key: sql`library_items.sort_name collate "C"`,
      section: sql`case when library_items.sort_name collate "C" < 'a' then '#'
        when library_items.sort_name collate "C" < '{' then upper(left(library_items.sort_name, 1)) else '~' end collate "C"`,
      readKey: (text) => sql`${text.replaceAll('\0', '')}::text`,
    },
    size: {
      isDescending: true,
      key: bytes,
      section: sql`greatest(5, length(${bytes}::text) - 1)`,
      readKey: readNumber,
    },
    used: { isDescending: true, key: uses, section: uses, readKey: readNumber },
    request: {
      isDescending: false,
      key: sql`${requestKey(sql`library_items.id`)} collate "C"`,
      section: sql`0`,
      readKey: (text) => (/^\d{0,30}$/.test(text) ? sql`${text}::text` : null),
    },
  };
  return orders[orderOf(filter)];
}

/** The `order by` of an order; reversed, it goes back from a position. */
export function orderBy({ isDescending, key }: ItemOrder, { isReversed = false } = {}): SQL {
  const direction = isDescending === isReversed ? sql`asc` : sql`desc`;
  const byTime = sql`library_items.created_at ${direction}, library_items.id ${direction}`;
  return key === null ? byTime : sql`${key} ${direction}, ${byTime}`;
}

/** The cursor of an item, as SQL: `<milliseconds>_<id>`, in other orders than by time followed by `_<key>`. */
export function cursorExpression({ key }: ItemOrder): SQL {
  const position = sql`(extract(epoch from library_items.created_at) * 1000)::bigint || '_' || library_items.id`;
  return key === null ? position : sql`${position} || '_' || ${key}`;
}

/** Where items are with respect to a cursor: at it, before it or after it. */
type Side = 'at or after' | 'after' | 'at or before' | 'before';

/**
 * The condition for items on one side of a cursor.
 *
 * @throws EaselError `invalid_params` for an invalid cursor
 */
export function besideCursor(order: ItemOrder, cursor: string, side: Side): SQL {
  const { createdAt, id } = readListCursor(cursor);
  const time = sql`${createdAt.toISOString()}::timestamptz, ${id}::uuid`;
  const isAfter = side === 'at or after' || side === 'after';
  const sign = sql.raw(`${isAfter === order.isDescending ? '<' : '>'}${side.startsWith('at') ? '=' : ''}`);
  if (order.key === null) return sql`(library_items.created_at, library_items.id) ${sign} (${time})`;
  const key = order.readKey(cursor.split('_').slice(2).join('_'));
  if (key === null || !isUuid(id)) throw new EaselError('invalid_params', 'Invalid cursor.');
  return sql`(${order.key}, library_items.created_at, library_items.id) ${sign} (${key}, ${time})`;
}
