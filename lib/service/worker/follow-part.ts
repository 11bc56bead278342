import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import type { EngineJob, EngineOutput, Handle } from '../engines/engine.ts';
import { isEngineError } from '../engines/engine-error.ts';
import { outcomeUnknown, type EngineRun } from './engine-run.ts';
import { jobOfPart, type Order } from './read-order.ts';
import { obtainHandle, type SentPart } from './send-once.ts';

const mostResends = 3;
const ignore = () => undefined;

/** A part that was followed to its end. */
interface EndedPart {
  key: string;
  handle: Handle;
  outputs: EngineOutput[];
}

/** Follows a handle to its end. @returns null when the engine is free and forgot it */
async function follow(run: EngineRun, handle: Handle, job: EngineJob): Promise<EngineOutput[] | null> {
  const { tools, live, directory, signal, onProgress, onPreview } = run;
  const outputs = await mkdtemp(join(directory, 'outputs-'));
  const limitBytes = tools.outputLimitBytes;
  try {
    return await live.engine.follow(handle, job, { signal, directory: outputs, limitBytes, onProgress, onPreview });
  } catch (error) {
    if (!isEngineError(error, 'forgotten')) throw error;
    if (live.engine.isPaid) throw outcomeUnknown(run);
    return null;
  }
}

/**
 * Runs one part to its end: finds what was sent for it, or sends it; and follows it. What a free engine forgot is sent
 * again.
 *
 * @param part.sent what was sent for it; null when nothing was
 * @param part.isPatient as `obtainHandle` takes it
 * @throws EngineError `away` when the engine does not answer
 * @throws EaselError when it failed
 */
export async function followPart(
  run: EngineRun,
  order: Order,
  part: { index: number; sent: SentPart | null; isPatient: boolean },
): Promise<EndedPart> {
  let { sent } = part;
  for (let resends = 0; resends <= mostResends; resends += 1) {
    const [handle, job] = await obtainHandle(run, order, { ...part, sent });
    const outputs = await follow(run, handle, job);
    if (outputs !== null) return { key: job.key, handle, outputs };
    sent = null;
  }
  throw new EaselError('upstream_error', `${run.live.title} lost the work. Try again.`);
}

/**
 * Downloads the results of a part that ended in an earlier attempt.
 *
 * @returns null when the engine is free and forgot them: the part may be sent again
 * @throws EngineError `away` when the engine does not answer
 * @throws EaselError when they can't be obtained
 */
export async function followAgain(
  run: EngineRun,
  order: Order,
  { index, handle }: { index: number; handle: Handle },
): Promise<EngineOutput[] | null> {
  return follow({ ...run, onProgress: ignore, onPreview: ignore }, handle, jobOfPart(order, index, randomUUID()));
}
