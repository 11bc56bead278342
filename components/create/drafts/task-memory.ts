import { createPersistedStore } from '@/lib/client/create-persisted-store';
import { type Intent, intents } from '@/lib/client/models/intents';
import { intentsOf } from '@/lib/client/models/model-intents';
import { schemaOf } from '@/lib/client/models/schema-of';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { type TaskPrompt, typedPrompt } from '@/lib/schema-form/carry-over/carry-to-task';
import { isModel } from '../request/use-model';

/** What a task was left with. */
interface LeftPrompt {
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

const memory = createPersistedStore<TaskMemory>({
  key: 'easel:tasks',
  initial: { tasks: {}, prompts: {} },
  read: readTaskMemory,
  write: (value) => JSON.stringify(value),
});

/** What a model was last used for in this browser, else its first task; null for a model without tasks. */
export function lastIntent(model: LooseModel): Intent | null {
  const own = intentsOf(model);
  const last = memory.current().tasks[model.id];
  return last !== undefined && own.includes(last) ? last : (own[0] ?? null);
}

/** The task that a model would be used for: the wanted one if it has that, else what it was last used for. */
export function intentFor(model: LooseModel, wanted: Intent | null): Intent | null {
  return wanted !== null && intentsOf(model).includes(wanted) ? wanted : lastIntent(model);
}

/** Remembers what a model is used for from now on. Returns the choice. */
export function chooseTask(model: LooseModel, intent: Intent): { model: string; intent: Intent } {
  const before = memory.current();
  if (lastIntent(model) !== intent) memory.set({ ...before, tasks: { ...before.tasks, [model.id]: intent } });
  return { model: model.id, intent };
}

/**
 * The prompt that a task was left with; empty where a model's draft was written for another task, null where the draft
 * counts.
 *
 * @param models of which one is that for which the prompt was written
 */
export function promptOfTask(intent: Intent, model: LooseModel, models: readonly LooseModel[]): TaskPrompt | null {
  const left = memory.current().prompts[intent];
  if (left === undefined) return lastIntent(model) === intent ? null : { prompt: '', schema: null };
  const written = models.find((candidate) => isModel(candidate, left.model));
  return { prompt: left.prompt, schema: written === undefined ? null : schemaOf(written) };
}

/** Remembers the prompt of a form that is being left, for its task. */
export function leaveTask(intent: Intent, model: string, schema: JsonObject, values: JsonObject): void {
  const prompt = typedPrompt(schema, values);
  const before = memory.current();
  if (prompt === null || before.prompts[intent]?.prompt === prompt) return;
  memory.set({ ...before, prompts: { ...before.prompts, [intent]: { prompt, model } } });
}
