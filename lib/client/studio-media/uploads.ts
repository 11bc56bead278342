import { clientMessages } from '../messages.ts';
import type { UploadedMedia } from '../../contract/studio/studio-media.ts';
import { RequestError } from '../request.ts';
import { redirectWhenLoggedOut } from '../login-redirect.ts';

/** Header with the file's name, percent-encoded, since headers are ASCII. */
const fileNameHeader = 'Easel-File-Name';

/** Progress and cancellation of an upload. */
export interface UploadOptions {
  /** Called with the sent fraction, 0 to 1. */
  onProgress?: (share: number) => void;
  signal?: AbortSignal;
}

/**
 * Uploads a file to the studio, which stores it and returns its properties. By XMLHttpRequest, because `fetch` does not
 * report the progress of a body.
 *
 * @throws RequestError with the studio's message; `no_answer` when the connection broke
 * @throws DOMException `AbortError` when `signal` ends it
 */
export function uploadMedia(file: File, options: UploadOptions = {}): Promise<UploadedMedia> {
  return sendFile<UploadedMedia>('/api/studio/uploads', file, options);
}

/** Uploads a file to a path of the studio, as `uploadMedia` does, and returns the JSON of the response. */
export function sendFile<T>(path: string, file: File, { onProgress, signal }: UploadOptions): Promise<T> {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  if (signal?.aborted === true) return Promise.reject(abortError());
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open('POST', path);
  request.responseType = 'text';
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', file.type === '' ? 'application/octet-stream' : file.type);
  request.setRequestHeader(fileNameHeader, encodeURIComponent(file.name));
  request.upload.addEventListener('progress', (event) => {
    if (event.lengthComputable && event.total > 0) onProgress?.(event.loaded / event.total);
  });
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) resolve(JSON.parse(request.responseText) as T);
    else {
      if (request.status === 401) void redirectWhenLoggedOut();
      readFailure(request.status, request.responseText).then(reject, reject);
    }
  });
  request.addEventListener('error', () => {
    reject(new RequestError(clientMessages.noAnswer, { code: 'no_answer', status: 0 }));
  });
  request.addEventListener('abort', () => reject(abortError()));
  request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
  signal?.addEventListener('abort', abort);
  request.send(file);
  return promise;
}

function abortError(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}

async function readFailure(status: number, text: string): Promise<RequestError> {
  const { readErrorMessage } = await import('../../contract/error.ts');
  let message: string | null = null;
  try {
    message = readErrorMessage(JSON.parse(text));
  } catch {
    // Not JSON, such as a proxy's page: it has no message worth showing.
  }
  const code = message === null && status > 501 ? 'no_answer' : 'upload_failed';
  return new RequestError(message ?? `${clientMessages.wentWrong} (${status})`, { code, status });
}
