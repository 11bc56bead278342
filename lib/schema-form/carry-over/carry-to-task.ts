import type { JsonObject } from '../../contract/model.ts';
import type { FormField } from '../form-field.ts';
import { isSameJson } from '../json.ts';
import { valueAt } from '../json-pointer.ts';
import { createFormModel } from '../model/form-model.ts';
import { promptFields } from '../prompt/citable-groups.ts';
import { setAt } from '../set-at.ts';
import { carryInto } from './carry-over.ts';
import { carryPrompt } from './carry-prompt.ts';
import type { FilledForm } from './plan-carry-over.ts';
import type { ModelSwitch, SwitchedField } from './switch-report.ts';

/** A prompt of another task that the form can use instead of its own. */
export interface PromptOffer {
  /** Where it would go in the form. */
  pointer: string;
  /** As it was written for the other task. */
  from: string;
  /** In the syntax of the form's model. */
  prompt: string;
}

/** The prompt that a task was left with, and the schema of the model that it was written for; null if unknown. */
export interface TaskPrompt {
  prompt: string;
  schema: JsonObject | null;
}

/** A switch between tasks: the prompt of the left task is parked, and offered where the new form has a prompt. */
export interface TaskSwitch extends ModelSwitch {
  offer: PromptOffer | null;
}

function promptField(schema: JsonObject): FormField | null {
  return promptFields(createFormModel(schema))[0] ?? null;
}

/** The typed text of a form's prompt; null without a prompt field, and for an example that nobody edited. */
export function typedPrompt(schema: JsonObject, values: JsonObject): string | null {
  const field = promptField(schema);
  const raw = field === null ? null : valueAt(values, field.pointer);
  if (field === null || (raw !== '' && isSameJson(raw, field.prefill))) return null;
  return typeof raw === 'string' ? raw : '';
}

/** A prompt in the syntax of another model's prompt field. */
function asPromptOf(field: FormField, { prompt, schema }: TaskPrompt): string {
  const from = schema === null ? null : promptField(schema);
  return from === null ? prompt : carryPrompt(prompt, from.schema, field.schema).prompt;
}

/** Values with the prompt that their task was left with. Unchanged for a form without a prompt. */
function withPrompt(schema: JsonObject, values: JsonObject, own: TaskPrompt): JsonObject {
  const field = promptField(schema);
  return field === null ? values : setAt(values, field.pointer, asPromptOf(field, own));
}

function offerOf(schema: JsonObject, values: JsonObject, from: FilledForm): PromptOffer | null {
  const field = promptField(schema);
  const text = typedPrompt(from.schema, from.values);
  if (field === null || text === null || text.trim() === '') return null;
  const prompt = asPromptOf(field, { prompt: text, schema: from.schema });
  return prompt === '' || valueAt(values, field.pointer) === prompt
    ? null
    : { pointer: field.pointer, from: text, prompt };
}

/**
 * Carries the values of one form into that of a model for another task. A prompt means something else there, so the
 * form gets the prompt that its own task was left with, and the other one is parked.
 *
 * @param draft the other form's own values; null for none
 * @param own what the new task was left with; null leaves the prompt of the draft, but no example that nobody edited
 */
export function carryToTask(
  schema: JsonObject,
  draft: JsonObject | null,
  from: FilledForm,
  own: TaskPrompt | null,
): TaskSwitch {
  const { values, report } = carryInto(schema, draft, { ...from, parksPrompt: true });
  const hasWritten = (typedPrompt(from.schema, from.values) ?? '').trim() !== '';
  // Who has begun to write wants a clean field, not an example.
  const start = hasWritten && typedPrompt(schema, values) === null ? { prompt: '', schema: null } : null;
  const left = own ?? start;
  const next = left === null ? values : withPrompt(schema, values, left);
  return { values: next, report, offer: offerOf(schema, next, from) };
}

/** The report of a switch once the offered prompt was taken after all. */
export function withUsedOffer(report: readonly SwitchedField[], { from, prompt }: PromptOffer): SwitchedField[] {
  const isOffered = (line: SwitchedField) => line.what === 'parked' && line.from === from;
  const what = from === prompt ? 'kept' : 'converted';
  return report.map((line) => (isOffered(line) ? { ...line, what, to: prompt } : line));
}

/** Changes the task of a form whose model has several: only its prompt is replaced, by the one of the new task. */
export function changeTask(form: FilledForm, own: TaskPrompt | null): TaskSwitch {
  const field = promptField(form.schema);
  const before = typedPrompt(form.schema, form.values);
  const values = withPrompt(form.schema, form.values, own ?? { prompt: '', schema: null });
  const line: SwitchedField[] =
    field === null || before === null || before.trim() === '' || isSameJson(values, form.values)
      ? []
      : [{ label: field.label, what: 'parked', from: before, to: null, choice: null }];
  return { values, report: line, offer: line.length === 0 ? null : offerOf(form.schema, values, form) };
}
