import { and, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import { EaselError } from '../../contract/error.ts';
import { isUuid } from '../../contract/is-uuid.ts';
import {
  storyboardContentSchema,
  type Storyboard,
  type StoryboardContent,
  type StoryboardShot,
  type StoryboardSummary,
} from '../../contract/studio/storyboard.ts';
import type { Database } from '../../database/connect.ts';
import { media } from '../../database/studio-tables.ts';
import { storyboards, storyboardTakes } from '../../database/studio-storyboard-tables.ts';
import { isSameJson } from '../../schema-form/json.ts';
import { isStudioMediaPath } from '../../schema-form/media-field/media-address.ts';
import { record } from '../audit/record.ts';
import type { Caller } from '../context/caller.ts';
import { mediaPath } from '../library/files/media-rows.ts';

type StoryboardRow = typeof storyboards.$inferSelect;

/** Number of shots whose images a list shows. */
const shownShots = 4;

/** How long the waiting takes of a deleted storyboard stay; the browser offers to undo the deletion for some seconds. */
const undoMinutes = 60;

function toStoryboard(row: StoryboardRow): Storyboard {
  const { id, revision, updatedAt } = row;
  // What earlier versions stored lacks what later ones added.
  return { id, revision, content: storyboardContentSchema.parse(row.content), updatedAt: updatedAt.toISOString() };
}

function gone(): EaselError {
  return new EaselError('resource_not_found', 'This storyboard does not exist.');
}

/** @throws EaselError `resource_not_found` for an unknown or deleted storyboard */
export async function readStoryboard(database: Database, id: string): Promise<Storyboard> {
  const [row] = isUuid(id)
    ? await database
        .select()
        .from(storyboards)
        .where(and(eq(storyboards.id, id), isNull(storyboards.deletedAt)))
    : [];
  if (row === undefined) throw gone();
  return toStoryboard(row);
}

/**
 * Stores a storyboard. Waiting takes of shots that are gone are cancelled. A repeated request changes nothing.
 *
 * @param revision the revision that was edited; 0 for a new storyboard
 * @throws EaselError `conflict` when it was changed meanwhile, `resource_not_found` when it was deleted
 */
export async function saveStoryboard(
  database: Database,
  id: string,
  { revision, content }: { revision: number; content: StoryboardContent },
): Promise<Storyboard> {
  if (!isUuid(id)) throw new EaselError('invalid_params', 'The id of a storyboard must be a UUID.');
  return database.transaction(async (transaction) => {
    const stored = revision === 0 ? await insert(transaction, id, content) : null;
    const changed = stored ?? (await change(transaction, id, revision, content));
    if (changed !== null) {
      await cancelGone(transaction, changed);
      return toStoryboard(changed);
    }
    const now = await readStoryboard(transaction, id);
    if (now.revision === revision + 1 && isSameJson(now.content, content)) return now;
    throw new EaselError('conflict', 'This storyboard was changed in another window.');
  });
}

async function insert(database: Database, id: string, content: StoryboardContent): Promise<StoryboardRow | null> {
  const [row] = await database
    .insert(storyboards)
    .values({ id, revision: 1, content })
    .onConflictDoNothing()
    .returning();
  return row ?? null;
}

async function change(
  database: Database,
  id: string,
  revision: number,
  content: StoryboardContent,
): Promise<StoryboardRow | null> {
  const [row] = await database
    .update(storyboards)
    .set({ content, revision: revision + 1, updatedAt: new Date() })
    .where(and(eq(storyboards.id, id), eq(storyboards.revision, revision), isNull(storyboards.deletedAt)))
    .returning();
  return row ?? null;
}

async function cancelGone(database: Database, { id, content }: StoryboardRow): Promise<void> {
  const ids = content.shots.map((shot) => shot.id);
  await database
    .update(storyboardTakes)
    .set({ state: 'cancelled' })
    .where(
      and(
        eq(storyboardTakes.storyboardId, id),
        eq(storyboardTakes.state, 'waiting'),
        ...(ids.length === 0 ? [] : [notInArray(storyboardTakes.shotId, ids)]),
      ),
    );
}

/**
 * Deletes a storyboard. Its waiting takes are not sent until it is restored, and are cancelled after an hour. Its videos
 * stay in the library.
 */
export async function deleteStoryboard(database: Database, id: string, caller: Caller): Promise<void> {
  await setDeleted(database, id, caller, true);
}

/**
 * Cancels the waiting takes of storyboards whose deletion can no longer be undone: what they wait for need not stay.
 */
export async function cancelTakesOfDeleted(database: Database): Promise<void> {
  const gone = database
    .select({ id: storyboards.id })
    .from(storyboards)
    .where(lt(storyboards.deletedAt, sql`now() - make_interval(mins => ${undoMinutes})`));
  await database
    .update(storyboardTakes)
    .set({ state: 'cancelled' })
    .where(and(eq(storyboardTakes.state, 'waiting'), inArray(storyboardTakes.storyboardId, gone)));
}

/** Restores a deleted storyboard. @throws EaselError `resource_not_found` */
export async function restoreStoryboard(database: Database, id: string, caller: Caller): Promise<void> {
  await setDeleted(database, id, caller, false);
}

async function setDeleted(database: Database, id: string, caller: Caller, isDeleted: boolean): Promise<void> {
  await database.transaction(async (transaction) => {
    const [row] = isUuid(id)
      ? await transaction
          .select({ name: sql<string>`${storyboards.content} ->> 'name'`, deletedAt: storyboards.deletedAt })
          .from(storyboards)
          .where(eq(storyboards.id, id))
          .for('update')
      : [];
    if (row === undefined) throw gone();
    if ((row.deletedAt !== null) === isDeleted) return;
    await transaction
      .update(storyboards)
      .set({ deletedAt: isDeleted ? new Date() : null })
      .where(eq(storyboards.id, id));
    const action = isDeleted ? 'storyboard_deleted' : 'storyboard_restored';
    const subject = { kind: 'storyboard', id, name: row.name } as const;
    await record(transaction, caller, { action, subject, details: {} });
  });
}

/** All storyboards, last changed first. */
export async function listStoryboards(database: Database): Promise<StoryboardSummary[]> {
  const { content } = storyboards;
  // Whole contents may be two megabytes each.
  const rows = await database
    .select({
      id: storyboards.id,
      updatedAt: storyboards.updatedAt,
      name: sql<string>`${content} ->> 'name'`,
      shots: sql<number>`jsonb_array_length(${content} -> 'shots')`,
      shown: sql<Pick<StoryboardShot, 'id' | 'firstFrame' | 'clip'>[]>`(
        select coalesce(jsonb_agg(jsonb_build_object('id', shot -> 'id', 'firstFrame', shot -> 'firstFrame', 'clip', shot -> 'clip') order by place), '[]')
        from jsonb_array_elements(${content} -> 'shots') with ordinality as listed (shot, place)
        where place <= ${shownShots})`,
    })
    .from(storyboards)
    .where(isNull(storyboards.deletedAt))
    .orderBy(desc(storyboards.updatedAt), desc(storyboards.id))
    .limit(1000);
  const made = await readThumbnails(
    database,
    rows.flatMap(({ shown }) => shown.map(({ id }) => id)),
  );
  return rows.map(({ id, name, shots, shown, updatedAt }) => ({
    id,
    name,
    shots,
    images: shown.map((shot) => {
      const { firstFrame, clip } = shot;
      if (clip !== null) return `${clip}/thumbnail`;
      const frame = firstFrame?.kind === 'media' && isStudioMediaPath(firstFrame.address) ? firstFrame.address : null;
      return made.get(shot.id) ?? (frame === null ? null : `${frame}/thumbnail`);
    }),
    updatedAt: updatedAt.toISOString(),
  }));
}

/** The newest video of each shot, as the path of its small image. */
async function readThumbnails(database: Database, shots: string[]): Promise<Map<string, string>> {
  if (shots.length === 0) return new Map();
  const rows = await database
    .select({ shot: storyboardTakes.shotId, id: media.id })
    .from(storyboardTakes)
    .innerJoin(media, eq(media.jobId, storyboardTakes.jobId))
    .where(
      and(
        inArray(storyboardTakes.shotId, shots),
        eq(storyboardTakes.purpose, 'shot'),
        eq(media.position, 0),
        isNotNull(media.thumbnailKey),
      ),
    )
    .orderBy(sql`${storyboardTakes.turn}`);
  return new Map(rows.map(({ shot, id }) => [shot, `${mediaPath(id)}/thumbnail`]));
}
