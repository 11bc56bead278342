import { createStore } from '@/lib/client/create-store';
import { isUnanswered, RequestError } from '@/lib/client/request';
import type { NewFineTune } from '../api/fine-tunes';
import type { DatasetUploadOptions } from './send-dataset';

/** The step at which a start failed. */
export type StartStep = 'prepare' | 'upload' | 'create' | 'tokenize';

/** How far a project has come on its way to being tokenized. */
export type StartState =
  | { status: 'idle' }
  | { status: 'preparing' }
  | { status: 'uploading'; sentBytes: number; bytes: number; attempt: number }
  | { status: 'creating' }
  | { status: 'tokenizing' }
  | { status: 'failed'; step: StartStep; error: unknown };

/** A project to start. */
export interface StartPlan {
  /** A random key: two presses with the same one make one project, also after a lost answer. */
  key: string;
  /** The dataset: a file to send, or the branch and path of one that is already there. */
  dataset: { prepare: () => Promise<File> } | { resource: string };
  request: (resource: string) => Promise<NewFineTune>;
  /** Whether it is tokenized at once. */
  tokenizes: boolean;
}

/** What starting needs of the world. */
export interface StartWorld {
  /** Sends a file, and returns its branch and path. */
  upload: (file: File, key: string, options: DatasetUploadOptions) => Promise<string>;
  create: (request: NewFineTune) => Promise<string | null>;
  /** The id of the fine-tune of this unique name; null if there is none. */
  find: (name: string) => Promise<string | null>;
  tokenize: (id: string) => Promise<void>;
  /** Waits before another attempt; ends early when the signal does. */
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Called with the id of a project that is on its way. */
  onStarted: (id: string) => void;
}

/** Starts projects, one at a time. */
export interface Starter {
  state: () => StartState;
  subscribe: (listener: () => void) => () => void;
  /** Starts a project, or goes on with the one of the same key where it failed. Ignored while one is being started. */
  start: (plan: StartPlan) => void;
  /** Ends the upload. */
  cancel: () => void;
}

const attempts = 3;

/** A missing answer and an unavailable service may be temporary; any other answer would be the same again. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 502 || error.status === 503);
}

/** Whether a request may have been carried out although it failed. */
const isUncertain = (error: unknown) => isUnanswered(error) || (error instanceof RequestError && error.status >= 500);

/** What is already done for a key. */
interface Done {
  key: string;
  resource: string | null;
  id: string | null;
  isUncertain: boolean;
}

/**
 * Creates a starter: it sends the dataset, creates the fine-tune and tokenizes it. What has succeeded is not repeated
 * when the person tries again, and a fine-tune whose creation got no answer is looked for by its unique name first.
 */
export function createStarter(world: StartWorld): Starter {
  const store = createStore<StartState>({ status: 'idle' });
  let done: Done = { key: '', resource: null, id: null, isUncertain: false };
  let controller = new AbortController();
  let isBusy = false;

  async function upload(file: File, key: string, signal: AbortSignal): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const onProgress = (sentBytes: number) => {
        if (!signal.aborted) store.set({ status: 'uploading', sentBytes, bytes: file.size, attempt });
      };
      onProgress(0);
      try {
        return await world.upload(file, key, { onProgress, signal });
      } catch (error) {
        if (signal.aborted || attempt === attempts || !isWorthRetrying(error)) throw error;
        await world.wait(1000 * 3 ** (attempt - 1), signal);
      }
    }
  }

  async function create(request: NewFineTune): Promise<string> {
    const before = done.isUncertain ? await world.find(request.name) : null;
    if (before !== null) return before;
    try {
      const id = await world.create(request);
      if (id === null) throw new Error('The service gave no id.');
      return id;
    } catch (error) {
      done.isUncertain ||= isUncertain(error);
      throw error;
    }
  }

  async function tokenize(id: string): Promise<void> {
    try {
      await world.tokenize(id);
    } catch (error) {
      // It has already begun: an earlier press whose answer was lost.
      if (!(error instanceof RequestError) || error.status !== 409) throw error;
    }
  }

  async function run(plan: StartPlan, signal: AbortSignal): Promise<void> {
    let step: StartStep = 'prepare';
    if (done.key !== plan.key) done = { key: plan.key, resource: null, id: null, isUncertain: false };
    try {
      if ('resource' in plan.dataset) done.resource = plan.dataset.resource;
      if (done.resource === null && 'prepare' in plan.dataset) {
        store.set({ status: 'preparing' });
        const file = await plan.dataset.prepare();
        step = 'upload';
        done.resource = await upload(file, plan.key, signal);
      }
      step = 'create';
      store.set({ status: 'creating' });
      done.id ??= await create(await plan.request(done.resource ?? ''));
      step = 'tokenize';
      store.set({ status: 'tokenizing' });
      if (plan.tokenizes) await tokenize(done.id);
      world.onStarted(done.id);
    } catch (error) {
      store.set(signal.aborted ? { status: 'idle' } : { status: 'failed', step, error });
    }
  }

  return {
    state: store.current,
    subscribe: store.subscribe,
    start(plan) {
      if (isBusy) return;
      isBusy = true;
      controller = new AbortController();
      void run(plan, controller.signal).finally(() => {
        isBusy = false;
      });
    },
    cancel: () => controller.abort(),
  };
}
