import { setTimeout as sleep } from 'node:timers/promises';
import { readLink, type Workflow } from '../../comfyui/workflow/plan.ts';
import { nodesBefore } from './check-workflow.ts';
import { runNode, type NodeContext } from './run-node.ts';
import type { SocketHub } from './socket-hub.ts';

/** A prompt of the fake server. */
export interface Prompt {
  number: number;
  id: string;
  workflow: Workflow;
  clientId: string | null;
  /** The `extra_data` of its request. */
  extra?: object;
  /** The output nodes that run. */
  outputs: string[];
}

/** An error that a node throws: class and message, as Python writes them. */
export interface NodeException {
  type: string;
  message: string;
}

/** The fake server's queue: it runs one prompt at a time, and reports on it as ComfyUI does. */
export interface PromptQueue {
  add: (prompt: Prompt) => void;
  running: () => Prompt | null;
  pending: () => Prompt[];
  /** The entry of `GET /history/{id}`. */
  history: (id: string) => object | undefined;
  /** The answer to `GET /history?max_items=`: the latest entries by id, oldest first. */
  latest: (most: number) => Record<string, object>;
  /** Takes a waiting prompt out. */
  remove: (id: string) => boolean;
  interrupt: () => void;
  /** What a client hears that connects while its prompt runs. */
  greetingFor: (clientId: string) => { type: string; data: object }[];
  hold: () => void;
  release: () => void;
  forget: () => void;
  /** Makes the next node of a class throw. */
  breakNode: (classType: string, exception: NodeException) => void;
}

interface Run extends Prompt {
  isInterrupted: boolean;
  messages: [string, object][];
  outputsSaved: Record<string, unknown>;
  node: string | null;
}

class Interruption extends Error {}
class Breakage extends Error {
  readonly exception: NodeException;
  constructor(exception: NodeException) {
    super(exception.message);
    this.exception = exception;
  }
}

/** Two nodes with the same key have the same results. */
function keyOf(workflow: Workflow, id: string): string {
  const node = workflow[id];
  const inputs = Object.entries(node?.inputs ?? {}).map(([name, value]) => {
    const link = readLink(value);
    return [name, link === null ? value : [keyOf(workflow, link.node), link.output]];
  });
  return JSON.stringify([node?.class_type, inputs]);
}

