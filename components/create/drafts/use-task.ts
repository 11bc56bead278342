'use client';

import { useEffect, useMemo, useState } from 'react';
import { schemaOf } from '@/lib/client/models/media-fields';
import { type Intent, intentsOf } from '@/lib/client/models/intents';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { TaskPrompt } from '@/lib/schema-form/carry-over/carry-to-task';
import { type CurrentModel, isModel } from '../request/use-model';
import { useStableCallbacks } from '../use-stable-callbacks';
import { taskMemory } from './task-memory';

/** `typedPrompt`, which loads late. */
export interface TaskLogic {
  typedPrompt: (schema: JsonObject, values: JsonObject) => string | null;
}

/** The task of the form, and the prompts of the others. */
export interface Task {
  /** What the model in the form is used for; null while it is unknown. */
  intent: Intent | null;
  /**
   * The task that a model would be used for: the wanted or the current one if it has that, else what it was last used
   * for. Null for a model without tasks.
   */
  intentFor: (model: LooseModel, wanted: Intent | null) => Intent | null;
  /** The prompt that a task was left with; null for none, so that the model's own draft counts. */
  promptOf: (intent: Intent, model: LooseModel) => TaskPrompt | null;
  /** Remembers what a model is used for from now on. */
  choose: (model: LooseModel, intent: Intent | null) => void;
  /** Remembers the prompt of the form for its task. To be called before another form is shown. */
  leave: () => void;
}

/** What a model was last used for, else its first task. */
function lastIntent(model: LooseModel): Intent | null {
  const own = intentsOf(model);
  const last = taskMemory.current().tasks[model.id];
  return last !== undefined && own.includes(last) ? last : (own[0] ?? null);
}

/** Keeps a prompt for each task, so that one task's words do not become another's instruction. */
export function useTask({
  model: { id, model, models, schema },
  logic,
  draftOf,
}: {
  model: Pick<CurrentModel, 'id' | 'model' | 'models' | 'schema'>;
  /** Undefined until it has loaded. */
  logic: TaskLogic | undefined;
  draftOf: (model: string) => JsonObject | null;
}): Task {
  // The memory is read again when a choice was made.
  const [choices, setChoices] = useState(0);
  // oxlint-disable-next-line react/exhaustive-deps -- `choices` stands for the memory
  const intent = useMemo(() => (model === null ? null : lastIntent(model)), [model, choices]);

  const actions = useStableCallbacks({
    leave: () => {
      if (id === null || schema === null || intent === null || logic === undefined) return;
      const values = draftOf(id);
      const prompt = values === null ? null : logic.typedPrompt(schema, values);
      const before = taskMemory.current();
      if (prompt === null || before.prompts[intent]?.prompt === prompt) return;
      taskMemory.set({ ...before, prompts: { ...before.prompts, [intent]: { prompt, model: id } } });
    },
    choose: (chosen: LooseModel, next: Intent | null) => {
      if (next === null || lastIntent(chosen) === next) return;
      const before = taskMemory.current();
      taskMemory.set({ ...before, tasks: { ...before.tasks, [chosen.id]: next } });
      setChoices((count) => count + 1);
    },
  });

  // A page that is left by other ways than a switch.
  useEffect(() => {
    window.addEventListener('pagehide', actions.leave);
    return () => {
      window.removeEventListener('pagehide', actions.leave);
      actions.leave();
    };
  }, [actions]);

  return {
    intent,
    intentFor: (target, wanted) => {
      const own = intentsOf(target);
      return [wanted, intent].find((one) => one !== null && own.includes(one)) ?? lastIntent(target);
    },
    promptOf: (task, target) => {
      const left = taskMemory.current().prompts[task];
      if (left !== undefined) {
        const written = models.find((candidate) => isModel(candidate, left.model));
        return { prompt: left.prompt, schema: written === undefined ? null : schemaOf(written) };
      }
      return lastIntent(target) === task ? null : { prompt: '', schema: null };
    },
    ...actions,
  };
}
