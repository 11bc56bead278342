import { clientMessages } from './messages.ts';
import { RequestError, checkResponse } from './request.ts';

/**
 * Sends a form with files to the studio. Separate from `request`, which the first load contains.
 *
 * @throws RequestError without a response (`no_answer`) or for an error response; an abort is rethrown unchanged
 */
export async function sendForm(
  path: string,
  { method, form, signal }: { method: 'POST' | 'PUT'; form: FormData; signal?: AbortSignal },
): Promise<Response> {
  const response = await fetch(path, {
    method,
    // The browser writes the content type itself, with the boundary of the parts.
    headers: { accept: 'application/json' },
    body: form,
    ...(signal === undefined ? {} : { signal }),
  }).catch((cause: unknown) => {
    if (signal?.aborted === true) throw cause;
    throw new RequestError(clientMessages.noAnswer, { code: 'no_answer', status: 0, cause });
  });
  return checkResponse(response);
}
