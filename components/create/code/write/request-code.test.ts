import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { JsonObject } from '@/lib/contract/model';
import { type CallStyle, type CodeLanguage, callStyles } from './api-call';
import { requestCode } from './request-code';

const run = promisify(execFile);
const body = {
  model: 'ig-1',
  prompt: `It's a "quoted" \\ line\nof $HOME, \`code\`, '''three''' and 中文`,
  width: 512,
  ratio: 0.5,
  input_images: ['https://media.example/a.png'],
};

let server: Server;
let folder: string;
let origin: string;
let received: unknown[] = [];
let keys: unknown[] = [];
let reads = 0;
const listeners = new Set<ServerResponse>();
let refusal: object | null = null;

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const json = (value: unknown) => response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
  keys.push(request.headers.authorization);
  const sent = await text(request);
  if (sent !== '') received.push(JSON.parse(sent));
  if (request.url === '/api/events') {
    listeners.add(response);
    response.on('close', () => listeners.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': keep-alive\n\n');
  } else if (request.url === '/api/ai/queue') {
    const count = (JSON.parse(sent) as { num_generations?: number }).num_generations ?? 1;
    const ids = Array.from({ length: count }, (_, index) => `made-${index + 1}`);
    json(refusal ?? { generations: ids.map((id) => ({ generation_id: id, status: 'queued' })) });
    for (const id of ['other', ...ids]) {
      const data = JSON.stringify({ generation_id: id, status: 'succeeded', url: 'https://media.example/x' });
      for (const listener of listeners) listener.write(`event: media_generation_completed\ndata: ${data}\n\n`);
    }
  } else if (request.url?.startsWith('/api/ai/queue/') === true) {
    reads += 1;
    json({ generation_id: request.url.slice('/api/ai/queue/'.length), status: reads > 1 ? 'succeeded' : 'processing' });
  } else {
    json({ images: [{ url: 'https://media.example/made-1' }] });
  }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'easel-code-'));
  server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

beforeEach(() => {
  [received, keys, reads, refusal] = [[], [], 0, null];
});

afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const commands: Record<CodeLanguage, { file: string; command: string }> = {
  curl: { file: 'call.sh', command: 'sh' },
  typescript: { file: 'call.ts', command: process.execPath },
  python: { file: 'call.py', command: 'python3' },
};

async function isThere(command: string): Promise<boolean> {
  return run(command, ['--version']).then(
    () => true,
    () => false,
  );
}

async function runCode(language: CodeLanguage, style: CallStyle, sent: JsonObject = body): Promise<string> {
  const { file, command } = commands[language];
  const path = join(folder, `${style}-${file}`);
  await writeFile(path, requestCode({ origin, path: '/api/ai/images/generate', body: sent }, language, style));
  const { stdout } = await run(command, [path], { env: { ...process.env, MEDIA_API_KEY: 'key-1' } });
  return stdout;
}

const hasPython = await isThere('python3');

describe('requestCode', () => {
  const languages: CodeLanguage[] = hasPython ? ['curl', 'typescript', 'python'] : ['curl', 'typescript'];
  const calls = languages.flatMap((language) => callStyles.map((style) => ({ language, style })));

  it.each(calls)('runs as pasted: $language, $style', async ({ language, style }) => {
    await expect(runCode(language, style)).resolves.toContain('made-1');
    expect(received).toEqual([body]);
    expect(new Set(keys)).toEqual(new Set(['Bearer key-1']));
    expect(reads).toBe(style === 'queue' ? 2 : 0);
  });

  it('waits for every generation', async () => {
    const waiting = calls.filter(({ style }) => style !== 'sync');
    const outputs = await Promise.all(
      waiting.map(({ language, style }) => runCode(language, style, { ...body, num_generations: 2 })),
    );
    for (const output of outputs) {
      expect(output).toMatch(/made-1[\s\S]*made-2/);
      expect(output).not.toContain('other');
    }
  });

  it('prints the error of a service that rejects the request', async () => {
    refusal = { error: { detail: 'Not with this key.' } };
    await expect(runCode('curl', 'queue')).resolves.toContain('Not with this key.');
  });

  it('never contains a key', () => {
    for (const { language, style } of calls) {
      const code = requestCode({ origin, path: '/api/ai/images/generate', body }, language, style);
      expect(code).toContain('MEDIA_API_KEY');
      expect(code).not.toContain('key-1');
    }
  });
});
