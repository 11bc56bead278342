import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ChatMessage } from '../chat-messages.ts';

/** How the fake text service answers. */
export type FakeAnswer =
  | { kind: 'stream'; pieces: string[] }
  | { kind: 'whole'; text: string }
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** Begins to answer, and never ends. */
  | { kind: 'hang' }
  | { kind: 'raw'; type: string; body: string }
  | { kind: 'break' };

/** A text service for tests, OpenAI-compatible. */
export interface FakeTextService {
  baseUrl: string;
  /** The next answers; the last one stays. */
  answer: FakeAnswer;
  /** What it was asked, in order. */
  asked: { authorization: string | null; model: string; messages: ChatMessage[] }[];
  /** How many requests were ended by the client. */
  ended: number;
  close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Starts a text service on a free port. Errors echo the key, as careless services do. */
export async function startFakeTextService(): Promise<FakeTextService> {
  const server = createServer((request, response) => void handle(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  const service: FakeTextService = {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    answer: { kind: 'stream', pieces: [] },
    asked: [],
    ended: 0,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = JSON.parse(await textOf(request)) as { model: string; messages: ChatMessage[] };
    const authorization = request.headers.authorization ?? null;
    service.asked.push({ authorization, model: body.model, messages: body.messages });
    response.on('close', () => {
      if (!response.writableEnded) service.ended += 1;
    });
    const { answer } = service;
    const stream = { 'content-type': 'text/event-stream' };
    const event = (value: unknown) => response.write(`data: ${JSON.stringify(value)}\n\n`);
    if (answer.kind === 'status') {
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(JSON.stringify({ error: { message: `Incorrect API key provided: ${authorization}` } }));
    } else if (answer.kind === 'whole') {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: answer.text }, finish_reason: 'stop' }] }));
    } else if (answer.kind === 'raw') {
      response.writeHead(200, { 'content-type': answer.type });
      response.end(answer.body);
    } else if (answer.kind === 'break') {
      request.socket.destroy();
    } else {
      response.writeHead(200, stream);
      event({ choices: [{ delta: { role: 'assistant', content: '' } }] });
      for (const content of answer.kind === 'stream' ? answer.pieces : ['A begun'])
        event({ choices: [{ delta: { content } }] });
      if (answer.kind === 'hang') return;
      event({ choices: [{ delta: {}, finish_reason: 'stop' }] });
      response.end('data: [DONE]\n\n');
    }
  }
  return service;
}
