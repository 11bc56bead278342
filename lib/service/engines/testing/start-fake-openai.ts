import type { FakeEngine } from './fake-engine.ts';
import { startFakeServer, type FakeAnswer, type FakeRequest, type FakeServer } from './start-fake-server.ts';

/** A server with the OpenAI images and videos API. */
export interface FakeOpenAi extends FakeEngine {
  requests: FakeServer['requests'];
  /** Answers the next request that starts work with this instead. */
  answerNext: (answer: FakeAnswer) => void;
  /** Gives results as addresses on this server, as older servers do. */
  giveUrls: () => void;
  /** Makes all videos fail. */
  failVideos: (error: unknown) => void;
}

const polls = 2;

/**
 * Starts a fake of OpenAI's API. A video takes three looks: queued, half done, done.
 *
 * @param options.image the bytes of each image
 * @param options.video the bytes of each video
 */
export async function startFakeOpenAi(options: { image: Uint8Array; video: Uint8Array }): Promise<FakeOpenAi> {
  const videos = new Map<string, { looks: number }>();
  const scripted: FakeAnswer[] = [];
  let isByUrl = false;
  let failure: unknown = null;
  let count = 0;

  function images(request: FakeRequest, url: string): FakeAnswer {
    const fields = (request.json ?? Object.fromEntries(request.form)) as Record<string, unknown>;
    const base64 = Buffer.from(options.image).toString('base64');
    const data = Array.from({ length: Number(fields['n'] ?? 1) }, (_, index) =>
      isByUrl ? { url: `${url}/files/${index}.png` } : { b64_json: base64 },
    );
    return { body: { created: 1_700_000_000, data } };
  }

  function video(id: string, server: FakeServer): FakeAnswer | null {
    const known = videos.get(id);
    if (known === undefined) return null;
    if (!server.isHeld()) known.looks += 1;
    const record = { id, object: 'video', progress: known.looks > 1 ? 50 : 0, error: null };
    if (known.looks <= polls) return { body: { ...record, status: known.looks > 1 ? 'in_progress' : 'queued' } };
    if (failure !== null) return { body: { ...record, status: 'failed', error: failure } };
    return { body: { ...record, status: 'completed', progress: 100 } };
  }

  const server = await startFakeServer({
    stageOf({ method, path }) {
      if (method === 'POST') return 'submit';
      if (path === '/v1/models') return 'discover';
      return path.startsWith('/files/') || path.endsWith('/content') ? 'result' : 'follow';
    },
    async answer(request, self) {
      const { method, path } = request;
      const [, id, rest] = /^\/v1\/videos\/([^/]+)(\/content)?$/.exec(path) ?? [];
      if (method === 'POST') {
        const next = scripted.shift();
        if (next !== undefined) return next;
        if (path !== '/v1/videos') {
          await self.released();
          return images(request, self.url);
        }
        count += 1;
        videos.set(`video-${count}`, { looks: 0 });
        return { body: { id: `video-${count}`, object: 'video', status: 'queued', progress: 0 } };
      }
      if (method === 'DELETE' && id !== undefined) {
        return videos.delete(id) ? { body: { id, object: 'video.deleted', deleted: true } } : null;
      }
      if (path === '/v1/models') return { body: { object: 'list', data: [{ id: 'sketch-1', object: 'model' }] } };
      if (path.startsWith('/files/')) return { body: options.image };
      if (id === undefined) return null;
      if (rest === undefined) return video(id, self);
      return videos.has(id) ? { body: options.video } : null;
    },
    forget: () => videos.clear(),
    isCancel: ({ method }) => method === 'DELETE',
  });

  return Object.assign(server, {
    answerNext: (answer: FakeAnswer) => void scripted.push(answer),
    giveUrls: () => void (isByUrl = true),
    failVideos: (error: unknown) => void (failure = error),
  });
}
