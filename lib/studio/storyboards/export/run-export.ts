import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, eq } from 'drizzle-orm';
import { isEaselError } from '../../../contract/error.ts';
import { storyboardExports } from '../../../database/studio-storyboard-tables.ts';
import { describeError } from '../../../logging/describe-error.ts';
import type { RunMediaTask } from '../../../media/tasks/create-media-tasks.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { describeFailure } from '../../library/files/describe-failure.ts';
import type { MediaRow } from '../../library/files/media-rows.ts';
import { localFile } from '../../library/files/with-original.ts';
import { storeUpload } from '../../library/uploads/receive-upload.ts';
import { stoppedMessage } from '../read-work.ts';

/** An export to run. */
export interface ExportWork {
  id: string;
  ownerId: string;
  name: string;
  /** The videos in order. */
  clips: readonly MediaRow[];
}

const deadlineMs = 2 * 60 * 60_000;
const heartbeatMs = 1_000;

/**
 * Joins clips into one video in the library. It writes its progress every second, and stops when the export was
 * cancelled, by whichever process.
 */
export async function runExport(
  context: StudioContext,
  runMediaTask: RunMediaTask,
  work: ExportWork,
  stopping: AbortSignal,
): Promise<void> {
  const { database, logger } = context;
  const cancelled = new AbortController();
  const signal = AbortSignal.any([stopping, cancelled.signal]);
  const running = and(eq(storyboardExports.id, work.id), eq(storyboardExports.state, 'running'));
  const change = (values: Partial<typeof storyboardExports.$inferInsert>) =>
    database
      .update(storyboardExports)
      .set({ ...values, updatedAt: new Date() })
      .where(running)
      .returning({ id: storyboardExports.id });
  let progress = 0;
  const heartbeat = setInterval(() => {
    change({ progress }).then(
      (rows) => rows.length === 0 && cancelled.abort(),
      (error: unknown) => logger.warn({ error: describeError(error) }, 'the progress of an export was not written'),
    );
  }, heartbeatMs);
  try {
    const mediaId = await joinClips(context, runMediaTask, work, { signal, onProgress: (share) => (progress = share) });
    await change({ state: 'done', progress: 1, mediaId });
  } catch (thrown) {
    if (cancelled.signal.aborted) return;
    if (!stopping.aborted && !isEaselError(thrown))
      logger.warn({ error: describeError(thrown) }, 'a storyboard could not be exported');
    await change({ state: 'failed', message: stopping.aborted ? stoppedMessage : describeFailure(thrown).message });
  } finally {
    clearInterval(heartbeat);
  }
}

async function joinClips(
  context: StudioContext,
  runMediaTask: RunMediaTask,
  { name, ownerId, clips }: ExportWork,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (share: number) => void },
): Promise<string> {
  const directory = await mkdtemp(join(context.temporaryDirectory, 'export-'));
  try {
    const paths: string[] = [];
    for (const [index, { storageKey }] of clips.entries()) {
      paths.push(await localFile(context, storageKey, join(directory, `clip-${index}`), signal));
    }
    const outputPath = join(directory, 'joined');
    await runMediaTask({ kind: 'join', paths, outputPath }, { deadlineMs, signal, onProgress });
    const hash = createHash('sha256');
    await pipeline(createReadStream(outputPath), hash, { signal });
    const { size } = await stat(outputPath);
    const file = { path: outputPath, bytes: size, sha256: hash.digest('hex'), name, ownerId, isAdmitted: true };
    return (await storeUpload(context, file, signal)).id;
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
