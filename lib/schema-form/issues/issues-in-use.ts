import type { JsonObject } from '../../contract/model.ts';
import { alternativesAt } from '../model/find-field.ts';
import { activeAlternative, createFormModel } from '../model/form-model.ts';
import { valueAt } from '../json-pointer.ts';
import { recordUnchecked } from '../patterns/check-record.ts';
import { readChoices } from '../reserved-values.ts';
import { chosenAlternative } from '../kinds/alternatives/chosen-alternative.ts';
import { type SchemaIssue, findIssues } from './find-issues.ts';

/** An issue, and the schema that the pointer to its keyword leads into. */
export interface CheckedIssue {
  issue: SchemaIssue;
  checked: JsonObject;
}

const deepestCheck = 8;

/** A form with its values and the body that they make. */
interface FilledForm {
  schema: JsonObject;
  body: JsonObject;
  values: JsonObject;
}

/**
 * The issues of a body. Where alternatives fail, these are the issues of the alternative in use alone, which the form
 * knows and the checker does not.
 */
export function issuesInUse(schema: JsonObject, body: JsonObject, values: JsonObject): CheckedIssue[] {
  const form = { schema, body, values };
  const isChosenAt = (pointer: string) => usedSchema(schema, pointer, values) !== null;
  return issuesOf(schema, body, isChosenAt).flatMap((issue) => inUse(form, { issue, checked: schema }, 0));
}

function issuesOf(schema: JsonObject, value: unknown, isChosenAt: (pointer: string) => boolean): SchemaIssue[] {
  try {
    return findIssues(schema, value, { isChosenAt });
  } catch {
    recordUnchecked();
    return [];
  }
}

function inUse(form: FilledForm, found: CheckedIssue, depth: number): CheckedIssue[] {
  const { keyword, pointer } = found.issue;
  const used = keyword === 'anyOf' || keyword === 'oneOf' ? usedSchema(form.schema, pointer, form.values) : null;
  if (used === null || depth > deepestCheck) return [found];
  const checked = withDefinitions(used, form.schema);
  // At the pointer itself, the alternative is already chosen.
  const isChosenAt = (below: string) =>
    below !== '' && usedSchema(form.schema, `${pointer}${below}`, form.values) !== null;
  return issuesOf(checked, valueAt(form.body, pointer), isChosenAt).flatMap((issue) =>
    issue.pointer === '' && issue.keyword === keyword
      ? [found]
      : inUse(form, { issue: { ...issue, pointer: `${pointer}${issue.pointer}` }, checked }, depth + 1),
  );
}

/** The schema of the alternative in use at a pointer; null where the form draws no alternatives there. */
function usedSchema(schema: JsonObject, pointer: string, values: JsonObject): JsonObject | null {
  const model = createFormModel(schema);
  if (pointer === '') return model.alternatives[activeAlternative(model, values)]?.schema ?? null;
  const field = alternativesAt(model, pointer, values);
  if (field === null) return null;
  const { at, isFitting } = chosenAlternative(field, valueAt(values, pointer), readChoices(values));
  return isFitting ? (field.options[at]?.schema ?? null) : null;
}

const validating = new Set(['type', 'properties', 'required', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else']);

const joined = new WeakMap<JsonObject, JsonObject>();

/** A part of a schema with all definitions of the whole that its references may need. */
function withDefinitions(part: JsonObject, root: JsonObject): JsonObject {
  const known = joined.get(part);
  if (known !== undefined) return known;
  const around = Object.entries(root).filter(
    ([key]) => !validating.has(key) && !/^(add|un|depend|min|max|pattern)/.test(key),
  );
  const whole = { ...Object.fromEntries(around), ...part };
  joined.set(part, whole);
  return whole;
}
