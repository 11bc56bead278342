import { constants, setPriority } from 'node:os';
import { EaselError } from '../../contract/error.ts';
import type { MediaTask } from './media-task.ts';

// Performs one task after another and answers each with one message; started by media-process.ts.
const { PRIORITY_LOW, PRIORITY_BELOW_NORMAL } = constants.priority;
setPriority(process.argv[2] === 'background' ? PRIORITY_LOW : PRIORITY_BELOW_NORMAL);

// Loaded at low priority, too: these imports take most of the start time.
const { default: sharp } = await import('sharp');
const { performMediaTask } = await import('./media-task.ts');
// Sharp caches files by name, and the name may refer to another file by now.
sharp.cache(false);

const progressEveryMs = 250;

/** Reports progress a few times a second. */
function reportProgress(): (share: number) => void {
  let last = 0;
  return (progress) => {
    if (Date.now() - last < progressEveryMs) return;
    last = Date.now();
    process.send?.({ progress });
  };
}

async function answer(task: MediaTask): Promise<void> {
  try {
    process.send?.({ result: await performMediaTask(task, reportProgress()) });
  } catch (error) {
    const known = error instanceof EaselError;
    const code = known ? error.code : 'unknown_error';
    const message = error instanceof Error ? error.message : String(error);
    process.send?.({ error: { code, message, fields: known ? error.fields : [] } });
  }
}

process.on('message', (task: MediaTask) => void answer(task));
process.on('disconnect', () => process.exit());
