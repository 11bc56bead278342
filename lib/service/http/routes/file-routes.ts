import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Hono } from 'hono';
import { EaselError } from '../../../contract/error.ts';
import { checkFilePath, findRepositoryFile, putRepositoryFile } from '../../fine-tunes/repository-files.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { cutOnFailure } from '../cut-on-failure.ts';
import { receiveFile } from '../receive-file.ts';
import { checkName, repositoryOf } from '../repository-of.ts';

/** Files of a repository, by branch and path. */
export function addFileRoutes(app: Hono<HttpEnvironment>, dependencies: HttpDependencies): void {
  const { database, storage } = dependencies;
  const address = '/api/repos/:namespace/:repository/file/:branch/:path{.+}';

  app.put(address, async (context) => {
    const { branch, path } = context.req.param();
    checkName(branch);
    checkFilePath(path);
    const place = repositoryOf(context);
    const localPath = join(dependencies.workFolder, `upload-${randomUUID()}`);
    try {
      const contentType = await receiveFile(context, localPath, dependencies.fileLimitBytes);
      const file = await putRepositoryFile({ database, storage }, place, { branch, path, localPath, contentType });
      const entry = {
        branch,
        path,
        size: file.bytes,
        content_type: contentType,
        updated_at: file.updatedAt.toISOString(),
      };
      return context.json({ entry, status: 'success', status_message: 'resource_updated' });
    } finally {
      await rm(localPath, { force: true });
    }
  });

  app.get(address, async (context) => {
    const { branch, path } = context.req.param();
    checkName(branch);
    checkFilePath(path);
    const file = await findRepositoryFile(database, repositoryOf(context), branch, path);
    if (file === null) throw new EaselError('resource_not_found', `There is no file ${branch}/${path} here.`);
    // What somebody uploaded is data, whatever it says it is.
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment',
      'Content-Length': String(file.bytes),
      'X-Content-Type-Options': 'nosniff',
    };
    if (context.req.method === 'HEAD') return new Response(null, { headers });
    const stream = await storage.open(file.storageKey, null);
    const body = cutOnFailure(context, Readable.toWeb(stream) as ReadableStream<Uint8Array>, file.bytes);
    return new Response(body, { headers });
  });
}
