import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { type LibraryFilter, libraryFilterSchema, type SettingFilter } from '../../../contract/studio/library.ts';
import { libraryItems, stars } from '../../../database/studio-library-tables.ts';
import { isLiteral, readSearchTerms, textQuery, type SearchTerm } from './search-terms.ts';
import { EaselError } from '../../../contract/error.ts';
import { readFilterParameters } from '../../../contract/studio/library-filter.ts';
import { mayUseBoard } from '../board-access.ts';
import { binsNear } from '../looks/colour-bins.ts';

/**
 * Reads the filter of a URL.
 *
 * @throws EaselError `invalid_params` naming the invalid parameter
 */
export function readLibraryFilter(parameters: URLSearchParams): LibraryFilter {
  return checkLibraryFilter(readFilterParameters(parameters));
}

/**
 * Validates an untrusted filter.
 *
 * @throws EaselError `invalid_params` naming the invalid part
 */
export function checkLibraryFilter(input: unknown): LibraryFilter {
  const filter = libraryFilterSchema.safeParse(input);
  if (!filter.success) {
    const [issue] = filter.error.issues;
    throw new EaselError('invalid_params', `${issue?.path.join(' ') ?? 'The filter'}: ${issue?.message ?? 'invalid'}`);
  }
  if (filter.data.zone !== undefined && !isTimeZone(filter.data.zone)) {
    throw new EaselError('invalid_params', `zone: “${filter.data.zone}” is not a time zone.`);
  }
  return filter.data;
}

function isTimeZone(name: string): boolean {
  try {
    // PostgreSQL reads offsets such as +02:00 with the opposite sign.
    return /^[A-Za-z]/.test(name) && Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/**
 * The SQL condition of a filter.
 *
 * @param personId the person who asks: their stars count, and only the boards that they may view
 */
export function filterConditions(filter: LibraryFilter, personId: string): SQL {
  const zone = filter.zone ?? 'UTC';
  const midnight = (day: string) => sql`(${day}::date::timestamp at time zone ${zone})`;
  const conditions = [
    filter.trash === true ? isNotNull(libraryItems.trashedAt) : isNull(libraryItems.trashedAt),
    filter.model === undefined ? undefined : eq(libraryItems.model, filter.model),
    filter.kind === undefined ? undefined : eq(libraryItems.kind, filter.kind),
    filter.origin === undefined ? undefined : eq(libraryItems.origin, filter.origin),
    filter.owner === undefined ? undefined : eq(libraryItems.ownerId, filter.owner === 'me' ? personId : filter.owner),
    filter.starred === true
      ? sql`exists (select from ${stars} where ${stars.personId} = ${personId} and ${stars.itemId} = ${libraryItems.id})`
      : undefined,
    filter.rating === undefined
      ? undefined
      : sql`${libraryItems.rating} >= ${filter.rating} and ${libraryItems.rating} > 0`,
    filter.label === undefined ? undefined : eq(libraryItems.label, filter.label),
    filter.flag === undefined ? undefined : eq(libraryItems.flag, filter.flag),
    filter.sound === true ? libraryItems.hasSound : undefined,
    filter.hdr === true ? libraryItems.isHdr : undefined,
    filter.from === undefined ? undefined : sql`${libraryItems.createdAt} >= ${midnight(filter.from)}`,
    filter.to === undefined
      ? undefined
      : sql`${libraryItems.createdAt} < ((${filter.to}::date + 1)::timestamp at time zone ${zone})`,
    filter.board === undefined
      ? undefined
      : sql`exists (select from studio.board_items join studio.boards on boards.id = board_items.board_id
          where boards.id = ${filter.board} and boards.trashed_at is null and ${mayUseBoard(personId, 'view')}
            and item_id = ${libraryItems.id})`,
    filter.folder === undefined
      ? undefined
      : sql`exists (select from studio.board_items join studio.boards on boards.id = board_items.board_id
          where boards.folder_id = ${filter.folder} and boards.trashed_at is null and ${mayUseBoard(personId, 'view')}
            and item_id = ${libraryItems.id})`,
    filter.batch === undefined
      ? undefined
      : sql`${libraryItems.id} in (select media.id from studio.media
          join studio.jobs on jobs.id = media.job_id join studio.submissions on submissions.id = jobs.submission_id
          where submissions.batch_id = ${filter.batch} or submissions.id = ${filter.batch})`,
    ...(filter.settings ?? []).map(settingCondition),
    ...(filter.colours ?? []).map(
      (colour) => sql`${libraryItems.id} in (
        select id from studio.media_looks where colour_bins && ${`{${binsNear(colour).join(',')}}`}::smallint[])`,
    ),
    ...searchConditions(readSearchTerms(filter.q ?? '')),
  ];
  return and(...conditions) ?? sql`true`;
}

function searchConditions(terms: SearchTerm[]): SQL[] {
  const query = textQuery(terms.filter((term) => !isLiteral(term)));
  const inside = terms.filter(isLiteral).map(({ text, isExcluded }) => {
    const found = sql`strpos(normalize(${libraryItems.caption}, NFKD), ${text}) > 0`;
    return isExcluded ? sql`not (${found})` : found;
  });
  return query === null ? inside : [sql`${libraryItems.words} @@ to_tsquery('simple', ${query})`, ...inside];
}

/**
 * A setting is compared with the request as it was sent, whatever its type: `20` finds the number and the text. The seed
 * is that of the result, which the request may have left to chance.
 */
function settingCondition({ name, value }: SettingFilter): SQL {
  if (name === 'seed') return sql`${libraryItems.id} in (select id from studio.media where seed = ${value})`;
  const requests = sql.join(
    possibleValues(value).map((each) => sql`request @> ${JSON.stringify({ [name]: each })}::jsonb`),
    sql` or `,
  );
  return sql`${libraryItems.id} in (select media.id from studio.media
    join studio.jobs on jobs.id = media.job_id join studio.submissions on submissions.id = jobs.submission_id
    where ${requests})`;
}

/** The values that a text may stand for: itself, and what it is as JSON. */
function possibleValues(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? [text] : [text, value];
  } catch {
    return [text];
  }
}
