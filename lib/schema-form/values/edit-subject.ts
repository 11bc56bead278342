import type { JsonObject } from '../../contract/model.ts';
import { findField } from '../model/find-field.ts';
import { kindOf } from '../kinds/kinds.ts';
import { createFormModel } from '../model/form-model.ts';
import { isJsonObject, isSameJson, textsOf } from '../json.ts';
import { joinPointer, valueAt } from '../json-pointer.ts';

/** The deepest pointer below which all differences of two values lie. */
function changedPointer(before: unknown, after: unknown, pointer: string): string {
  const isInner =
    (isJsonObject(before) && isJsonObject(after)) ||
    (Array.isArray(before) && Array.isArray(after) && before.length === after.length);
  if (!isInner) return pointer;
  const [left, right] = [before as JsonObject, after as JsonObject];
  const names = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (name) => !Object.is(left[name], right[name]) && !isSameJson(left[name], right[name]),
  );
  const [only] = names;
  return only === undefined || names.length > 1
    ? pointer
    : changedPointer(left[only], right[only], joinPointer(pointer, only));
}

const isLetters = (value: unknown) => value === undefined || typeof value === 'string' || typeof value === 'number';

/** Text that is typed between two changes of a form is shorter. */
const longestTyped = 24;

function isPutIn(before: unknown, after: unknown): boolean {
  const [from, to] = [before, after].map((value) => (typeof value === 'string' ? value.length : 0));
  return Math.abs((from ?? 0) - (to ?? 0)) > longestTyped;
}

/** The subject of a change, and whether it joins the previous change. */
export interface EditSubject {
  subject: string | null;
  joins: boolean;
  /** Whether it is a letter among others, so that the next one may follow at once. */
  isLetter: boolean;
}

const byItself: EditSubject = { subject: null, joins: false, isLetter: false };

/**
 * The subject of a form's change, so that keystrokes in one field, or files that arrive in one field, are undone
 * together. Single steps have no subject: a choice, a switch, an item removed or moved, several fields at once. A long
 * text that is inserted at once has its field as the subject, but does not join the previous change.
 */
export function editSubject(schema: JsonObject, before: JsonObject, after: JsonObject): EditSubject {
  const pointer = changedPointer(before, after, '');
  const field = findField(createFormModel(schema), pointer, after);
  if (field === null) return byItself;
  const [from, to] = [valueAt(before, pointer), valueAt(after, pointer)];
  if (field.kind === 'media' && field.isMany) {
    const [had, has] = [textsOf(from), textsOf(to)];
    const isAdded = has.length > had.length && had.every((address) => has.includes(address));
    return isAdded ? { subject: `${pointer} added`, joins: true, isLetter: false } : byItself;
  }
  const isText = isLetters(from) && isLetters(to) && kindOf(field).isTyped(field, to);
  if (!isText) return byItself;
  const isLetter = !isPutIn(from, to);
  return { subject: pointer, joins: isLetter, isLetter };
}
