import { EaselError, isEaselError } from '../../contract/error.ts';
import { retryDatabase } from '../../database/retry-database.ts';
import type { Handle } from '../engines/engine.ts';
import { saveParts } from '../queue/send-to-engine.ts';
import type { RenderedFile } from '../render/renderer.ts';
import { cleanOutputs } from './clean-outputs.ts';
import type { EngineRun } from './engine-run.ts';
import { followAgain, followPart } from './follow-part.ts';
import { readOrder, type Order } from './read-order.ts';
import type { SentPart } from './send-once.ts';
import { StopReason } from './stop-reason.ts';

/** The parts of a generation: each is one request to the engine. */
interface Parts {
  /** By part: its handle, when it ended well in this attempt or an earlier one. */
  handles: (Handle | null)[];
  /** By part: its results, when this attempt has them. */
  files: (RenderedFile[] | null)[];
  /** What an earlier attempt sent of the first part that has not ended. */
  sent: SentPart | null;
}

/** The part that is worked on next: the one at the engine, then all without results in order; null when all have them. */
function nextPart({ handles, files, sent }: Parts): number | null {
  const index = sent === null ? files.indexOf(null) : handles.indexOf(null);
  return index === -1 ? null : index;
}

/** Writes which parts ended well. Nothing is at the engine then. @param key of what was sent last */
async function storeParts({ tools, held }: EngineRun, { handles }: Parts, key: string | null): Promise<void> {
  const isOurs = await retryDatabase(async () => saveParts(tools.database, held, key, handles));
  if (!isOurs) throw new StopReason('replaced');
}

/** Runs a part that has not ended to its end. */
async function runPart(run: EngineRun, order: Order, parts: Parts, index: number): Promise<void> {
  const { handles, files } = parts;
  const before = handles.filter((handle) => handle !== null).length;
  const onProgress = (share: number) => run.onProgress((before + share) / handles.length);
  // Results that came with an answer are in this attempt's folder only.
  const isPatient = handles.some((ended) => ended !== null && run.live.engine.holdsResults?.(ended) === true);
  const part = { index, sent: parts.sent, isPatient };
  const { key, handle, outputs } = await followPart({ ...run, onProgress }, order, part);
  run.live.reportWork();
  // Checked before the next is sent: nobody pays for more of what can't be used.
  files[index] = await cleanOutputs(run, order, index, outputs);
  parts.sent = null;
  handles[index] = handle;
  // The last one ends with the generation itself.
  if (files.includes(null)) await storeParts(run, parts, key);
}

/** Downloads the results of a part that ended in an earlier attempt; or has it sent again, when they are gone. */
async function fetchPart(run: EngineRun, order: Order, parts: Parts, index: number, handle: Handle): Promise<void> {
  const outputs = await followAgain(run, order, { index, handle });
  if (outputs !== null) parts.files[index] = await cleanOutputs(run, order, index, outputs);
  else {
    parts.handles[index] = null;
    await storeParts(run, parts, run.held.engineKey);
  }
}

/** An error that says what a paid engine made before it. */
function withPartsBefore(error: unknown, { live, held }: EngineRun, { handles }: Parts): unknown {
  const made = handles.filter((handle) => handle !== null).length;
  if (!live.engine.isPaid || made === 0 || !isEaselError(error)) return error;
  const message = `${error.message} ${made} of ${handles.length} ${held.mediaType}s had been generated before.`;
  return new EaselError(error.code, message, { fields: error.fields, cause: error });
}

/**
 * Runs a generation at its engine, part after part: finds what an earlier attempt sent, or sends it once; follows it to
 * its end; checks its results.
 *
 * @returns the results, in `results` of the run's folder
 * @throws EngineError `away` when the engine does not answer: what was sent is followed later
 * @throws EaselError when it failed
 */
export async function runAtEngine(run: EngineRun): Promise<RenderedFile[]> {
  const { held, signal } = run;
  signal.throwIfAborted();
  const order = await readOrder(run);
  const { engineKey: key, engineSentAt: sentAt, engineHandle: handle } = held;
  const parts: Parts = {
    handles: Array.from({ length: held.enginePartCount }, (_, index) => held.engineParts[index] ?? null),
    files: Array.from({ length: held.enginePartCount }, () => null),
    sent: key === null || sentAt === null ? null : { key, handle },
  };
  try {
    for (let index = nextPart(parts); index !== null; index = nextPart(parts)) {
      const ended = parts.handles[index] ?? null;
      if (ended === null) await runPart(run, order, parts, index);
      else await fetchPart(run, order, parts, index, ended);
    }
  } catch (error) {
    throw withPartsBefore(error, run, parts);
  }
  return parts.files.flatMap((files) => files ?? []);
}
