import type { z } from 'zod';
import { readBySchema } from '../../http/read-body.ts';
import type { JsonObject } from '../../contract/model.ts';
import {
  storyboardBodySchema,
  storyboardExportBodySchema,
  storyboardTakesBodySchema,
  type Storyboard,
  type StoryboardEstimate,
  type StoryboardSummary,
  type StoryboardWork,
} from '../../contract/studio/storyboard.ts';
import type { StudioContext } from '../context/studio-context.ts';
import type { Caller } from '../context/caller.ts';
import type { Jobs } from '../generations/jobs/create-jobs.ts';
import type { Submitter } from '../generations/submit/create-submitter.ts';
import { createExports } from './export/create-exports.ts';
import { readWork } from './read-work.ts';
import {
  deleteStoryboard,
  listStoryboards,
  readStoryboard,
  restoreStoryboard,
  saveStoryboard,
} from './storyboard-rows.ts';
import { createTakeSender } from './takes/create-take-sender.ts';
import { cancelTake, estimateTakes, startTakes } from './takes/take-verbs.ts';

/** The operations on storyboards. Bodies are checked here; further errors are documented where they are defined. */
export interface Storyboards {
  list: () => Promise<StoryboardSummary[]>;
  read: (id: string) => Promise<Storyboard>;
  save: (id: string, body: JsonObject) => Promise<Storyboard>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<void>;
  /** The takes and the newest export. */
  work: (id: string) => Promise<StoryboardWork>;
  startTakes: (id: string, body: JsonObject) => Promise<StoryboardWork>;
  estimate: (id: string, body: JsonObject) => Promise<StoryboardEstimate>;
  cancelTake: (id: string, takeId: string) => Promise<StoryboardWork>;
  startExport: (id: string, body: JsonObject) => Promise<StoryboardWork>;
  cancelExport: (id: string, exportId: string) => Promise<StoryboardWork>;
}

/** Largest body that stores a storyboard. */
export const storyboardBodyBytes = 2_000_000;

const read = <T>(schema: z.ZodType<T>, body: JsonObject) => readBySchema(schema, body, 'The storyboard is not valid.');

/**
 * Creates the operations on storyboards of one studio, for the person who asks, and starts to send waiting takes.
 *
 * @param parts.onJob reports every changed job
 */
export function createStoryboards(
  context: StudioContext,
  parts: { submitter: Submitter; jobs: (caller: Caller) => Jobs; onJob: (listener: () => void) => void },
): { storyboards: (caller: Caller) => Storyboards; stop: () => Promise<void> } {
  const { database } = context;
  const sender = createTakeSender(context, parts.submitter);
  const exports = createExports(context);
  parts.onJob(sender.wake);

  return {
    storyboards: (caller) => ({
      list: () => listStoryboards(database),
      read: (id) => readStoryboard(database, id),
      save: (id, body) => saveStoryboard(database, id, read(storyboardBodySchema, body)),
      remove: (id) => deleteStoryboard(database, id, caller),
      async restore(id) {
        await restoreStoryboard(database, id, caller);
        sender.wake();
      },
      work: async (id) => readWork(database, (await readStoryboard(database, id)).id),
      async startTakes(id, body) {
        const { takes } = read(storyboardTakesBodySchema, body);
        await startTakes(context, await readStoryboard(database, id), takes, caller.personId);
        sender.wake();
        return readWork(database, id);
      },
      async estimate(id, body) {
        const { takes } = read(storyboardTakesBodySchema, body);
        return estimateTakes(context, await readStoryboard(database, id), takes);
      },
      async cancelTake(id, takeId) {
        const { id: storyboardId } = await readStoryboard(database, id);
        await cancelTake(context, parts.jobs(caller), { storyboardId, takeId }, caller);
        sender.wake();
        return readWork(database, id);
      },
      async startExport(id, body) {
        const { id: exportId } = read(storyboardExportBodySchema, body);
        await exports.start(await readStoryboard(database, id), { id: exportId, ownerId: caller.personId });
        return readWork(database, id);
      },
      async cancelExport(id, exportId) {
        await exports.cancel((await readStoryboard(database, id)).id, exportId);
        return readWork(database, id);
      },
    }),
    async stop() {
      await sender.stop();
      exports.close();
    },
  };
}
