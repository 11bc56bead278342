import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { EaselError, fieldFaultSchema, httpStatusOfCode } from '../contract/error.ts';
import type { ErrorCode } from '../contract/error.ts';
import { bareEnvironment } from '../settings/bare-environment.ts';
import type { MediaTask, MediaTaskResults } from './media-task.ts';

/** How long a task may take, and who may end it. */
export interface MediaTaskOptions {
  deadlineMs: number;
  signal?: AbortSignal;
  /** The program that does the work; its place does not survive bundling, so it is found from the project's folder. */
  childPath?: string;
}

const answerSchema = z.union([
  z.object({ result: z.unknown() }).refine((answer) => answer.result !== undefined),
  z.object({
    error: z.object({
      code: z.enum(Object.keys(httpStatusOfCode) as [ErrorCode, ...ErrorCode[]]),
      message: z.string(),
      fields: z.array(fieldFaultSchema),
    }),
  }),
]);

/**
 * Does a task in a process of its own with low priority and without our settings or keys: a file that crashes or hangs a
 * decoder ends that process alone.
 * @throws EaselError as the task itself does; `unsupported_media_type` when the process crashed or passed its deadline.
 * @throws The signal's reason when it was aborted.
 */
export async function runMediaTask<Task extends MediaTask>(
  task: Task,
  options: MediaTaskOptions,
): Promise<MediaTaskResults[Task['kind']]> {
  options.signal?.throwIfAborted();
  const path = options.childPath ?? join(process.cwd(), 'lib/media/child.ts');
  const child = spawn(process.execPath, [path], { stdio: ['pipe', 'pipe', 'pipe'], env: bareEnvironment() });
  const deadline = AbortSignal.timeout(options.deadlineMs);
  const ends = options.signal === undefined ? deadline : AbortSignal.any([options.signal, deadline]);
  const kill = () => child.kill('SIGKILL');
  ends.addEventListener('abort', kill, { once: true });
  try {
    const exited = once(child, 'exit');
    const output = text(child.stdout);
    const complaints = text(child.stderr);
    // A child that is gone before it has read everything is told by its exit.
    child.stdin.on('error', () => undefined);
    child.stdin.end(JSON.stringify(task));
    const [, signal] = (await exited) as [number | null, NodeJS.Signals | null];
    options.signal?.throwIfAborted();
    if (deadline.aborted) {
      throw new EaselError(
        'unsupported_media_type',
        `The file could not be read within ${options.deadlineMs / 1000} s.`,
      );
    }
    // Our own child wrote it, from the type that its task answers.
    return readAnswer(await output, signal, await complaints) as MediaTaskResults[Task['kind']];
  } finally {
    ends.removeEventListener('abort', kill);
  }
}

function readAnswer(output: string, signal: NodeJS.Signals | null, complaints: string): unknown {
  const parsed = output === '' ? null : answerSchema.safeParse(JSON.parse(output));
  if (parsed === null || !parsed.success) {
    throw new EaselError('unsupported_media_type', `The file made its reader stop (${signal ?? 'no answer'}).`, {
      cause: complaints,
    });
  }
  if ('error' in parsed.data) {
    const { code, message, fields } = parsed.data.error;
    throw new EaselError(code, message, { fields });
  }
  return parsed.data.result;
}
