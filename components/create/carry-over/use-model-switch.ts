'use client';

import { useQueryClient } from '@tanstack/react-query';
import type { Intent } from '@/lib/client/models/intents';
import type { JsonObject } from '@/lib/contract/model';
import type { SwitchedForm } from './switch-model';

/** The functions of `switch-model.ts`, which load late. */
export interface SwitchLogic {
  schemaFor: (form: SwitchedForm, id: string) => Promise<JsonObject | null>;
  openModel: (form: SwitchedForm, id: string, wanted: Intent | null) => Promise<void>;
  chooseIntent: (form: SwitchedForm, next: Intent) => Promise<void>;
}

/** Switching to another model. */
export interface ModelSwitch {
  /** The schema of a model, from the list or requested; null where there is none, or it can't be read. */
  schemaFor: (id: string) => Promise<JsonObject | null>;
  /** Opens the form of a model with all values that fit it, and shows a note about each. */
  switchTo: (id: string) => void;
  /** Opens a model for a task: the current one if it has that task. Tasks are offered once the logic has loaded. */
  chooseIntent: (intent: Intent) => void;
}

/**
 * Switches models and tasks: values are carried over as far as they fit, the prompt only within its task, and the
 * switch can be undone.
 *
 * @param logic undefined until it has loaded: there is no form to carry over before
 */
export function useModelSwitch(given: Omit<SwitchedForm, 'queries'>, logic: SwitchLogic | undefined): ModelSwitch {
  const form = { ...given, queries: useQueryClient() };
  const { history } = form;
  return {
    schemaFor: async (id) => (logic === undefined ? null : logic.schemaFor(form, id)),
    switchTo(id) {
      if (logic === undefined) history.commit(id, undefined);
      else void logic.openModel(form, id, null);
    },
    chooseIntent: (intent) => void logic?.chooseIntent(form, intent),
  };
}
