import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { z } from 'zod';
import { EaselError, isEaselError } from '../../../contract/error.ts';
import { generations } from '../../../database/service-tables.ts';
import { readByteRange } from '../byte-range.ts';
import type { HttpDependencies } from '../dependencies.ts';
import type { HttpEnvironment } from '../environment.ts';
import { answerError } from '../answer-error.ts';

const extensions: Record<string, string> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
};

function notFound(): EaselError {
  return new EaselError('resource_not_found', 'There is no such result.');
}

/** Results, by signed links: whoever has one may read it, in parts too, until it expires. */
export function addMediaRoutes(app: Hono<HttpEnvironment>, { database, storage, links }: HttpDependencies): void {
  app.get('/media/:id/:index', async (context) => {
    const { id, index } = context.req.param();
    if (!z.uuid().safeParse(id).success || !/^\d{1,3}$/.test(index)) throw notFound();
    links.check(id, Number(index), new URL(context.req.url).searchParams);
    const [row] = await database
      .select({ results: generations.results })
      .from(generations)
      .where(eq(generations.id, id));
    const result = row?.results[Number(index)];
    if (result === undefined) throw notFound();

    const etag = `"${result.storageKey.split('/').slice(1).join('-')}"`;
    const headers = new Headers({
      'Content-Type': result.contentType,
      'Content-Disposition': `inline; filename="${id.slice(0, 8)}-${index}.${extensions[result.contentType] ?? 'bin'}"`,
      'Accept-Ranges': 'bytes',
      'Cache-Control': 'private, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Content-Security-Policy': "default-src 'none'; sandbox",
      ETag: etag,
    });
    if (context.req.header('if-none-match')?.includes(etag) === true)
      return new Response(null, { status: 304, headers });
    const isSame = [undefined, etag].includes(context.req.header('if-range'));
    try {
      const range = isSame ? readByteRange(context.req.header('range'), result.bytes) : null;
      headers.set('Content-Length', String(range === null ? result.bytes : range.end - range.start + 1));
      if (range !== null) headers.set('Content-Range', `bytes ${range.start}-${range.end}/${result.bytes}`);
      const status = range === null ? 200 : 206;
      if (context.req.method === 'HEAD') return new Response(null, { status, headers });
      const stream = await storage.open(result.storageKey, range);
      return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { status, headers });
    } catch (error) {
      if (!isEaselError(error)) throw error;
      const answer = answerError(error, context);
      answer.headers.set('Content-Range', `bytes */${result.bytes}`);
      return answer;
    }
  });
}
