import { openAsBlob } from 'node:fs';
import { FormData } from 'undici';
import { z } from 'zod';
import type { JsonObject } from '../../../contract/model.ts';
import { awayAnswer, type EngineAnswer, type EngineClient } from '../engine-client.ts';
import { EngineError, throwAsAway } from '../engine-error.ts';

/** A prompt in the queue; in ComfyUI's words, a prompt is one run of a workflow. */
export interface QueuedPrompt {
  promptId: string;
  /** The client that sent it, if it gave an id. */
  clientId: string | null;
}

/** A prompt that ended. */
export interface EndedPrompt {
  /** By node, then by kind (`images`, `gifs`, `audio`…): what the nodes saved. */
  outputs: Record<string, Record<string, unknown>>;
  hasFailed: boolean;
  /** What was reported while it ran, such as `execution_error`, with data. */
  messages: { type: string; data: Record<string, unknown> }[];
}

/**
 * The requests to a ComfyUI server that change nothing, or may be repeated. Its API is not versioned: wire shapes stay
 * in this file, and every field may be missing. Source: `server.py` of ComfyUI 0.3.64 to 0.33.
 *
 * Every method throws `EngineError` with reason `away` when the server gives no useful answer.
 */
export interface ComfyApi {
  /** The version; null when it is not known. */
  readVersion: (signal: AbortSignal) => Promise<string | null>;
  /** The largest upload. */
  readMostUploadBytes: (signal: AbortSignal) => Promise<number>;
  /** What `object_info` says about a node class; null when the server lacks it. */
  readNode: (classType: string, signal: AbortSignal) => Promise<JsonObject | null>;
  readQueue: (signal: AbortSignal) => Promise<{ running: QueuedPrompt[]; pending: QueuedPrompt[] }>;
  /** Null for a prompt that has not ended, and for an unknown one. */
  readEnded: (promptId: string, signal: AbortSignal) => Promise<EndedPrompt | null>;
  /** Whether the jobs endpoint knows a prompt; false also for servers without this endpoint. */
  hasJob: (promptId: string, signal: AbortSignal) => Promise<boolean>;
  /** Uploads a file, and returns its name for loading nodes; a number is the status of a refusal. */
  upload: (file: UploadedFile, signal: AbortSignal) => Promise<string | number>;
  /** Cancels a prompt in any state; false when the server has no such endpoint. */
  cancelJob: (promptId: string, signal: AbortSignal) => Promise<boolean>;
  /** Takes a waiting prompt out of the queue. */
  dequeue: (promptId: string, signal: AbortSignal) => Promise<void>;
  /** Interrupts a prompt. Some versions ignore the id and interrupt whatever runs. */
  interrupt: (promptId: string, signal: AbortSignal) => Promise<void>;
}

/** A file for the server's input folder. */
export interface UploadedFile {
  path: string;
  contentType: string;
  /** Its name there. */
  name: string;
  subfolder: string;
}

/** The server's own default. */
const usualUploadBytes = 100 * 1024 * 1024;
const uploadDeadlineMs = 15 * 60_000;

const statsSchema = z.looseObject({
  system: z.looseObject({ comfyui_version: z.string().max(80).nullish().catch(null) }),
});
const featuresSchema = z.looseObject({ max_upload_size: z.number().positive() });
const queueItemSchema = z
  .tuple([z.unknown(), z.string()], z.unknown())
  .transform(([, promptId, , extra]): QueuedPrompt => {
    const client = z.looseObject({ client_id: z.string() }).safeParse(extra);
    return { promptId, clientId: client.success ? client.data.client_id : null };
  });
const queueListSchema = z.array(z.unknown()).transform((items) =>
  items.flatMap((item) => {
    const parsed = queueItemSchema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  }),
);
const queueSchema = z.looseObject({ queue_running: queueListSchema, queue_pending: queueListSchema });
const endedSchema = z.looseObject({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown()).catch({})).catch({}),
  status: z
    .looseObject({ status_str: z.string().catch(''), messages: z.array(z.unknown()).catch([]) })
    .nullish()
    .catch(null),
});
const messageSchema = z.tuple([z.string(), z.record(z.string(), z.unknown())], z.unknown());
const uploadSchema = z.looseObject({
  name: z.string().min(1).max(400),
  subfolder: z.string().max(400).catch(''),
});

/** @param name the engine's name, which messages begin with */
export function createComfyApi(client: EngineClient, name: string): ComfyApi {
  const unreadable = () => new EngineError('away', `${name} does not answer as ComfyUI does. Check its address.`);

  function parse<Output>(schema: z.ZodType<Output>, body: unknown): Output {
    const parsed = schema.safeParse(body);
    if (parsed.success) return parsed.data;
    throw unreadable();
  }

  async function post(path: string, body: unknown, signal: AbortSignal, deadlineMs?: number): Promise<EngineAnswer> {
    const deadline = deadlineMs === undefined ? {} : { deadlineMs };
    const answer = await client.exchange({ method: 'POST', path, body, signal, ...deadline }).catch(throwAsAway);
    const away = awayAnswer(name, answer);
    if (away !== null) throw away;
    if (answer.status >= 500) throw new EngineError('away', `${name} reported an error (status ${answer.status}).`);
    return answer;
  }

  return {
    async readVersion(signal) {
      return parse(statsSchema, await client.read('system_stats', signal)).system.comfyui_version ?? null;
    },
    async readMostUploadBytes(signal) {
      const features = featuresSchema.safeParse(await client.read('features', signal));
      return features.success ? features.data.max_upload_size : usualUploadBytes;
    },
    async readNode(classType, signal) {
      const body = await client.read(`object_info/${encodeURIComponent(classType)}`, signal);
      if (body === undefined) return null;
      return parse(z.record(z.string(), z.record(z.string(), z.unknown())), body)[classType] ?? null;
    },
    async readQueue(signal) {
      const { queue_running: running, queue_pending: pending } = parse(queueSchema, await client.read('queue', signal));
      return { running, pending };
    },
    async readEnded(promptId, signal) {
      const body = parse(z.record(z.string(), z.unknown()), await client.read(`history/${promptId}`, signal));
      if (body[promptId] === undefined) return null;
      const { outputs, status } = parse(endedSchema, body[promptId]);
      const messages = (status?.messages ?? []).flatMap((message) => {
        const parsed = messageSchema.safeParse(message);
        return parsed.success ? [{ type: parsed.data[0], data: parsed.data[1] }] : [];
      });
      return { outputs, hasFailed: status?.status_str === 'error', messages };
    },
    async hasJob(promptId, signal) {
      return (await client.read(`api/jobs/${promptId}`, signal)) !== undefined;
    },
    async upload(file, signal) {
      const form = new FormData();
      form.set('image', await openAsBlob(file.path, { type: file.contentType }), file.name);
      form.set('subfolder', file.subfolder);
      form.set('type', 'input');
      form.set('overwrite', 'true');
      const answer = await post('upload/image', form, signal, uploadDeadlineMs);
      if (answer.status !== 200) return answer.status;
      const { name: stored, subfolder } = parse(uploadSchema, answer.json);
      return subfolder === '' ? stored : `${subfolder}/${stored}`;
    },
    async cancelJob(promptId, signal) {
      const { status } = await post(`api/jobs/${promptId}/cancel`, {}, signal);
      return status === 200;
    },
    async dequeue(promptId, signal) {
      await post('queue', { delete: [promptId] }, signal);
    },
    async interrupt(promptId, signal) {
      await post('interrupt', { prompt_id: promptId }, signal);
    },
  };
}
