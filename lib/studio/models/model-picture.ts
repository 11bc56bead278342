import { EaselError } from '../../contract/error.ts';
import { discardBody } from '../../network/discard-body.ts';
import { readWhole } from '../../upstream/read-whole.ts';
import type { StudioContext } from '../studio-context.ts';
import { readModel } from './model-list.ts';

const mostBytes = 4 * 1024 * 1024;
const shownTypes = /^image\/(?:png|jpeg|webp|avif|gif)$/;
const deadlineMs = 30_000;

/**
 * The picture of a model, from the media service's own origin alone: nothing is fetched from anywhere else, and no drawing
 * that could hold more than pixels is passed on.
 *
 * @throws EaselError `resource_not_found` when there is none to show, and the failures of transport
 */
export async function serveModelPicture(context: StudioContext, id: string): Promise<Response> {
  const { upstream } = context;
  const model = await readModel(context, id);
  const url = model?.image_url == null ? null : URL.parse(model.image_url, upstream.origin);
  if (url?.origin !== upstream.origin) throw new EaselError('resource_not_found', 'There is no picture of this model.');
  const answer = await upstream.download(url.href, { signal: AbortSignal.timeout(deadlineMs) });
  const type =
    String(answer.headers['content-type'] ?? '')
      .split(';')[0]
      ?.trim() ?? '';
  if (answer.status !== 200 || !shownTypes.test(type)) {
    discardBody(answer.body);
    throw new EaselError('resource_not_found', 'The picture of this model can’t be shown.');
  }
  const bytes = await readWhole(answer.body, mostBytes, upstream.origin);
  return new Response(new Uint8Array(bytes), {
    headers: {
      'Content-Type': type,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'private, max-age=3600',
    },
  });
}
