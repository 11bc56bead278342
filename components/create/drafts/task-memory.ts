import { createPersistedStore } from '@/lib/client/create-persisted-store';
import { type Intent, intents } from '@/lib/client/models/intents';

/** What a task was left with. */
export interface LeftPrompt {
  prompt: string;
  /** The model that it was written for. */
  model: string;
}

/** What this browser remembers about tasks. */
export interface TaskMemory {
  /** The task that a model was last used for, where it has several. */
  tasks: Readonly<Record<string, Intent>>;
  /** The prompt that each task was left with. */
  prompts: Readonly<Partial<Record<Intent, LeftPrompt>>>;
}

type Loose = Record<string, unknown>;

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}

const isIntent = (value: unknown): value is Intent => intents.some((intent) => intent === value);

/** Reads a stored memory; whatever another version stored is left out. */
export function readTaskMemory(text: string): TaskMemory {
  const stored = JSON.parse(text) as Loose | null;
  const tasks = entriesOf(stored?.['tasks']).filter((entry): entry is [string, Intent] => isIntent(entry[1]));
  const prompts = entriesOf(stored?.['prompts']).flatMap(([task, left]) => {
    const { prompt, model } = (left ?? {}) as Loose;
    return isIntent(task) && typeof prompt === 'string' && typeof model === 'string'
      ? [[task, { prompt, model }] as const]
      : [];
  });
  return { tasks: Object.fromEntries(tasks), prompts: Object.fromEntries(prompts) };
}

/** The tasks that models were used for, and their prompts, in this browser. */
export const taskMemory = createPersistedStore<TaskMemory>({
  key: 'easel:tasks',
  initial: { tasks: {}, prompts: {} },
  read: readTaskMemory,
  write: (memory) => JSON.stringify(memory),
});
