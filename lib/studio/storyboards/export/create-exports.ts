import { and, eq, inArray, lt } from 'drizzle-orm';
import { EaselError } from '../../../contract/error.ts';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Storyboard } from '../../../contract/studio/storyboard.ts';
import type { Database } from '../../../database/connect.ts';
import { media } from '../../../database/studio-tables.ts';
import { storyboardExports, storyboards } from '../../../database/studio-storyboard-tables.ts';
import { createMediaTasks } from '../../../media/tasks/create-media-tasks.ts';
import { studioMediaId } from '../../../schema-form/media-field/media-address.ts';
import { takenVideo } from '../../../storyboard/shot-state.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { readTakes, silentAfterMs, stoppedMessage } from '../read-work.ts';
import { checkFile } from '../../limits/check-limits.ts';
import { runExport } from './run-export.ts';

/** Writes storyboards as one video each, one at a time. */
export interface Exports {
  /**
   * Starts an export of the shots that have a video. A repeated request starts nothing, nor does one while another
   * export of the storyboard runs.
   *
   * @throws EaselError `invalid_params` when no shot has a video, `limit_reached` when its owner has no storage left
   */
  start: (storyboard: Storyboard, started: { id: string; ownerId: string }) => Promise<void>;
  /** Cancels an export; one that has ended stays as it is. */
  cancel: (storyboardId: string, id: string) => Promise<void>;
  close: () => void;
}

/** Creates the exports of one studio. */
export function createExports(context: StudioContext): Exports {
  const { database } = context;
  const tasks = createMediaTasks(1, { memoryLimitBytes: context.settings.mediaMemoryBytes, urgency: 'background' });

  return {
    async start({ id: storyboardId, content }, { id, ownerId }) {
      const takes = await readTakes(database, storyboardId);
      const ids = content.shots.flatMap((shot) => {
        if (shot.clip !== null) return studioMediaId(shot.clip) ?? [];
        return takenVideo(shot, takes)?.id ?? [];
      });
      if (ids.length === 0) throw new EaselError('invalid_params', 'No shot has a video yet. Generate one first.');
      const rows = await database.select().from(media).where(inArray(media.id, ids));
      const rowOf = new Map(rows.map((row) => [row.id, row]));
      const clips = ids.flatMap((clip) => rowOf.get(clip) ?? []).filter(({ kind }) => kind === 'video');
      // How large it will be is unknown; once it is made, it is stored.
      await checkFile(database, ownerId, 1);
      if (!(await insertRunning(database, { id, storyboardId, ownerId }))) return;
      const name = content.name.trim() === '' ? 'Storyboard' : content.name;
      context.background.start('storyboard export', (signal) =>
        runExport(context, tasks.run, { id, ownerId, name, clips }, signal),
      );
    },
    async cancel(storyboardId, id) {
      if (!isUuid(id)) throw new EaselError('resource_not_found', 'This export does not exist.');
      const { storyboardId: of, state } = storyboardExports;
      await database
        .update(storyboardExports)
        .set({ state: 'cancelled' })
        .where(and(eq(storyboardExports.id, id), eq(of, storyboardId), eq(state, 'running')));
    },
    close: tasks.close,
  };
}

/**
 * Records an export that starts, unless one of the storyboard runs. One that stopped with its studio has failed.
 *
 * @returns whether it was recorded
 */
async function insertRunning(
  database: Database,
  { id, storyboardId, ownerId }: { id: string; storyboardId: string; ownerId: string },
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    // One start after another, in every studio.
    await transaction
      .select({ id: storyboards.id })
      .from(storyboards)
      .where(eq(storyboards.id, storyboardId))
      .for('update');
    const isRunning = and(eq(storyboardExports.storyboardId, storyboardId), eq(storyboardExports.state, 'running'));
    await transaction
      .update(storyboardExports)
      .set({ state: 'failed', message: stoppedMessage })
      .where(and(isRunning, lt(storyboardExports.updatedAt, new Date(Date.now() - silentAfterMs))));
    const running = await transaction.select({ id: storyboardExports.id }).from(storyboardExports).where(isRunning);
    if (running.length > 0) return false;
    const inserted = await transaction
      .insert(storyboardExports)
      .values({ id, storyboardId, ownerId, state: 'running' })
      .onConflictDoNothing()
      .returning({ id: storyboardExports.id });
    return inserted.length > 0;
  });
}
