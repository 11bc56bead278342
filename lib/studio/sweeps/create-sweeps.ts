import type { z } from 'zod';
import { readBySchema } from '../../http/read-body.ts';
import type { JsonObject } from '../../contract/model.ts';
import { newSweepSchema, type Sweep } from '../../contract/studio/sweep.ts';
import type { StudioContext } from '../context/studio-context.ts';
import type { Submitter } from '../generations/submit/create-submitter.ts';
import type { Caller } from '../context/caller.ts';
import { serveSheet } from './sheet/serve-sheet.ts';
import { startSweep } from './start-sweep.ts';
import { listSweeps, readSweep } from './sweep-rows.ts';

/** The operations on sweeps. Further errors are documented where they are defined. */
export interface Sweeps {
  /** The newest sweeps. */
  list: () => Promise<Sweep[]>;
  read: (id: string) => Promise<Sweep>;
  start: (body: JsonObject) => Promise<Sweep>;
  /** Responds with the grid as one labelled image. */
  sheet: (id: string, request: Request) => Promise<Response>;
}

/** Creates the operations on sweeps of one studio, for the person who asks. */
export function createSweeps(
  context: StudioContext,
  { submitter }: { submitter: Submitter },
): (caller: Caller) => Sweeps {
  return ({ personId }) => ({
    list: () => listSweeps(context.database),
    read: (id) => readSweep(context.database, id),
    start: async (body) => startSweep(context, submitter, read(newSweepSchema, body), personId),
    sheet: (id, request) => serveSheet(context, id, request),
  });
}

const read = <T>(schema: z.ZodType<T>, body: JsonObject) => readBySchema(schema, body, 'The sweep is not valid.');
