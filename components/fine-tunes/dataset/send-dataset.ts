import { RequestError } from '@/lib/client/request';
import { type Repository, filePath } from '@/lib/client/fine-tunes/repository';
import { redirectWhenLoggedOut } from '@/lib/client/login-redirect';

/** How an upload is followed and ended. */
export interface DatasetUploadOptions {
  /** Called with the number of bytes sent so far. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

const branch = 'main';
/** Whom the service's history names for a file that came from here. */
const author = { message: 'Add a dataset', name: 'Easel', email: 'studio@easel.invalid' };

/** A name that a file can have anywhere: no slashes, no control characters. */
function safeName(name: string): string {
  return name.replaceAll(/[\p{Cc}/\\]/gu, '_').slice(-120);
}

/**
 * The path of a new dataset in its repository. Each has a folder of its own, so that a file of the same name never replaces
 * one that another fine-tune was made of.
 */
export function datasetPath(fileName: string, folder: string): string {
  return `datasets/${folder}/${safeName(fileName)}`;
}

/**
 * Sends a dataset into the repository, as large as it is: the browser reads the file while it sends it.
 *
 * @returns branch and path in one, as a new fine-tune names its dataset
 * @throws RequestError with the service's message; `no_answer` when the connection broke
 * @throws DOMException `AbortError` when `signal` ends it
 */
export function uploadDataset(
  of: Repository,
  path: string,
  file: File,
  { onProgress, signal }: DatasetUploadOptions,
): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  if (signal.aborted) return Promise.reject(aborted());
  const request = new XMLHttpRequest();
  const abort = () => request.abort();
  request.open('PUT', filePath(of, branch, path));
  request.responseType = 'text';
  request.setRequestHeader('accept', 'application/json');
  request.upload.addEventListener('progress', (event) => onProgress(Math.min(event.loaded, file.size)));
  request.addEventListener('load', () => {
    if (request.status >= 200 && request.status < 300) return resolve(`${branch}/${path}`);
    if (request.status === 401) void redirectWhenLoggedOut();
    return void readFailure(request.status, request.responseText).then(reject, reject);
  });
  request.addEventListener('error', () => {
    reject(new RequestError('The connection was lost during the upload.', { code: 'no_answer', status: 0 }));
  });
  request.addEventListener('abort', () => reject(aborted()));
  request.addEventListener('loadend', () => signal.removeEventListener('abort', abort));
  signal.addEventListener('abort', abort);
  const body = new FormData();
  for (const [name, value] of Object.entries(author)) body.set(name, value);
  body.set('file', file);
  request.send(body);
  return promise;
}

function aborted(): DOMException {
  return new DOMException('The upload was cancelled.', 'AbortError');
}

async function readFailure(status: number, text: string): Promise<RequestError> {
  const { readErrorMessage } = await import('@/lib/contract/error');
  const said = parseMessage(text, readErrorMessage);
  return new RequestError(said ?? `The service responded with status ${status}.`, { code: 'upload_failed', status });
}

function parseMessage(text: string, read: (body: unknown) => string | null): string | null {
  try {
    return read(JSON.parse(text));
  } catch {
    // Not JSON: a page of some proxy in between says nothing worth showing.
    return null;
  }
}