/** @param options.historyLagMs how long after its last message a prompt comes into the history */
export function createPromptQueue(options: {
  hub: SocketHub;
  historyLagMs: number;
  files: Pick<NodeContext, 'readUpload' | 'save'>;
}): PromptQueue {
  const { hub } = options;
  const pending: Prompt[] = [];
  const waiting: (() => void)[] = [];
  const history = new Map<string, object>();
  const cache = new Map<string, { values: unknown[]; saved: Record<string, unknown> | null }>();
  const broken = new Map<string, NodeException>();
  let running: Run | null = null;
  let isHeld = false;
  let isWorking = false;

  function wake(): void {
    for (const resolve of waiting.splice(0)) resolve();
  }

  function sendStatus(): void {
    const remaining = pending.length + (running === null ? 0 : 1);
    hub.send(null, 'status', { status: { exec_info: { queue_remaining: remaining } } });
  }

  function report(run: Run, type: string, data: object): void {
    const stamped = { prompt_id: run.id, ...data, timestamp: Date.now() };
    run.messages.push([type, stamped]);
    hub.send(run.clientId, type, stamped);
  }

  /** Waits while work is held. @throws Interruption */
  async function pass(run: Run): Promise<void> {
    if (isHeld && !run.isInterrupted && running === run) {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return pass(run);
    }
    if (run.isInterrupted || running !== run) throw new Interruption();
  }

  async function runAll(run: Run): Promise<void> {
    const { workflow } = run;
    const order = [...new Set(run.outputs.flatMap((end) => nodesBefore(workflow, end)))];
    const cached = order.filter((id) => cache.has(keyOf(workflow, id)));
    const states: Record<string, { value: number; max: number; state: string }> = {};
    const setState = (id: string, value: number, max: number, isDone = false) => {
      states[id] = { value, max, state: isDone ? 'finished' : 'running' };
      hub.send(run.clientId, 'progress_state', { prompt_id: run.id, nodes: states });
    };
    report(run, 'execution_start', {});
    report(run, 'execution_cached', { nodes: cached });
    for (const id of order) {
      const node = workflow[id];
      if (node === undefined) continue;
      const key = keyOf(workflow, id);
      const known = cache.get(key);
      if (known === undefined) {
        run.node = id;
        setState(id, 0, 1);
        hub.send(run.clientId, 'executing', { node: id, display_node: id, prompt_id: run.id });
        if (run.outputs.includes(id)) await pass(run);
        const exception = broken.get(node.class_type);
        if (exception !== undefined) {
          broken.delete(node.class_type);
          throw new Breakage(exception);
        }
        const inputs = Object.entries(node.inputs).map(([name, value]) => {
          const link = readLink(value);
          return [name, link === null ? value : cache.get(keyOf(workflow, link.node))?.values[link.output]];
        });
        const result = await runNode(node.class_type, Object.fromEntries(inputs), {
          ...options.files,
          workflow,
          async onStep(step, steps, preview) {
            setState(id, step, steps);
            hub.sendPreview(run.clientId, { node_id: id, prompt_id: run.id, image_type: 'image/jpeg' }, preview);
            hub.send(run.clientId, 'progress', { value: step, max: steps, prompt_id: run.id, node: id });
            await pass(run);
          },
        });
        cache.set(key, result);
      }
      const saved = cache.get(key)?.saved ?? null;
      if (saved !== null) {
        run.outputsSaved[id] = saved;
        hub.send(run.clientId, 'executed', { node: id, display_node: id, output: saved, prompt_id: run.id });
      }
      if (known === undefined || saved !== null) setState(id, 1, 1, true);
    }
    report(run, 'execution_success', {});
  }

  function reportEnd(run: Run, thrown: unknown): void {
    const node = { node_id: run.node ?? '', node_type: run.workflow[run.node ?? '']?.class_type ?? '', executed: [] };
    if (thrown instanceof Interruption) return report(run, 'execution_interrupted', node);
    const { type, message } =
      thrown instanceof Breakage ? thrown.exception : { type: 'RuntimeError', message: String(thrown) };
    report(run, 'execution_error', {
      ...node,
      exception_message: message,
      exception_type: type,
      traceback: ['  File "/srv/models/secret-place.py", line 1, in sample\n'],
      current_inputs: {},
      current_outputs: [],
    });
  }

  async function work(): Promise<void> {
    isWorking = true;
    for (let prompt = pending.shift(); prompt !== undefined; prompt = pending.shift()) {
      const run: Run = { ...prompt, isInterrupted: false, messages: [], outputsSaved: {}, node: null };
      running = run;
      sendStatus();
      let isComplete = true;
      try {
        await runAll(run);
      } catch (thrown) {
        // A forgotten run says nothing.
        if (running !== run) continue;
        isComplete = false;
        reportEnd(run, thrown);
      }
      await sleep(options.historyLagMs);
      if (running !== run) continue;
      const status = { status_str: isComplete ? 'success' : 'error', completed: isComplete, messages: run.messages };
      history.set(run.id, { prompt: queueItem(run), outputs: run.outputsSaved, status, meta: {} });
      running = null;
      sendStatus();
      hub.send(run.clientId, 'executing', { node: null, prompt_id: run.id });
    }
    isWorking = false;
  }

  return {
    add(prompt) {
      pending.push(prompt);
      sendStatus();
      if (!isWorking) void work();
    },
    running: () => running,
    pending: () => pending,
    history: (id) => history.get(id),
    latest: (most) => Object.fromEntries([...history].slice(-most)),
    remove(id) {
      const index = pending.findIndex((prompt) => prompt.id === id);
      if (index !== -1) pending.splice(index, 1);
      return index !== -1;
    },
    interrupt() {
      if (running !== null) running.isInterrupted = true;
      wake();
    },
    greetingFor(clientId) {
      const remaining = pending.length + (running === null ? 0 : 1);
      const status = { type: 'status', data: { status: { exec_info: { queue_remaining: remaining } }, sid: clientId } };
      if (running?.clientId !== clientId || running.node === null) return [status];
      return [status, { type: 'executing', data: { node: running.node } }];
    },
    hold() {
      isHeld = true;
    },
    release() {
      isHeld = false;
      wake();
    },
    forget() {
      pending.length = 0;
      history.clear();
      cache.clear();
      running = null;
      wake();
    },
    breakNode: (classType, exception) => void broken.set(classType, exception),
  };
}

/** A prompt as the queue and the history list it. */
export function queueItem(prompt: Prompt): unknown[] {
  const extra = { ...prompt.extra, ...(prompt.clientId === null ? {} : { client_id: prompt.clientId }) };
  return [prompt.number, prompt.id, prompt.workflow, { ...extra, create_time: 1_700_000_000_000 }, prompt.outputs];
}
