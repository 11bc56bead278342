import { addAbortSignal, Readable } from 'node:stream';
import { EaselError } from '../../../contract/error.ts';
import type { SharedBoard } from '../../../contract/studio/board-link.ts';
import type { StudioMediaStrip } from '../../../contract/studio/studio-media.ts';
import { contentDisposition } from '../../../http/content-disposition.ts';
import type { StudioContext } from '../../context/studio-context.ts';
import { type MediaVersion, serveMedia } from '../files/serve-media.ts';
import { streamZip } from '../zip/stream-zip.ts';
import { createUniqueNames } from '../zip/unique-names.ts';
import { createCleanCopies } from './create-clean-copies.ts';
import { openLink, type OpenLink } from './open-link.ts';
import { findSharedFile, numberOf, readSharedBoard, selectFiles, sharedMediaPath, sharedName } from './shared-items.ts';

/** What people without an account see by public links. Errors are documented where they are defined. */
export interface SharedBoards {
  open: (token: string) => Promise<OpenLink>;
  read: (link: OpenLink, parameters: URLSearchParams) => Promise<SharedBoard>;
  /**
   * Serves a file that is on the board now; its original as a copy without metadata.
   *
   * @throws EaselError `resource_not_found`; `forbidden` for a download by a link without downloads
   */
  serve: (
    request: Request,
    link: OpenLink,
    file: { id: string; version: MediaVersion; isDownload: boolean },
  ) => Promise<Response>;
  /** @throws EaselError `resource_not_found` for a file without a strip, or one that is not on the board */
  readStrip: (link: OpenLink, id: string) => Promise<StudioMediaStrip>;
  /**
   * Streams all files of the board as a zip, as copies without metadata.
   *
   * @throws EaselError `forbidden` for a link without downloads; `resource_not_found` for an empty board
   */
  serveZip: (request: Request, link: OpenLink) => Promise<Response>;
}

/** Browsers ask each time whether the link still opens the file, and load it again only if it changed. */
const cacheControl = 'private, no-cache';

/** Creates what public links open. */
export function createSharedBoards(context: StudioContext): SharedBoards {
  const { database, storage } = context;
  const cleanCopy = createCleanCopies(context);

  return {
    open: (token) => openLink(context, token),
    read: (link, parameters) => readSharedBoard(database, link, parameters),
    async serve(request, link, { id, version, isDownload }) {
      if (isDownload) checkDownloads(link);
      const row = await findSharedFile(database, link, id);
      const options = { version, isDownload, cacheControl };
      if (version !== 'original') {
        return serveMedia(context, request, { ...row, name: sharedName(link, 1, row.contentType) }, options);
      }
      const [copy, number] = await Promise.all([cleanCopy(row), numberOf(database, link, row)]);
      const name = sharedName(link, number, row.contentType);
      return serveMedia(context, request, { ...row, storageKey: copy.key, bytes: copy.bytes, name }, options);
    },
    async readStrip(link, id) {
      const { strip, stripKey } = await findSharedFile(database, link, id);
      if (strip === null || stripKey === null) throw new EaselError('resource_not_found', 'This file has no strip.');
      return { spriteUrl: `${sharedMediaPath(link.token, id)}/strip/sprite`, ...strip };
    },
    async serveZip(request, link) {
      checkDownloads(link);
      const files = await selectFiles(database, link.boardId);
      if (files.length === 0) throw new EaselError('resource_not_found', 'There is nothing on this board yet.');
      const headers = {
        'Content-Type': 'application/zip',
        'Content-Disposition': contentDisposition('attachment', zipName(link)),
        'Cache-Control': 'private, no-store',
      };
      if (request.method === 'HEAD') return new Response(null, { headers });
      const uniqueName = createUniqueNames();
      const { stream } = await streamZip(context, {
        // Copies are made when their turn comes, so their lengths are not known.
        files: files.map((row, at) => ({
          name: uniqueName(sharedName(link, at + 1, row.contentType)),
          bytes: null,
          createdAt: row.createdAt,
          sidecar: null,
          open: async () => storage.open((await cleanCopy(row)).key, null),
        })),
        missing: [],
        readSidecar: () => Promise.reject(new Error('A shared zip has no settings.')),
        close: async () => {},
      });
      addAbortSignal(request.signal, stream);
      return new Response(Readable.toWeb(stream) as ReadableStream<Uint8Array>, { headers });
    },
  };
}

function checkDownloads({ hasDownloads }: OpenLink): void {
  if (hasDownloads) return;
  throw new EaselError('forbidden', 'This link is for viewing only. Ask whoever sent it for one with downloads.');
}

function zipName({ boardName }: OpenLink): string {
  return `${boardName.replaceAll(/[\p{C}<>:"|?*/\\]/gu, ' ').trim() || 'board'}.zip`;
}
