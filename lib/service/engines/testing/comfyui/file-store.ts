import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { NodeContext, SavedFile } from './run-node.ts';

/** The input, output and temp folders of the fake server, in memory. */
export interface FileStore extends Pick<NodeContext, 'readUpload' | 'save'> {
  hasUpload: (name: string) => boolean;
  uploads: () => string[];
  /** The answer of `POST /upload/image`. */
  receive: (request: IncomingMessage, maxBytes: number) => Promise<{ status: number; json?: unknown }>;
  /** The answer of `GET /view`. */
  view: (query: URLSearchParams) => { status: number; bytes?: Buffer };
}

const keyOf = ({ type, subfolder, filename }: SavedFile) => JSON.stringify([type, subfolder, filename]);

/** Creates the folders, empty. */
export function createFileStore(): FileStore {
  const uploads = new Map<string, Buffer>();
  const saved = new Map<string, Buffer>();

  return {
    hasUpload: (name) => uploads.has(name),
    uploads: () => [...uploads.keys()],
    readUpload(name) {
      const bytes = uploads.get(name);
      if (bytes === undefined) throw new Error(`no upload ${name}`);
      return bytes;
    },
    save(prefix, extension, type, bytes) {
      const parts = prefix.split('/');
      const stem = parts.pop() ?? '';
      const subfolder = parts.join('/');
      for (let number = 1; ; number += 1) {
        const file = { filename: `${stem}_${String(number).padStart(5, '0')}_.${extension}`, subfolder, type };
        if (saved.has(keyOf(file))) continue;
        saved.set(keyOf(file), bytes);
        return file;
      }
    },
    async receive(request, maxBytes) {
      const body = await buffer(request);
      if (body.length > maxBytes) return { status: 413 };
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': request.headers['content-type'] ?? '' },
      }).formData();
      const [image, subfolder] = [form.get('image'), form.get('subfolder')];
      if (!(image instanceof File) || typeof subfolder !== 'string') return { status: 400 };
      // As ComfyUI does, without `overwrite` a taken name gets a number.
      let name = image.name;
      for (let number = 1; form.get('overwrite') !== 'true' && uploads.has(`${subfolder}/${name}`); number += 1) {
        name = `${number} ${image.name}`;
      }
      uploads.set(subfolder === '' ? name : `${subfolder}/${name}`, Buffer.from(await image.arrayBuffer()));
      return { status: 200, json: { name, subfolder, type: form.get('type') } };
    },
    view(query) {
      const [filename, subfolder] = [query.get('filename') ?? '', query.get('subfolder') ?? ''];
      if (filename === '' || filename.startsWith('/') || filename.includes('..')) return { status: 400 };
      if (subfolder.includes('..')) return { status: 403 };
      const type = query.get('type') === 'temp' ? 'temp' : 'output';
      const bytes = saved.get(keyOf({ type, subfolder, filename }));
      return bytes === undefined ? { status: 404 } : { status: 200, bytes };
    },
  };
}
