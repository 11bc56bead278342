import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import { EaselError, readErrorMessage } from '../../../contract/error.ts';
import { apiPath } from '../../../upstream/path.ts';
import type { EngineInput, Handle } from '../engine.ts';
import { awayAnswer, type EngineClient } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';
import { reasonOf } from './service-message.ts';

/** The files of one job that are too large for its request: an Easel reads its own repository files as inputs. */
export interface InputUploads {
  /** Uploads a file. @returns its address, which only the same key may read; @throws EngineError `away` */
  upload: (name: string, file: EngineInput) => Promise<string>;
  /** The paths of the uploaded files, for `removeUploads`. */
  paths: readonly string[];
}

/** Time for an upload: at least a minute, and a second for each megabyte. */
const deadlineMs = (bytes: number) => 60_000 + bytes / 1000;
const removalDeadlineMs = 10_000;

/** Creates the uploads of a job. @param key of the job, which makes the names of its files unique */
export function createInputUploads(
  { client, engine, key }: { client: EngineClient; engine: string; key: string },
  signal: AbortSignal,
): InputUploads {
  const paths: string[] = [];

  async function upload(name: string, { path, contentType }: EngineInput): Promise<string> {
    const target = apiPath`/api/repos/easel/engine-inputs/file/main/${`${key}-${name}`}`;
    const body = new FormData();
    const file = await openAsBlob(path, { type: contentType });
    body.append('file', file, name);
    paths.push(target);
    const answer = await client
      .exchange({ method: 'PUT', path: target, body, signal, deadlineMs: deadlineMs(file.size) })
      .catch(throwAsAway);
    if (answer.status >= 200 && answer.status < 300) return client.addressOf(target).href;
    if (answer.status === 413 || answer.status === 507)
      throw new EaselError('upstream_error', `${engine} took no upload: ${reasonOf(readErrorMessage(answer.json))}`);
    throw awayAnswer(engine, answer) ?? new EngineError('away', `${engine} took no upload (status ${answer.status}).`);
  }

  return { upload, paths };
}

/** Removes uploaded files. One that can't be removed stays: nothing depends on it. */
export async function removeUploads(client: EngineClient, paths: readonly string[]): Promise<void> {
  const signal = AbortSignal.timeout(removalDeadlineMs);
  const remove = (path: string) => client.exchange({ method: 'DELETE', path, signal }).catch(() => null);
  await Promise.all(paths.map(remove));
}

/** A handle that also names uploaded files. */
export function withUploads(handle: Handle, paths: readonly string[]): Handle {
  return paths.length === 0 ? handle : { ...handle, uploads: [...paths] };
}

const isUpload = (path: unknown) => typeof path === 'string' && path.startsWith('/api/repos/easel/engine-inputs/');

/** The uploaded files that a handle names. */
export function uploadsOf({ uploads }: Handle): string[] {
  return Array.isArray(uploads) ? uploads.filter(isUpload) : [];
}
