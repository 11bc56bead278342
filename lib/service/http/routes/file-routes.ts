import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Context, Hono } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import { answerWithFile } from '../../../http/answer-with-file.ts';
import {
  checkFilePath,
  deleteRepositoryFiles,
  fileFilterSchema,
  getRepositoryFile,
  listRepositoryFiles,
  putRepositoryFile,
  type RepositoryFile,
} from '../../fine-tunes/files/repository-files.ts';
import { inspectDataset } from '../../fine-tunes/inspect-dataset.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { cutOnFailure } from '../responses/cut-on-failure.ts';
import { readQuery } from '../requests/read-query.ts';
import { receiveFile } from '../requests/receive-form.ts';
import { checkName, repositoryOf } from '../requests/repository-of.ts';
import { pageFields } from '../responses/page-fields.ts';

function entryOf(file: RepositoryFile) {
  const { branch, path, bytes: size, contentType: content_type, updatedAt } = file;
  return { branch, path, size, content_type, updated_at: updatedAt.toISOString() };
}

/** Branch and path of a file from a URL. @throws EaselError `invalid_params` */
function fileAddressOf(context: Context<HttpEnvironment>): { branch: string; path: string } {
  const { branch = '', path = '' } = context.req.param() as Record<string, string>;
  checkName(branch);
  // A fine-tune names its dataset as `branch/path`, split at the first slash.
  if (branch.includes('/')) throw new EaselError('invalid_params', 'A branch name can’t contain a slash.');
  checkFilePath(path);
  return { branch, path };
}

/** Files of a repository, by branch and path, and the inspection of datasets. */
export function addFileRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, storage } = dependencies;
  const repository = '/api/repos/:namespace/:repository';
  const address = `${repository}/file/:branch/:path{.+}`;
  const find = (context: Context<HttpEnvironment>) => {
    const { branch, path } = fileAddressOf(context);
    return getRepositoryFile(database, repositoryOf(context), branch, path);
  };

  app.put(address, async (context) => {
    const names = fileAddressOf(context);
    const repository = repositoryOf(context);
    const localPath = join(dependencies.workFolder, `upload-${randomUUID()}`);
    try {
      const contentType = await receiveFile(context, localPath, dependencies.fileLimitBytes);
      const file = await putRepositoryFile({ database, storage }, repository, { ...names, localPath, contentType });
      return context.json({ entry: entryOf(file), status: 'success', status_message: 'resource_updated' });
    } finally {
      await rm(localPath, { force: true });
    }
  });

  app.get(address, async (context) => {
    const file = await find(context);
    const answer = await answerWithFile(context.req.raw, {
      // Uploads are served as binary data, whatever type they declare.
      headers: new Headers({
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'X-Content-Type-Options': 'nosniff',
        ETag: `"${file.storageKey.slice(file.storageKey.indexOf('/') + 1)}"`,
      }),
      bytes: file.bytes,
      open: (range) => storage.open(file.storageKey, range),
    });
    if (!answer.ok || answer.body === null) return answer;
    const promisedBytes = Number(answer.headers.get('content-length'));
    return new Response(cutOnFailure(context, answer.body, promisedBytes), answer);
  });

  app.delete(address, async (context) => {
    const { branch, path } = fileAddressOf(context);
    const removed = await deleteRepositoryFiles({ database, storage }, repositoryOf(context), branch, [path]);
    if (removed === 0) throw new EaselError('resource_not_found', `The file ${branch}/${path} does not exist.`);
    return context.json({ status: 'success', status_message: 'resource_deleted' });
  });

  app.get(`${repository}/files/:branch`, async (context) => {
    const branch = context.req.param('branch');
    checkName(branch);
    const filter = readQuery(fileFilterSchema, context.req.query());
    const { rows, total } = await listRepositoryFiles(database, repositoryOf(context), branch, filter);
    return context.json({ entries: rows.map(entryOf), ...pageFields(filter, total) });
  });

  app.get(`${repository}/dataset/:branch/:path{.+}`, async (context) => {
    const dataset = await inspectDataset(storage, await find(context));
    return context.json({ dataset, status: 'success', status_message: 'resource_found' });
  });
}
