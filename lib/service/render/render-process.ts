import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { EaselError } from '../../contract/error.ts';
import type { Logger } from '../../logging/create-logger.ts';
import { bareEnvironment } from '../../settings/bare-environment.ts';
import { invalidParameters } from '../models/check/check-parameters.ts';
import type { FromChild, ToChild } from './child-messages.ts';
import type { RenderedFile, RenderTask } from './renderer.ts';

/** A render process exited unexpectedly during its work. */
export class RenderLostError extends Error {
  override readonly name = 'RenderLostError';
}

/** The service's handle of one render process. */
export interface RenderProcess {
  pid: number | null;
  isAlive: () => boolean;
  /** Settles when the process has loaded its renderer, or has exited. */
  ready: Promise<void>;
  /** Renders one task at a time. Rejects with `RenderLostError` when the process exits meanwhile. */
  render: (
    task: RenderTask,
    watcher: { onProgress: (share: number) => void; logger: Logger },
  ) => Promise<RenderedFile[]>;
  /** Aborts the renderer's signal; the task then ends as the renderer decides. */
  abort: () => void;
  /** Kills the process. */
  kill: () => void;
}

/** A renderer's expected error. An issue's message does not repeat the field's name; the error's sentence names it. */
function refusalOf({ code, message, fields }: Extract<FromChild, { type: 'refused' }>): EaselError {
  if (code === 'invalid_params' && fields.length > 0) return invalidParameters(fields);
  return new EaselError(code, message, { fields });
}

/** Starts a render process. */
export function startRenderProcess(options: { rendererModule: string }): RenderProcess {
  const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), [options.rendererModule], {
    env: bareEnvironment(),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let current: {
    resolve: (files: RenderedFile[]) => void;
    reject: (error: Error) => void;
    onProgress: (share: number) => void;
    logger: Logger;
  } | null = null;
  let isAlive = true;
  const { promise: ready, resolve: onReady } = Promise.withResolvers<void>();

  // The last output before a crash shows its reason.
  let lastOutput = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    lastOutput = (lastOutput + text).slice(-4000);
  });

  function settle(): NonNullable<typeof current> | null {
    const settled = current;
    current = null;
    return settled;
  }

  function end(reason: string): void {
    if (!isAlive) return;
    isAlive = false;
    onReady();
    const settled = settle();
    if (settled === null) return;
    settled.logger.warn({ reason, lastOutput: lastOutput.trim() }, 'a render process ended in the middle of its work');
    settled.reject(new RenderLostError(reason));
  }

  child.on('error', (error) => end(error.message));
  child.on('exit', (code, signal) =>
    end(signal === null ? `it exited with code ${String(code)}` : `it was killed by ${signal}`),
  );
  child.on('message', (message: FromChild) => {
    if (message.type === 'ready') onReady();
    if (message.type === 'progress') current?.onProgress(message.share);
    if (message.type === 'plan') current?.logger.debug({ plan: message.plan }, 'planned a generation');
    if (message.type === 'done') settle()?.resolve(message.files);
    if (message.type === 'refused') {
      settle()?.reject(refusalOf(message));
    }
    if (message.type === 'failed') settle()?.reject(new Error(message.message));
  });

  return {
    pid: child.pid ?? null,
    isAlive: () => isAlive,
    ready,
    render: (task, watcher) =>
      new Promise((resolve, reject) => {
        if (!isAlive) return reject(new RenderLostError('it had ended before the work began'));
        current = { resolve, reject, ...watcher };
        const message: ToChild = { type: 'render', task };
        child.send(message, (error) => {
          if (error !== null) end(error.message);
        });
      }),
    abort() {
      const message: ToChild = { type: 'abort' };
      // The exit event reports a process that is gone.
      if (isAlive) child.send(message, () => undefined);
    },
    kill() {
      isAlive = false;
      onReady();
      child.kill('SIGKILL');
      settle()?.reject(new RenderLostError('it was ended by the service'));
    },
  };
}
