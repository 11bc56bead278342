import { createHash, randomUUID, type Hash } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { discardBody } from '../../../network/discard-body.ts';
import type { Upstream } from '../../../upstream/create-upstream.ts';
import { readRetryAfter } from '../../../upstream/retry-after.ts';
import type { ReceivedFile } from '../../library/files/receive-file.ts';
import { createFileWriter } from './file-writer.ts';
import { formatBytes } from '../../../contract/format-bytes.ts';

/** Statuses of a dead link: a fresh link may work. */
const deadLinkStatuses = new Set([400, 401, 403, 404, 410]);
const maxResumes = 5;

/** A result URL that no longer works. The record may have a fresh one. */
export class DeadLinkError extends Error {
  override readonly name = 'DeadLinkError';
}

/** The client, the temporary folder, and the size limit of a transfer. */
export interface ResultFetching {
  download: Upstream['download'];
  temporaryDirectory: string;
  resultLimitBytes: number;
}

/**
 * Copies a result into a temporary file and hashes it. An interrupted transfer is resumed if the server supports it and
 * the file is unchanged. It is complete when it has the announced number of bytes.
 *
 * @throws DeadLinkError when the URL no longer works; EaselError for every other expected failure; errors of writing as
 *   they are
 */
export async function fetchResult(options: ResultFetching, url: string, signal: AbortSignal): Promise<ReceivedFile> {
  const path = join(options.temporaryDirectory, `${randomUUID()}.part`);
  const file = await open(path, 'a', 0o600);
  const transfer: Transfer = { url, file, bytes: 0, hash: createHash('sha256'), etag: null, total: null };
  try {
    for (let resumes = 0; !(await transferPart(options, transfer, signal)); resumes += 1) {
      if (resumes === maxResumes)
        throw new EaselError('upstream_error', 'The download of the result was interrupted too many times.');
    }
    if (transfer.bytes === 0) throw new EaselError('upstream_error', 'The result is empty.');
    await file.close();
    return { path, bytes: transfer.bytes, sha256: transfer.hash.digest('hex') };
  } catch (error) {
    // Closing a file after a failed write may fail as well; the first error is thrown.
    await file.close().catch(() => undefined);
    await rm(path, { force: true });
    throw error;
  }
}

interface Transfer {
  url: string;
  file: FileHandle;
  /** Bytes received, written and hashed so far. */
  bytes: number;
  hash: Hash;
  /** The ETag of the first response; a strong one allows resuming. */
  etag: string | null;
  /** The announced size; null when there was none. */
  total: number | null;
}

/**
 * Receives the response to one request. Returns true when the file is complete, false when the transfer was interrupted
 * and can be retried.
 */
async function transferPart(options: ResultFetching, transfer: Transfer, signal: AbortSignal): Promise<boolean> {
  const { resultLimitBytes } = options;
  const canResume = transfer.bytes > 0 && transfer.etag !== null;
  const headers: Record<string, string> = canResume
    ? { range: `bytes=${transfer.bytes}-`, 'if-range': transfer.etag ?? '' }
    : {};
  const { status, headers: answered, body } = await options.download(transfer.url, { headers, signal });
  try {
    if (status !== 200 && status !== 206) throw refusal(status, answered['retry-after']);
    const continues = status === 206 && canResume && firstByteOf(answered['content-range']) === transfer.bytes;
    if (!continues) await beginAnew(transfer, answered);
    checkSize(Math.max(transfer.bytes, transfer.total ?? 0), resultLimitBytes);
    const isWhole = await receive(transfer, body, resultLimitBytes, signal);
    return isWhole && (transfer.total === null || transfer.bytes === transfer.total);
  } finally {
    discardBody(body);
  }
}

async function beginAnew(transfer: Transfer, answered: Record<string, string | string[] | undefined>): Promise<void> {
  await transfer.file.truncate(0);
  const length = Number(answered['content-length'] ?? Number.NaN);
  const { etag } = answered;
  Object.assign(transfer, {
    bytes: 0,
    hash: createHash('sha256'),
    total: Number.isFinite(length) ? length : null,
    etag: typeof etag === 'string' && etag.startsWith('"') ? etag : null,
  });
}

/** Receives a body; false when it was interrupted. Errors of writing are thrown, since the body is not the cause. */
async function receive(transfer: Transfer, body: Readable, limitBytes: number, signal: AbortSignal): Promise<boolean> {
  const writer = createFileWriter(transfer.file);
  const chunks = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  for (;;) {
    const next = await chunks.next().catch((thrown: unknown) => {
      if (isEaselError(thrown) || signal.aborted) throw thrown;
      return null;
    });
    if (next === null || next.done === true) {
      await writer.finish();
      return next !== null;
    }
    transfer.bytes += next.value.length;
    checkSize(transfer.bytes, limitBytes);
    transfer.hash.update(next.value);
    await writer.write(next.value);
  }
}

function refusal(status: number, retryAfter: string | string[] | undefined): Error {
  if (deadLinkStatuses.has(status)) return new DeadLinkError(`The URL of the result responded with status ${status}.`);
  const seconds = readRetryAfter(typeof retryAfter === 'string' ? retryAfter : null) ?? 0;
  return new EaselError('upstream_error', `The URL of the result responded with status ${status}.`, {
    retryAfterSeconds: seconds,
  });
}

function firstByteOf(contentRange: string | string[] | undefined): number | null {
  const [, first] = /^bytes (\d+)-/.exec(typeof contentRange === 'string' ? contentRange : '') ?? [];
  return first === undefined ? null : Number(first);
}

function checkSize(bytes: number, limitBytes: number): void {
  if (bytes > limitBytes) {
    throw new EaselError(
      'payload_too_large',
      `The result is too large. The limit is ${formatBytes(limitBytes, { isRounded: true })} (STUDIO_RESULT_LIMIT_MB).`,
    );
  }
}
