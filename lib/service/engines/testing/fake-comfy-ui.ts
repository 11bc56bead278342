import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isUuid } from '../../../contract/is-uuid.ts';
import type { Workflow } from '../comfyui/workflow/plan.ts';
import { answerWithFault } from './answer-with-fault.ts';
import { checkWorkflow, refusal, type ComfyVersion } from './comfyui/check-workflow.ts';
import { createFileStore } from './comfyui/file-store.ts';
import { createPromptQueue, queueItem, type NodeException } from './comfyui/prompt-queue.ts';
import { createSocketHub } from './comfyui/socket-hub.ts';
import { objectInfo } from './object-info.ts';
import type { EngineFault, EngineStage, FakeEngine } from './fake-engine.ts';

/** How a fake ComfyUI behaves. */
export interface FakeComfyUiOptions {
  /** By default 0.33.0. */
  version?: ComfyVersion;
  /** Whether previews say to which prompt they belong; by default true. */
  hasPreviewMetadata?: boolean;
  /** How long after its last message a prompt comes into the history; by default 20. */
  historyLagMs?: number;
  maxUploadBytes?: number;
  /** Answers `POST /prompt` with an id of its own, as versions before 0.3.45 do. */
  choosesIds?: boolean;
  /** Refuses sockets, as a proxy without support for them does. */
  hasSockets?: boolean;
}

/** A request that reached the server. */
export interface ReceivedRequest {
  method: string;
  path: string;
  /** JSON bodies only. */
  body: unknown;
}

/** A server that behaves as ComfyUI does, and really runs small workflows. */
export interface FakeComfyUi extends FakeEngine {
  requests: () => ReceivedRequest[];
  /** The names of uploaded files, with their folders. */
  uploads: () => string[];
  /** How many sockets are open. */
  sockets: () => number;
  dropSockets: () => void;
  /** Interrupts what runs, as somebody in front of the engine does. */
  interrupt: () => void;
  /** Makes the next node of a class throw. */
  breakNode: (classType: string, exception: NodeException) => void;
}

type Answer = { status: number; json?: unknown; bytes?: Buffer };
const ok = (json: unknown): Answer => ({ status: 200, json });

