import { setPriority } from 'node:os';
import { Worker } from 'node:worker_threads';
import { isEaselError } from '../../contract/error.ts';
import type { FromChild, ToChild } from './child-messages.ts';
import type { Renderer, RenderTask } from './renderer.ts';

// A render process: renders one task at a time for its parent, at a low priority.
const lowPriority = 10;
const progressEveryMs = 100;

const [moduleUrl] = process.argv.slice(2);
if (moduleUrl === undefined || process.send === undefined) throw new Error('This is started by the render pool alone.');

setPriority(lowPriority);
process.on('disconnect', () => process.exit(0));
// Ctrl-C reaches the whole process group, and a system shutdown every process; but the parent decides when its children
// end.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
// A renderer busy in one long call does not notice that the parent is gone: a separate thread does.
new Worker(new URL('./watch-parent.ts', import.meta.url), { workerData: process.ppid }).unref();

const { renderer } = (await import(moduleUrl)) as { renderer: Renderer };
let abort: AbortController | null = null;

function send(message: FromChild): void {
  process.send?.(message);
}

async function renderTask(task: RenderTask, signal: AbortSignal): Promise<FromChild> {
  let sentAt = 0;
  function onProgress(share: number): void {
    if (Date.now() - sentAt < progressEveryMs) return;
    sentAt = Date.now();
    send({ type: 'progress', share: Math.min(1, Math.max(0, share)) });
  }
  try {
    const render = await renderer.load(task.model);
    if (render === null) {
      const message = `The renderer “${renderer.name}” does not support ${task.model}.`;
      return { type: 'refused', code: 'not_implemented', message, fields: [] };
    }
    const onPlan = (plan: Record<string, unknown>) => send({ type: 'plan', plan });
    return { type: 'done', files: await render(task, { onProgress, signal, onPlan }) };
  } catch (error) {
    return isEaselError(error)
      ? { type: 'refused', code: error.code, message: error.message, fields: error.fields }
      : { type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (message: ToChild) => {
  if (message.type === 'abort') {
    abort?.abort();
    return;
  }
  abort = new AbortController();
  void renderTask(message.task, abort.signal).then(send);
});

send({ type: 'ready' });
