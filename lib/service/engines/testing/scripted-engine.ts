import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import type { JsonObject } from '../../../contract/model.ts';
import type { Engine, EngineJob, EngineModel } from '../engine.ts';
import { EngineError } from '../engine-error.ts';

/** An engine in this process that does what a test says, and counts what reaches it. */
export interface ScriptedEngine extends Engine {
  /** The keys of everything that was sent, in order. */
  sent: string[];
  /** The work that was cancelled, by key. */
  cancelled: string[];
  /** The jobs as they arrived. */
  jobs: EngineJob[];
  /** How many `follow` calls run. */
  following: () => number;
  /** What happens at each step; a test replaces what it needs. */
  script: {
    /** Before anything is sent: throw to fail. */
    beforeSending: () => Promise<void>;
    /** After it arrived, before the answer. */
    afterSending: () => Promise<void>;
    /** Whether work that arrived ends. */
    isDone: (key: string) => boolean;
    /** Whether the engine answers at all. */
    isAway: boolean;
    /** Whether `find` can say what arrived. */
    canFind: boolean;
    /** Thrown by `cancel`; null for none. */
    cancelFailure: Error | null;
    /** Thrown by `follow` instead of a result. */
    failure: Error | null;
    /** Reported as a preview at each look while the work runs; null for none. */
    preview: Uint8Array | null;
    /** Written as the result of a key. */
    result: (key: string) => Promise<Buffer>;
  };
  /** Knows a key, as if it had arrived. */
  remember: (key: string) => void;
  /** Loses everything that it knows of its work. */
  forget: () => void;
}

const requestSchema: JsonObject = {
  type: 'object',
  title: 'Test workflow',
  required: ['prompt'],
  basic: ['prompt'],
  properties: {
    prompt: { type: 'string', title: 'Prompt', minLength: 1, 'x-order': 0 },
    steps: { type: 'integer', title: 'Steps', minimum: 1, maximum: 100, default: 20, 'x-order': 1 },
    image: { type: 'string', title: 'Image', format: 'uri', renderType: 'image-url', 'x-order': 2 },
    seed: { type: 'integer', title: 'Seed', minimum: 0, maximum: Number.MAX_SAFE_INTEGER, 'x-order': 3 },
    num_images: { type: 'integer', title: 'Images', minimum: 1, maximum: 8, default: 1, 'x-order': 4 },
  },
};

/** A model of a scripted engine. */
export function scriptedModel(id: string): EngineModel {
  return {
    id,
    title: 'Test workflow',
    summary: 'A workflow for tests',
    description: 'Gives what the test says.',
    mediaType: 'image',
    inputs: ['text', 'image'],
    requestSchema,
    plan: { prompt: 'here' },
    unavailable: null,
  };
}

const lookEveryMs = 10;

const keyOf = (handle: JsonObject) => String(handle['key']);

/** Creates an engine without any script: it answers with a small image at once. */
export function createScriptedEngine(options: {
  name: string;
  isPaid?: boolean;
  models: EngineModel[];
}): ScriptedEngine {
  const known = new Set<string>();
  let following = 0;
  const script: ScriptedEngine['script'] = {
    beforeSending: () => Promise.resolve(),
    afterSending: () => Promise.resolve(),
    isDone: () => true,
    isAway: false,
    canFind: true,
    failure: null,
    cancelFailure: null,
    preview: null,
    result: () =>
      sharp({ create: { width: 8, height: 6, channels: 3, background: '#336699' } })
        .png()
        .toBuffer(),
  };
  const answer = () => {
    if (script.isAway) throw new EngineError('away', `${options.name} refuses connections.`);
  };

  const engine: ScriptedEngine = {
    name: options.name,
    isPaid: options.isPaid ?? false,
    sent: [],
    cancelled: [],
    jobs: [],
    script,
    following: () => following,
    remember: (key) => void known.add(key),
    forget: () => known.clear(),
    async discover() {
      answer();
      return Promise.resolve({ software: 'Scripted 1.0', models: options.models });
    },
    async submit(job, { onSending, signal }) {
      answer();
      await script.beforeSending();
      await onSending();
      engine.sent.push(job.key);
      engine.jobs.push(job);
      known.add(job.key);
      const cut = new Promise<never>((_, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
      );
      await Promise.race([script.afterSending(), cut]);
      return { key: job.key, token: randomUUID() };
    },
    async find(key) {
      answer();
      if (!script.canFind) return Promise.resolve('unknown');
      return Promise.resolve(known.has(key) ? { key } : 'never arrived');
    },
    async follow(handle, _job, { directory, signal, onProgress, onPreview }) {
      following += 1;
      try {
        for (let looks = 0; ; looks += 1) {
          signal.throwIfAborted();
          answer();
          const key = keyOf(handle);
          if (engine.cancelled.includes(key)) throw new Error('cancelled');
          if (!known.has(key)) throw new EngineError('forgotten', `${options.name} does not know it.`);
          if (script.failure !== null) throw script.failure;
          if (script.isDone(key)) break;
          onProgress(Math.min(0.9, looks / 100));
          if (script.preview !== null) onPreview(script.preview);
          await wait(lookEveryMs, undefined, { signal });
        }
        const path = join(directory, 'result');
        await writeFile(path, await script.result(keyOf(handle)));
        return [{ path }];
      } finally {
        following -= 1;
      }
    },
    async cancel(handle) {
      answer();
      if (script.cancelFailure !== null) throw script.cancelFailure;
      engine.cancelled.push(keyOf(handle));
      return Promise.resolve();
    },
    close: () => Promise.resolve(),
  };
  return engine;
}
