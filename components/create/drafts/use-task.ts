'use client';

import { useEffect, useMemo, useState } from 'react';
import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import type { CurrentModel } from '../request/use-model';
import { useStableCallbacks } from '../use-stable-callbacks';

/** The functions of `task-memory.ts`, which load late. */
export interface TaskLogic {
  lastIntent: (model: LooseModel) => Intent | null;
  leaveTask: (intent: Intent, model: string, schema: JsonObject, values: JsonObject) => void;
}

/** What the form is used for. Each task keeps a prompt, so that one task's words do not become another's instruction. */
export interface Task {
  /** Null while it is unknown, as until the logic has loaded. */
  intent: Intent | null;
  /** Remembers the prompt of the form for its task. To be called before another form is shown. */
  leave: () => void;
  /** Uses a model for a task; the memory is told separately. */
  choose: (choice: { model: string; intent: Intent }) => void;
}

/** The task of the model in the form. */
export function useTask({
  model: { id, model, schema },
  logic,
  draftOf,
}: {
  model: Pick<CurrentModel, 'id' | 'model' | 'schema'>;
  /** Undefined until it has loaded. */
  logic: TaskLogic | undefined;
  draftOf: (model: string) => JsonObject | null;
}): Task {
  /** A choice of this page, which may be newer than what the memory said when the model was shown. */
  const [chosen, choose] = useState<{ model: string; intent: Intent } | null>(null);
  const last = useMemo(() => (model === null ? null : (logic?.lastIntent(model) ?? null)), [model, logic]);
  const intent = chosen !== null && chosen.model === model?.id ? chosen.intent : last;
  const { leave } = useStableCallbacks({
    leave: () => {
      const values = id === null ? null : draftOf(id);
      if (id !== null && values !== null && schema !== null && intent !== null)
        logic?.leaveTask(intent, id, schema, values);
    },
  });
  // A page that is left by other ways than a switch.
  useEffect(() => {
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [leave]);
  return { intent, leave, choose };
}
