import { RequestError } from '@/lib/client/request';
import { type Repository, filePath } from '@/lib/client/fine-tunes/repository';
import { fineTuneErrorMessages } from '../error-messages';
import { redirectWhenLoggedOut } from '@/lib/client/login-redirect';

/** The options of an upload. */
export interface DatasetUploadOptions {
  /** Called with the number of bytes sent so far. */
  onProgress: (bytes: number) => void;
  signal: AbortSignal;
}

const branch = 'main';
/** The author of uploaded files in the service's history. */
const author = { message: 'Add a dataset', name: 'Easel', email: 'studio@easel.invalid' };

/** A file name that is valid everywhere: no slashes, no control characters. */
function safeName(name: string): string {
  return name.replaceAll(/[\p{Cc}/\\]/gu, '_').slice(-120);
}

/**
 * The path of a new dataset in its repository. Each has its own folder, so that a file of the same name never replaces
 * the dataset of another fine-tune.
 */
export function datasetPath(fileName: string, folder: string): string {
  return `datasets/${folder}/${safeName(fileName)}`;
}

/**
 * Uploads a dataset of any size to the repository: the browser streams the file.
 *
 * @returns branch and path in one, for the body of a new fine-tune
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
    reject(new RequestError(fineTuneErrorMessages.uploadLost, { code: 'no_answer', status: 0 }));
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
  return new RequestError(said ?? fineTuneErrorMessages.uploadStatus({ status }), { code: 'upload_failed', status });
}

function parseMessage(text: string, read: (body: unknown) => string | null): string | null {
  try {
    return read(JSON.parse(text));
  } catch {
    // Not JSON: the error page of a proxy is not worth showing.
    return null;
  }
}
