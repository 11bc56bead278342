import { spawn, type ChildProcess } from 'node:child_process';
import { on, once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { EaselError, httpStatusOfCode, type ErrorCode, fieldIssueSchema } from '../../contract/error.ts';
import { processMemoryBytes } from '../../processes/process-memory.ts';
import { watchMemory } from '../../processes/watch-memory.ts';
import { bareEnvironment } from '../../settings/bare-environment.ts';
import type { MediaTask, MediaTaskResults } from './media-task.ts';

/** How long a task may take, and its abort signal. */
export interface MediaTaskOptions {
  deadlineMs: number;
  signal?: AbortSignal;
  /** Called with the done share of a long task, 0 to 1. */
  onProgress?: (share: number) => void;
}

/** How a process is started. */
export interface MediaProcessOptions {
  /** The process is ended when it exceeds this. */
  memoryLimitBytes: number;
  /** Whether a user waits for the result; background processes yield the processor to everything else. */
  urgency?: 'awaited' | 'background';
  /** The program of the process; its path does not survive bundling, so it is found from the project's folder. */
  childPath?: string;
}

/** A process that performs media tasks, one after another. */
export interface MediaProcess {
  /**
   * Performs a task; call it again only when the previous task has ended.
   *
   * @throws EaselError as the task itself does, an Error for unexpected failures; `unsupported_media_type` when the
   * process crashed, or exceeded its deadline or its memory limit.
   * @throws The signal's reason when it was aborted.
   */
  perform: <Task extends MediaTask>(task: Task, options: MediaTaskOptions) => Promise<MediaTaskResults[Task['kind']]>;
  /** Whether it can take another task. */
  isAlive: () => boolean;
  /** The memory that it uses now, in bytes; null when unknown. */
  memoryBytes: () => Promise<number | null>;
  end: () => void;
}

const memoryCheckMs = 250;
const mebibyte = 1024 * 1024;

const progressSchema = z.object({ progress: z.number() });

const answerSchema = z.union([
  z.object({ result: z.unknown() }).refine((answer) => answer.result !== undefined),
  z.object({
    error: z.object({
      code: z.enum(Object.keys(httpStatusOfCode) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      fields: z.array(fieldIssueSchema),
    }),
  }),
]);

/**
 * Starts a process of lower priority, without our settings or keys: a file that crashes or hangs a decoder ends only
 * that process. It ends with its parent, however that ends.
 */
export function startMediaProcess(options: MediaProcessOptions): MediaProcess {
  const {
    memoryLimitBytes,
    urgency = 'awaited',
    childPath = join(process.cwd(), 'lib/media/tasks/child.ts'),
  } = options;
  const child = spawn(process.execPath, [childPath, urgency], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: bareEnvironment(),
  });
  // Its output when it crashes. A process that only waits for work does not prevent this one from exiting.
  const complaints = child.stderr === null ? Promise.resolve('') : text(child.stderr).catch(() => '');
  const exited = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  exited.catch(() => undefined);
  child.unref();
  child.channel?.unref();
  const end = () => void child.kill('SIGKILL');
  const isAlive = () => child.connected && child.exitCode === null && child.signalCode === null && !child.killed;

  async function ask(task: MediaTask, onProgress: (share: number) => void): Promise<unknown> {
    const answered = answerOf(child, onProgress);
    answered.catch(() => undefined);
    // A child that exits before it has read everything is noticed by its exit event.
    child.send(task, () => undefined);
    const answer = await Promise.race([answered, exited.then(() => null)]);
    if (answer !== null) return answer[0];
    const [, signal] = await exited;
    throw new EaselError(
      'unsupported_media_type',
      `The file could not be read: it crashed the reader (${signal ?? 'no answer'}).`,
      {
        cause: await complaints,
      },
    );
  }

  return {
    isAlive,
    memoryBytes: async () => (child.pid === undefined ? null : processMemoryBytes(child.pid)),
    end,
    async perform(task, options) {
      options.signal?.throwIfAborted();
      const deadline = AbortSignal.timeout(options.deadlineMs);
      const ends = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
      ends.addEventListener('abort', end, { once: true });
      let isTooLarge = false;
      const endWatch = watchMemory({
        pid: child.pid ?? null,
        limitBytes: memoryLimitBytes,
        everyMs: memoryCheckMs,
        onExceeded() {
          isTooLarge = true;
          end();
        },
      });
      child.ref();
      child.channel?.ref();
      try {
        // Written by our own child, from the type that its task returns.
        return readAnswer(
          await ask(task, options.onProgress ?? (() => undefined)),
        ) as MediaTaskResults[(typeof task)['kind']];
      } catch (thrown) {
        options.signal?.throwIfAborted();
        if (!isTooLarge && !deadline.aborted) throw thrown;
        const message = isTooLarge
          ? `The file could not be read: it needs more than ${Math.round(memoryLimitBytes / mebibyte)} MB of memory.`
          : `The file could not be read within ${options.deadlineMs / 1000} s.`;
        throw new EaselError('unsupported_media_type', message, { cause: thrown });
      } finally {
        endWatch();
        ends.removeEventListener('abort', end);
        child.unref();
        child.channel?.unref();
      }
    },
  };
}

/** The first message that is no progress; null when the process exits before it. */
async function answerOf(child: ChildProcess, onProgress: (share: number) => void): Promise<[unknown] | null> {
  // It buffers: two messages of one read come before a second `once` would listen.
  for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<[unknown]>) {
    const progress = progressSchema.safeParse(message);
    if (!progress.success) return [message];
    onProgress(progress.data.progress);
  }
  return null;
}

function readAnswer(answer: unknown): unknown {
  const parsed = answerSchema.parse(answer);
  if ('result' in parsed) return parsed.result;
  const { code, message, fields } = parsed.error;
  // For the log, like any unexpected failure: the message may contain paths.
  if (code === 'unknown_error') throw new Error(message);
  throw new EaselError(code, message, { fields });
}
