import { open, rm, stat } from 'node:fs/promises';
import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { EaselError } from '../../contract/error.ts';
import { describeBytes } from '../../http/limit-body.ts';
import type { ReceivedFile } from '../media/receive-file.ts';
import type { StudioContext } from '../studio-context.ts';
import { discardBody } from '../../network/discard-body.ts';

/** An answer that shows the link to be dead: a fresh one may work. */
const deadLinkStatuses = new Set([400, 401, 403, 404, 410]);
const maxResumes = 5;

/** A result address that no longer works; the record may give a fresh one. */
export class DeadLinkError extends Error {
  override readonly name = 'DeadLinkError';
}

/**
 * Copies a result into a temporary file. A transfer that breaks goes on where it stopped, when the server can do that and the
 * file is still the same.
 *
 * @throws DeadLinkError when the address gives nothing any more; EaselError for everything else that is expected
 */
export async function fetchResult(context: StudioContext, url: string, signal: AbortSignal): Promise<ReceivedFile> {
  const path = join(context.temporaryDirectory, `${randomUUID()}.part`);
  try {
    const transfer: Transfer = { url, path, limitBytes: context.settings.resultLimitBytes, etag: null, total: null };
    for (let resumes = 0; !(await transferPart(context, transfer, signal)); resumes += 1) {
      if (resumes === maxResumes) throw new EaselError('upstream_error', 'The result broke off again and again.');
    }
    const { size } = await stat(path);
    if (size === 0) throw new EaselError('upstream_error', 'The result is empty.');
    const hash = createHash('sha256');
    for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
    return { path, bytes: size, sha256: hash.digest('hex') };
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

interface Transfer {
  url: string;
  path: string;
  limitBytes: number;
  /** Of the file as first met; a strong one lets a broken transfer go on. */
  etag: string | null;
  total: number | null;
}

/** Receives what one request gives; true when the file is complete, false when it broke off and can go on. */
async function transferPart(context: StudioContext, transfer: Transfer, signal: AbortSignal): Promise<boolean> {
  const file = await open(transfer.path, 'a', 0o600);
  try {
    const already = (await file.stat()).size;
    const canResume = already > 0 && transfer.etag !== null;
    const headers: Record<string, string> = canResume
      ? { range: `bytes=${already}-`, 'if-range': transfer.etag ?? '' }
      : {};
    const { status, headers: answered, body } = await context.upstream.download(transfer.url, { headers, signal });
    if (status !== 200 && status !== 206) {
      discardBody(body);
      if (deadLinkStatuses.has(status)) throw new DeadLinkError(`The address of the result answers ${status}.`);
      throw new EaselError('upstream_error', `The address of the result answers with status ${status}.`);
    }
    const continues = status === 206 && canResume && firstByteOf(answered['content-range']) === already;
    if (!continues) await file.truncate(0);
    let bytes = continues ? already : 0;
    if (!continues) {
      const length = Number(answered['content-length'] ?? Number.NaN);
      transfer.total = Number.isFinite(length) ? length : null;
      const etag = answered['etag'];
      transfer.etag = typeof etag === 'string' && etag.startsWith('"') ? etag : null;
    }
    checkSize(Math.max(bytes, transfer.total ?? 0), transfer.limitBytes);
    try {
      for await (const chunk of body as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        checkSize(bytes, transfer.limitBytes);
        await file.write(chunk);
      }
    } catch (thrown) {
      if (thrown instanceof EaselError || signal.aborted) throw thrown;
      return false;
    }
    return transfer.total === null || bytes === transfer.total;
  } finally {
    await file.close();
  }
}

function firstByteOf(contentRange: string | string[] | undefined): number | null {
  const [, first] = /^bytes (\d+)-/.exec(typeof contentRange === 'string' ? contentRange : '') ?? [];
  return first === undefined ? null : Number(first);
}

function checkSize(bytes: number, limitBytes: number): void {
  if (bytes > limitBytes) {
    throw new EaselError(
      'payload_too_large',
      `The result is larger than the ${describeBytes(limitBytes)} that are kept.`,
    );
  }
}
