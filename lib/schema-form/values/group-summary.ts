import type { FormField, GroupField } from '../form-field.ts';
import { holdsSomething, isJsonObject, ownOf } from '../json.ts';
import { pointerSteps } from '../json-pointer.ts';
import { messages } from '../messages.ts';
import { isShown } from '../model/find-field.ts';

const mostOpenFields = 8;
const mostOpenFieldsBelow = 2;
const mostNames = 3;

function leavesOf(field: FormField): number {
  if (!isShown(field)) return 0;
  return field.kind === 'group' ? field.fields.reduce((sum, inner) => sum + leavesOf(inner), 0) : 1;
}

/** Whether a group starts folded: an optional one of many fields, or one deep inside others. Items of lists don't count. */
export function startsFolded(group: GroupField): boolean {
  if (group.isRequired) return false;
  const depth = pointerSteps(group.pointer).filter((step) => !/^\d+$/.test(step)).length;
  return leavesOf(group) > (depth > 1 ? mostOpenFieldsBelow : mostOpenFields);
}

/** What is set in a group, as in “3 set: Camera, Lens, Fog”; null where nothing is. */
export function groupSummary(group: GroupField, value: unknown): string | null {
  const values = isJsonObject(value) ? value : {};
  const set = group.fields.filter((field) => isShown(field) && holdsSomething(ownOf(values, field.name)));
  if (set.length === 0) return null;
  const names = set.slice(0, mostNames).map(({ label }) => label);
  const rest = set.length > mostNames ? ['…'] : [];
  return messages.structure.setInside({ count: set.length, names: [...names, ...rest].join(', ') });
}
