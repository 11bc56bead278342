import { and, asc, count, eq, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import { snippetLimits } from '../../contract/studio/snippet-limits.ts';
import type { Snippet, SnippetBody, SnippetKind } from '../../contract/studio/snippet.ts';
import { isUniqueViolation } from '../../database/is-unique-violation.ts';
import { snippets } from '../../database/studio-saved-tables.ts';
import { media } from '../../database/studio-tables.ts';
import { findStoredId } from '../library/files/find-stored-id.ts';
import { mediaPath } from '../library/files/media-rows.ts';
import { record } from '../audit/record.ts';
import type { Caller } from '../context/caller.ts';
import type { StudioContext } from '../context/studio-context.ts';

/** The operations on snippets. */
export interface Snippets {
  /** All of them, by kind and name. */
  list: () => Promise<Snippet[]>;
  /**
   * Stores a snippet under an id that the browser generated, so that a repeated request creates no second one. It
   * replaces the snippet with this id.
   *
   * @throws EaselError `invalid_params` for an invalid id, or when there is the maximum number of this kind; `conflict`
   *   for a name that another snippet of the kind has
   */
  put: (id: string, snippet: SnippetBody) => Promise<Snippet>;
  /** Deletes a snippet and returns it, so that it can be restored. @throws EaselError `resource_not_found` */
  remove: (id: string, caller: Caller) => Promise<Snippet>;
}

const columns = {
  id: snippets.id,
  kind: snippets.kind,
  name: snippets.name,
  text: snippets.text,
  mediaId: snippets.mediaId,
  thumbnailKey: media.thumbnailKey,
};

function toSnippet({ thumbnailKey, ...row }: Omit<Snippet, 'thumbnailUrl'> & { thumbnailKey: string | null }): Snippet {
  const { mediaId } = row;
  const hasImage = mediaId !== null && thumbnailKey !== null;
  return { ...row, thumbnailUrl: hasImage ? `${mediaPath(mediaId)}/thumbnail` : null };
}

/** Two names with the same key count as the same. A pinned prompt is known by its text, whatever its name. */
function keyOf({ kind, name, text }: SnippetBody): string {
  return kind === 'prompt' ? text : name.normalize('NFKC').toLowerCase();
}

/** Creates the operations on snippets for one studio. */
export function createSnippets({ database }: Pick<StudioContext, 'database'>): Snippets {
  const select = () => database.select(columns).from(snippets).leftJoin(media, eq(media.id, snippets.mediaId));

  async function read(id: string): Promise<Snippet> {
    const [row] = isUuid(id) ? await select().where(eq(snippets.id, id)) : [];
    if (row === undefined) throw new EaselError('resource_not_found', 'This snippet does not exist.');
    return toSnippet(row);
  }

  async function requireRoom(id: string, kind: SnippetKind): Promise<void> {
    const own = and(eq(snippets.id, id), eq(snippets.kind, kind));
    const [[known], [all]] = await Promise.all([
      database.select({ id: snippets.id }).from(snippets).where(own),
      database.select({ amount: count() }).from(snippets).where(eq(snippets.kind, kind)),
    ]);
    if (known !== undefined || (all?.amount ?? 0) < snippetLimits.perKind) return;
    throw fieldError(
      'invalid_params',
      'name',
      `There can be up to ${snippetLimits.perKind} of these. Delete one first.`,
    );
  }

  return {
    async list() {
      const rows = await select().orderBy(asc(snippets.kind), asc(snippets.sortKey));
      return rows.map(toSnippet);
    },
    async put(id, body) {
      if (!isUuid(id)) throw new EaselError('invalid_params', 'The id of a snippet must be a UUID.');
      await requireRoom(id, body.kind);
      const mediaId = await findStoredId(database, body.mediaId);
      // An index entry is limited in size, and a text is not.
      const nameKey = sql<string>`md5(${keyOf(body)})`;
      const content = { ...body, mediaId, nameKey, sortKey: body.name.toLowerCase() };
      const write = database
        .insert(snippets)
        .values({ id, ...content })
        .onConflictDoUpdate({ target: snippets.id, set: content });
      await write.then(
        () => undefined,
        (thrown: unknown) => {
          // Two browsers may choose a name at the same time: the database refuses the second.
          if (!isUniqueViolation(thrown)) throw thrown;
          throw fieldError('conflict', 'name', `There is already one called “${body.name}”.`);
        },
      );
      return read(id);
    },
    async remove(id, caller) {
      const removed = await read(id);
      await database.transaction(async (transaction) => {
        const gone = await transaction.delete(snippets).where(eq(snippets.id, id)).returning({ id: snippets.id });
        if (gone.length === 0) return;
        // A pinned prompt has the prompt's beginning as its name.
        const name = removed.kind === 'prompt' ? null : removed.name;
        const subject = { kind: 'snippet', id, name } as const;
        await record(transaction, caller, { action: 'snippet_deleted', subject, details: {} });
      });
      return removed;
    },
  };
}

function fieldError(code: 'invalid_params' | 'conflict', name: string, message: string): EaselError {
  return new EaselError(code, message, { fields: [{ pointer: `/${name}`, message }] });
}
