import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { EaselError } from '../contract/error.ts';
import { performMediaTask } from './media-task.ts';
import type { MediaTask } from './media-task.ts';

// One task on standard input, one answer on standard output; see run-media-task.ts, which starts this.
setPriority(constants.priority.PRIORITY_LOW);
const task = JSON.parse(await text(process.stdin)) as MediaTask;
let answer: unknown;
try {
  answer = { result: await performMediaTask(task) };
} catch (error) {
  const known = error instanceof EaselError;
  const code = known ? error.code : 'unknown_error';
  const message = error instanceof Error ? error.message : String(error);
  answer = { error: { code, message, fields: known ? error.fields : [] } };
}
process.stdout.write(JSON.stringify(answer));
