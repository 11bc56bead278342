import type { JsonObject, LooseModel } from '@/lib/contract/model';
import { readModes } from '@/lib/schema-form/model/exclusive-modes';
import { initialValues } from '@/lib/schema-form/values/initial-values';
import { isJsonObject } from '@/lib/schema-form/json';
import { modeName } from '@/lib/schema-form/reserved-values';
import { type MediaField } from '@/lib/client/models/media-fields';
import { schemaOf } from '@/lib/client/models/schema-of';
import { valuesOfRequest } from '@/lib/client/jobs/read-request';
import { seedNameOf } from '@/lib/contract/seed';
import { freshSeeds, setFresh } from '@/lib/schema-form/reserved-values';
import { withLockedSeed } from '@/lib/schema-form/values/seeds';
import { type Intent, intentNames } from '@/lib/client/models/intents';
import { intentsOf } from '@/lib/client/models/model-intents';
import type { SendTarget } from '@/lib/client/models/send-targets';
import { changeTask } from '@/lib/schema-form/carry-over/carry-to-task';
import type { FormNote } from '../history/use-form-history';
import { lastIntent, promptOfTask } from '../drafts/task-memory';
import type { Task } from '../drafts/use-task';
import { type CurrentModel, isModel } from './use-model';
import { lateMessages } from '../messages-late';

/**
 * The values of a form for editing an old request. Its seed is locked only where the form's seed is locked already:
 * otherwise a press drew it, and the next one draws another.
 *
 * @param draft the form's values; null for none
 */
export function editValues(request: JsonObject, draft: JsonObject | null): JsonObject {
  const values = valuesOfRequest(request);
  const name = seedNameOf(values);
  if (name === null) return values;
  const pointer = `/${name}`;
  const isLocked = draft !== null && draft[name] === values[name] && !freshSeeds(draft).includes(pointer);
  return setFresh(values, pointer, !isLocked);
}

/**
 * The values of a form that sends a request again exactly, with its seed locked, and the notice about it.
 *
 * @param seed of the job, in decimal digits; null while unknown
 */
export function settingsValues(request: JsonObject, seed: string | null): { values: JsonObject; message: string } {
  const values = valuesOfRequest(request);
  const name = seedNameOf(values);
  const message = seed === null ? lateMessages.settingsUsed : lateMessages.settingsUsedWithSeed({ seed });
  return { values: name === null ? values : setFresh(values, `/${name}`, false), message };
}

/**
 * Values with a locked seed, and the notice about it; null values where the form has no seed field.
 *
 * @param draft the form's values; null for its defaults
 * @param seed in decimal digits
 */
export function lockSeed(
  schema: JsonObject | null,
  draft: JsonObject | null,
  seed: string,
): { values: JsonObject | null; message: string } {
  const locked = schema === null ? null : withLockedSeed(schema, draft ?? initialValues(schema), seed);
  return locked === null
    ? { values: null, message: lateMessages.seedUnfit }
    : { values: locked, message: lateMessages.seedLocked({ seed }) };
}

/**
 * Puts files into a field of a model: the first replaces a single file, all are appended to a list. If the field belongs to an
 * exclusive mode, that mode is chosen, so that the files are shown and sent.
 *
 * @param draft the form's values; null for its initial values
 */
export function withMedia(
  model: Pick<LooseModel, 'id' | 'json_request_schema' | 'request_schema'>,
  draft: JsonObject | null,
  { name, isList }: Pick<MediaField, 'name' | 'isList'>,
  addresses: readonly string[],
): JsonObject {
  const schema = schemaOf(model) ?? {};
  const values = draft ?? initialValues(schema);
  const properties = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  const place = readModes(schema, properties).findIndex(({ names }) => names.includes(name));
  const before = values[name];
  const list = Array.isArray(before) ? (before as unknown[]) : [];
  return {
    ...values,
    ...(place < 0 ? {} : { [modeName]: place }),
    [name]: isList ? [...list, ...addresses] : addresses[0],
  };
}

/** A form with files that were sent to its model. */
export interface FilledWithMedia {
  values: JsonObject;
  /** The notice about it. */
  notice: string;
  /** What the model is used for now; null while unknown. */
  task: { model: string; intent: Intent } | null;
  /** The prompt of another task that stood in the form; null for none. */
  note: FormNote | null;
}

/**
 * Puts files that were sent to a model into its form. In the form on show, the files join the prompt that is there;
 * another form is for the model's own task, with the prompt of that. The memory of tasks is told by whoever shows the form.
 */
export function putMedia(
  { model: target, field }: Pick<SendTarget, 'model' | 'field'>,
  addresses: readonly string[],
  form: { model: Pick<CurrentModel, 'model' | 'models'>; task: Task; draftOf: (model: string) => JsonObject | null },
): FilledWithMedia {
  const { model, models } = form.model;
  const schema = schemaOf(target) ?? {};
  const notice = lateMessages.usedAs({ field: field.title, model: target.display_name ?? target.id });
  const filled = withMedia(target, form.draftOf(target.id), field, addresses);
  if (model !== null && isModel(model, target.id)) return { values: filled, notice, task: null, note: null };
  const intent = intentsOf(target).find((one) => one !== 'make') ?? 'make';
  const before = lastIntent(target) ?? intent;
  const own = promptOfTask(intent, target, models);
  const task: FilledWithMedia['task'] = { model: target.id, intent };
  if (own === null) return { values: filled, notice, task, note: null };
  const { values, report, offer } = changeTask({ schema, values: filled }, own);
  const title = lateMessages.fromModel({ name: intentNames[before] });
  const note = { name: lateMessages.carryOver, title, model: target.id, report, offer, step: null };
  return { values, notice, task, note: report.length === 0 || before === intent ? null : note };
}
