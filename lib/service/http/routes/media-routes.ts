import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { EaselError } from '../../../contract/error.ts';
import { generations } from '../../../database/service-tables.ts';
import { answerWithFile } from '../../../http/answer-with-file.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import { extensionOf } from '../../../media/extension-of.ts';
import { cutOnFailure } from '../responses/cut-on-failure.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';

function notFound(): EaselError {
  return new EaselError('resource_not_found', 'This result does not exist.');
}

/** Results, by signed links: holders of a link can read the result, in ranges too, until the link expires. */
export function addMediaRoutes(app: Hono<HttpEnvironment>, { database, storage, links }: HttpDependencies): void {
  app.get('/media/:id/:index', async (context) => {
    const { id, index } = context.req.param();
    if (!z.uuid().safeParse(id).success || !/^\d{1,3}$/.test(index)) throw notFound();
    links.check(id, Number(index), new URL(context.req.url).searchParams);
    const [row] = await database
      .select({ results: generations.results, removedAt: generations.resultsRemovedAt })
      .from(generations)
      .where(eq(generations.id, id));
    if (row?.removedAt != null) {
      throw new EaselError('resource_not_found', 'This result has expired and was removed.');
    }
    const result = row?.results[Number(index)];
    if (result === undefined) throw notFound();

    const etag = `"${result.storageKey.split('/').slice(1).join('-')}"`;
    const answer = await answerWithFile(context.req.raw, {
      headers: new Headers({
        'Content-Type': result.contentType,
        'Content-Disposition': contentDisposition(
          'inline',
          `${id.slice(0, 8)}-${index}.${extensionOf(result.contentType)}`,
        ),
        'Cache-Control': 'private, max-age=31536000, immutable',
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        ETag: etag,
      }),
      bytes: result.bytes,
      open: (range) => storage.open(result.storageKey, range),
    });
    if (!answer.ok || answer.body === null) return answer;
    const promisedBytes = Number(answer.headers.get('content-length'));
    return new Response(cutOnFailure(context, answer.body, promisedBytes), answer);
  });
}
