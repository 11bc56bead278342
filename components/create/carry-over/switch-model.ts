import type { QueryClient } from '@tanstack/react-query';
import { type Intent, intentNames } from '@/lib/client/models/intents';
import { intentsOf } from '@/lib/client/models/model-intents';
import { schemaOf } from '@/lib/client/models/schema-of';
import { modelOptions } from '@/lib/client/models/models';
import { toasts } from '@/lib/client/toasts';
import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { carryInto } from '@/lib/schema-form/carry-over/carry-over';
import { carryToTask, changeTask } from '@/lib/schema-form/carry-over/carry-to-task';
import { isSameJson } from '@/lib/schema-form/json';
import { chooseTask, intentFor, promptOfTask } from '../drafts/task-memory';
import type { Task } from '../drafts/use-task';
import type { FormHistoryControls } from '../history/use-form-history';
import { lateMessages } from '../messages-late';
import { noteRecentModel } from '@/lib/client/models/model-memory';
import { type CurrentModel, isModel, modelErrorMessage } from '../request/use-model';

/** The form that is left, and what a switch needs. */
export interface SwitchedForm {
  model: CurrentModel;
  /** Null until they have loaded. */
  values: JsonObject | null;
  draftOf: (model: string) => JsonObject | null;
  history: Pick<FormHistoryControls, 'beginChange' | 'commit' | 'showNote'>;
  task: Task;
  queries: QueryClient;
}

/** A model as far as it can be read, and why it can't be opened. */
async function readModel(
  { model: { models }, queries }: SwitchedForm,
  id: string,
): Promise<{ found: LooseModel | null; error: string | null }> {
  const listed = models.find((candidate) => isModel(candidate, id)) ?? null;
  if (listed !== null && schemaOf(listed) !== null) return { found: listed, error: null };
  return queries.fetchQuery(modelOptions(id)).then(
    (found) => ({ found, error: null }),
    // The form of a listed model shows the error itself.
    (error: unknown) => ({ found: listed, error: listed === null ? modelErrorMessage(id, error) : null }),
  );
}

/** The schema of a model, from the list or requested; null where there is none, or it can't be read. */
export async function schemaFor(form: SwitchedForm, id: string): Promise<JsonObject | null> {
  const { found } = await readModel(form, id);
  return found === null ? null : schemaOf(found);
}

/**
 * Opens the form of a model with all values that fit it. A model that can't be read leaves an existing form as it is,
 * and a toast says why.
 *
 * @param wanted the task to use it for; null for the current one, if it has that
 */
export async function openModel(form: SwitchedForm, id: string, wanted: Intent | null): Promise<void> {
  const { history, model } = form;
  const isWanted = history.beginChange();
  const { found, error } = await readModel(form, id);
  if (!isWanted()) return;
  if (error !== null && model.schema !== null) {
    toasts.show(error, { tone: 'bad' });
    return;
  }
  history.showNote(null);
  if (error === null) noteRecentModel(window.localStorage, id);
  if (id !== model.id) carryOver(form, id, found, wanted);
}

/** The values of the form, with what was typed while another model was loading. */
function latestValues({ model: { id }, values, draftOf }: SwitchedForm): JsonObject | null {
  return values === null || id === null ? null : (draftOf(id) ?? values);
}

function carryOver(form: SwitchedForm, id: string, found: LooseModel | null, wanted: Intent | null): void {
  const { history, task, model, draftOf } = form;
  const values = latestValues(form);
  const schema = found === null ? null : schemaOf(found);
  if (model.schema === null || values === null || schema === null || found === null) {
    history.commit(id, undefined);
    return;
  }
  const from = { schema: model.schema, values };
  const next = intentFor(found, wanted ?? task.intent);
  const isSameTask = task.intent === null || next === null || task.intent === next;
  const own = isSameTask ? null : promptOfTask(next, found, model.models);
  const carried = isSameTask
    ? { ...carryInto(schema, draftOf(id), from), offer: null }
    : carryToTask(schema, draftOf(id), from, own);
  const { report, offer } = carried;
  const step = history.commit(id, report.length === 0 && own === null ? undefined : carried.values);
  if (next !== null) task.choose(chooseTask(found, next));
  if (report.length === 0) return;
  const title = lateMessages.fromModel({ name: model.model?.display_name ?? model.id ?? '' });
  history.showNote({ name: lateMessages.carryOver, title, model: id, report, offer, step });
}

/** Opens a model for a task: the current one if it has that task, where only the prompt is replaced. */
export async function chooseIntent(form: SwitchedForm, next: Intent): Promise<void> {
  const { models, model } = form.model;
  if (model !== null && intentsOf(model).includes(next)) {
    changeIntent(form, model, next);
    return;
  }
  const fitting = models.find((candidate) => intentsOf(candidate)[0] === next);
  const any = fitting ?? models.find((candidate) => intentsOf(candidate).includes(next));
  if (any !== undefined) await openModel(form, any.id, next);
}

function changeIntent(form: SwitchedForm, own: LooseModel, next: Intent): void {
  const { history, task, model } = form;
  const { id, schema, models } = model;
  const values = latestValues(form);
  if (id === null || schema === null || values === null || task.intent === null || next === task.intent) return;
  task.leave();
  const changed = changeTask({ schema, values }, promptOfTask(next, own, models));
  const { report, offer } = changed;
  const step = isSameJson(changed.values, values) ? null : history.commit(id, changed.values);
  task.choose(chooseTask(own, next));
  const title = lateMessages.fromModel({ name: intentNames[task.intent] });
  history.showNote(
    report.length === 0 ? null : { name: lateMessages.carryOver, title, model: id, report, offer, step },
  );
}
