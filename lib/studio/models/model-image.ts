import { discardBody } from '../../network/discard-body.ts';
import { readWhole } from '../../upstream/read-whole.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { readModel } from './model-list.ts';

const mostBytes = 4 * 1024 * 1024;
const shownTypes = /^image\/(?:png|jpeg|webp|avif|gif)$/;
const deadlineMs = 30_000;
const maxAge = 'private, max-age=3600';

/** A model without an image is no error: the browser shows an icon, and need not ask again soon. */
function noImage(): Response {
  return new Response(null, { status: 204, headers: { 'Cache-Control': maxAge } });
}

/**
 * Serves the image of a model, if its URL has the media service's origin and it is no vector format, which could
 * contain scripts; else an empty response (204).
 *
 * @throws EaselError the failures of transport
 */
export async function serveModelImage(context: StudioContext, id: string): Promise<Response> {
  const { upstream } = context;
  const model = id === '' ? null : await readModel(context, id);
  const url = model?.image_url == null ? null : URL.parse(model.image_url, upstream.origin);
  if (url?.origin !== upstream.origin) return noImage();
  const answer = await upstream.download(url.href, { signal: AbortSignal.timeout(deadlineMs) });
  const type =
    String(answer.headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim() ?? '';
  if (answer.status !== 200 || !shownTypes.test(type)) {
    discardBody(answer.body);
    return noImage();
  }
  const bytes = await readWhole(answer.body, mostBytes, upstream.origin);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': maxAge,
    },
  });
}
