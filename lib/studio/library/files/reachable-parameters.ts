import { EaselError } from '../../../contract/error.ts';
import { readJsonBody } from '../../../http/read-json-body.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { resolveMediaUrls } from './resolve-media-urls.ts';

/**
 * A form whose part `parameters` is a request as JSON: the studio's media in it is made reachable for the media
 * service, as in the body of any generation. All other parts stay as they are.
 *
 * @throws EaselError `invalid_params` when the body is no form, its parameters are no JSON object, or a file in them
 *   cannot be sent
 */
export async function withReachableParameters(
  context: StudioContext,
  request: Request,
  body: ReadableStream<Uint8Array> | null,
): Promise<{ request: Request; body: ReadableStream<Uint8Array> | null }> {
  const type = request.headers.get('content-type') ?? '';
  const form = await new Response(body, { headers: { 'content-type': type } }).formData().catch((cause: unknown) => {
    throw new EaselError('invalid_params', 'The body must be a form with files (multipart/form-data).', { cause });
  });
  const parameters = form.get('parameters');
  if (typeof parameters === 'string') {
    const read = await readJsonBody(new Response(parameters).body);
    form.set('parameters', JSON.stringify(await resolveMediaUrls(context, read)));
  }
  const written = new Response(form);
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  headers.set('content-type', written.headers.get('content-type') ?? '');
  return { request: new Request(request.url, { method: 'POST', headers, signal: request.signal }), body: written.body };
}
