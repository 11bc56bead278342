import { EaselError } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import {
  frameGrabSchema,
  type StudioMedia,
  type StudioMediaStrip,
  type UploadedMedia,
} from '../../contract/studio/studio-media.ts';
import type { StudioContext } from '../context/studio-context.ts';
import { grabFrame } from './uploads/grab-frame.ts';
import { receiveUpload } from './uploads/receive-upload.ts';
import { readExport } from './export/read-export.ts';
import { serveExport } from './export/serve-export.ts';
import { opensMedia } from './files/media-access.ts';
import { mediaPath, toStudioMedia, withUnfinished } from './files/media-rows.ts';
import { removeMedia, type RemoveMedia } from './files/remove-media.ts';
import { findMedia, serveMedia, type MediaVersion } from './files/serve-media.ts';
import type { MediaWorker } from './work/create-media-worker.ts';
import { retryMedia } from './work/work-rows.ts';

/** The operations on files. Their errors are documented where they are defined. */
export interface Media {
  receive: (
    source: AsyncIterable<Uint8Array>,
    upload: { name: string; ownerId: string },
    signal?: AbortSignal,
  ) => Promise<UploadedMedia>;
  describe: (id: string) => Promise<StudioMedia>;
  serve: (request: Request, id: string, options: { version: MediaVersion; isDownload: boolean }) => Promise<Response>;
  /** Serves a file as a download, in the format, size and name that the parameters ask for, as `mediaExportSchema` has them. */
  export: (request: Request, id: string, parameters: URLSearchParams) => Promise<Response>;
  /**
   * The positions of the frames in a video's strip, which is shown while scrubbing.
   *
   * @throws EaselError `resource_not_found` while the video has no strip
   */
  readStrip: (id: string) => Promise<StudioMediaStrip>;
  /** Retries the unfinished work on a file at once. */
  retry: (id: string) => Promise<StudioMedia>;
  /**
   * Stores a frame of a video as an upload.
   *
   * @param grab.body as `frameGrabSchema` defines it
   */
  grabFrame: (id: string, grab: { body: JsonObject; ownerId: string }, signal?: AbortSignal) => Promise<StudioMedia>;
  /** Removes files permanently, except those that are still needed and, with `isTrashed`, those outside the trash. */
  remove: RemoveMedia;
  /** Whether a URL has a signature that opens a file without a login. */
  isSigned: (url: URL) => boolean;
}

/** Creates the operations on files for one studio. */
export function createMedia(context: StudioContext, worker: MediaWorker): Media {
  async function describe(id: string): Promise<StudioMedia> {
    // In one snapshot: a preview may be finished between two queries.
    const [row] = await context.database.transaction(
      async (database) => withUnfinished(database, [await findMedia({ database }, id)]),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    if (row === undefined) throw new Error('A file that was found is gone.');
    return toStudioMedia(row);
  }

  return {
    describe,
    receive: (source, upload, signal) => receiveUpload(context, source, upload, signal),
    serve: async (request, id, options) => serveMedia(context, request, await findMedia(context, id), options),
    export: async (request, id, parameters) => serveExport(context, request, id, readExport(parameters)),
    async readStrip(id) {
      const { strip, stripKey } = await findMedia(context, id);
      if (strip === null || stripKey === null) throw new EaselError('resource_not_found', 'This file has no strip.');
      return { spriteUrl: `${mediaPath(id)}/strip/sprite`, ...strip };
    },
    async retry(id) {
      await findMedia(context, id);
      await retryMedia(context.database, id);
      worker.wake();
      return describe(id);
    },
    async grabFrame(id, { body, ownerId }, signal) {
      const asked = frameGrabSchema.safeParse(body);
      if (!asked.success)
        throw new EaselError('invalid_params', 'Send the time of the frame, such as {"timeSeconds": 1.5}.');
      return grabFrame(context, await findMedia(context, id), { ...asked.data, ownerId }, signal);
    },
    async remove(ids, options) {
      const removal = await removeMedia(context.database, ids, options);
      worker.wake();
      return removal;
    },
    isSigned: (url) => opensMedia(url.searchParams.get('access'), url.pathname.split('/').at(-1) ?? '', context.secret),
  };
}
