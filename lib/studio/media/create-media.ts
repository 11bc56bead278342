import type { StudioMedia } from '../../contract/studio-media.ts';
import type { StudioContext } from '../studio-context.ts';
import { receiveUpload } from '../uploads/receive-upload.ts';
import { opensMedia } from './media-access.ts';
import { toStudioMedia } from './media-rows.ts';
import { findMedia, serveMedia, type MediaVersion } from './serve-media.ts';

/** What can be done with files. Each verb says what it throws where it is defined. */
export interface Media {
  receive: (source: AsyncIterable<Uint8Array>, name: string, signal?: AbortSignal) => Promise<StudioMedia>;
  describe: (id: string) => Promise<StudioMedia>;
  serve: (request: Request, id: string, options: { version: MediaVersion; isDownload: boolean }) => Promise<Response>;
  /** Whether an address carries a signature that opens a file without a login. */
  isSigned: (url: URL) => boolean;
}

/** The verbs of files, bound to one studio. */
export function createMedia(context: StudioContext): Media {
  return {
    receive: (source, name, signal) => receiveUpload(context, source, name, signal),
    describe: async (id) => toStudioMedia(await findMedia(context, id)),
    serve: async (request, id, options) => serveMedia(context, request, await findMedia(context, id), options),
    isSigned: (url) => opensMedia(url.searchParams.get('access'), url.pathname.split('/').at(-1) ?? '', context.secret),
  };
}