/** Starts a fake ComfyUI on a free port of the loopback interface. */
export async function createFakeComfyUi(options: FakeComfyUiOptions = {}): Promise<FakeComfyUi> {
  const { version = '0.33.0', maxUploadBytes = 100 * 1024 * 1024 } = options;
  const isOld = version === '0.3.64';
  const files = createFileStore();
  const hub = createSocketHub({
    hasMetadata: options.hasPreviewMetadata ?? true,
    greet: (clientId) => queue.greetingFor(clientId),
  });
  const queue = createPromptQueue({ hub, historyLagMs: options.historyLagMs ?? 20, files });
  const received: ReceivedRequest[] = [];
  const headers: IncomingMessage['headers'][] = [];
  const faults = new Map<EngineStage, { fault: EngineFault; times: number }>();
  let sent = 0;
  let cancelled = 0;

  function prompt(body: unknown): Answer {
    const request = (body ?? {}) as Record<string, unknown>;
    const { prompt: workflow, prompt_id: wanted, client_id: clientId, extra_data: extra } = request;
    if (typeof workflow !== 'object' || workflow === null) {
      return { status: 400, json: refusal('no_prompt', 'No prompt provided') };
    }
    if (
      !isOld &&
      wanted !== undefined &&
      !(typeof wanted === 'string' && isUuid(wanted) && wanted === wanted.toLowerCase())
    ) {
      return { status: 400, json: refusal('invalid_prompt_id', 'prompt_id must be a valid UUID') };
    }
    const verdict = checkWorkflow(workflow as Workflow, { version, hasUpload: files.hasUpload });
    if (!verdict.isAccepted) return { status: 400, json: verdict.body };
    const id = typeof wanted === 'string' && options.choosesIds !== true ? wanted : randomUUID();
    const client = typeof clientId === 'string' ? clientId : null;
    queue.add({
      number: sent,
      id,
      workflow: workflow as Workflow,
      clientId: client,
      outputs: verdict.outputs,
      ...(typeof extra === 'object' && extra !== null ? { extra } : {}),
    });
    return ok({ prompt_id: id, number: sent, node_errors: verdict.nodeErrors });
  }

  function job(id: string): Answer {
    if (queue.running()?.id === id) return ok({ id, status: 'in_progress' });
    if (queue.pending().some((waiting) => waiting.id === id)) return ok({ id, status: 'pending' });
    if (queue.history(id) !== undefined) return ok({ id, status: 'completed' });
    return { status: 404, json: { error: 'Job not found' } };
  }

  function remove(id: unknown): boolean {
    const isRemoved = typeof id === 'string' && queue.remove(id);
    if (isRemoved) cancelled += 1;
    return isRemoved;
  }

  function interrupt(id: unknown): boolean {
    const running = queue.running();
    // The old version interrupts whatever runs.
    if (running === null || (id !== undefined && !isOld && running.id !== id)) return false;
    cancelled += 1;
    queue.interrupt();
    return true;
  }

  async function answer(request: IncomingMessage, url: URL, body: unknown): Promise<Answer> {
    const [, first = '', second = '', third = '', fourth = ''] = url.pathname.split('/').map(decodeURIComponent);
    const isPost = request.method === 'POST';
    switch (`${isPost ? 'POST' : 'GET'} ${first}`) {
      case 'GET system_stats':
        return ok({ system: { comfyui_version: version, os: 'linux' }, devices: [] });
      case 'GET features':
        return ok({ supports_preview_metadata: options.hasPreviewMetadata ?? true, max_upload_size: maxUploadBytes });
      case 'GET object_info':
        return ok(objectInfo[second] === undefined ? {} : { [second]: objectInfo[second] });
      case 'GET queue': {
        const running = queue.running();
        return ok({
          queue_running: running === null ? [] : [queueItem(running)],
          queue_pending: queue.pending().map(queueItem),
        });
      }
      case 'GET history': {
        if (second === '') return ok(queue.latest(Number(url.searchParams.get('max_items') ?? Infinity)));
        const entry = queue.history(second);
        return ok(entry === undefined ? {} : { [second]: entry });
      }
      case 'GET view':
        return files.view(url.searchParams);
      case 'POST prompt':
        return prompt(body);
      case 'POST queue':
        for (const id of (body as { delete?: unknown[] }).delete ?? []) remove(id);
        return { status: 200 };
      case 'POST interrupt':
        interrupt((body as { prompt_id?: unknown }).prompt_id);
        return { status: 200 };
      case 'GET api':
        return second === 'jobs' && !isOld ? job(third) : { status: 404 };
      case 'POST api':
        if (second !== 'jobs' || fourth !== 'cancel' || isOld) return { status: 404 };
        return ok({ cancelled: remove(third) || interrupt(third) });
      default:
        return { status: 404 };
    }
  }

  function takeFault(stage: EngineStage): EngineFault | null {
    const entry = faults.get(stage);
    if (entry === undefined || entry.times === 0) return null;
    entry.times -= 1;
    return entry.fault;
  }

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://fake');
    headers.push(request.headers);
    if (url.pathname === '/prompt') sent += 1;
    const isForm = request.headers['content-type']?.startsWith('multipart/form-data') === true;
    if (isForm) {
      received.push({ method: 'POST', path: url.pathname, body: null });
      return send(response, await files.receive(request, maxUploadBytes));
    }
    const raw = await text(request);
    const body: unknown = raw === '' ? undefined : JSON.parse(raw);
    received.push({ method: request.method ?? '', path: url.pathname, body });
    const fault = takeFault(stageOf(url.pathname));
    // A server whose answer is cut or replaced on the way has acted on the request.
    const hasActed = fault === null || fault === 'cut' || fault === 'html' || fault === 'wrong shape';
    const result = hasActed ? await answer(request, url, body) : { status: 200 };
    if (fault === null) send(response, result);
    else answerWithFault(fault, request, response);
  }

  const server = createServer((request, response) => void receive(request, response));
  server.on('upgrade', (request, stream, head) => {
    headers.push(request.headers);
    if (options.hasSockets === false) stream.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n');
    else hub.upgrade(request, stream, head);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => sent,
    cancelled: () => cancelled,
    fail(stage, fault, times = 1) {
      faults.set(stage, { fault, times });
    },
    hold: queue.hold,
    release: queue.release,
    forget() {
      queue.forget();
      hub.drop();
    },
    headers: () => headers,
    requests: () => received,
    uploads: files.uploads,
    sockets: hub.count,
    dropSockets: hub.drop,
    interrupt: queue.interrupt,
    breakNode: queue.breakNode,
    async close() {
      queue.forget();
      hub.drop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function stageOf(path: string): EngineStage {
  if (path === '/prompt') return 'submit';
  if (path === '/view') return 'result';
  return /^\/(system_stats|features|object_info)/.test(path) ? 'discover' : 'follow';
}

function send(response: ServerResponse, { status, json, bytes }: Answer): void {
  response.writeHead(status, json === undefined ? {} : { 'content-type': 'application/json' });
  response.end(bytes ?? (json === undefined ? '' : JSON.stringify(json)));
}
