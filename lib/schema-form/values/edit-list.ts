import type { JsonObject } from '../../contract/model.ts';
import type { FormField, ListField } from '../form-field.ts';
import { kindOf } from '../kinds/kinds.ts';
import { shownItems } from '../kinds/list.ts';
import { comesBack } from '../kinds/structure.ts';
import { joinPointer, pointerSteps, valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, readChoices, writeChoices } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

/** Values with another item at the end of a list. */
export function addItem(values: JsonObject, field: ListField): JsonObject {
  const items = shownItems(field, valueAt(values, field.pointer));
  const item = field.itemAt(items.length);
  return setAt(values, field.pointer, [...items, blankItem(item)]);
}

/** The value of a new item. */
function blankItem(field: FormField): unknown {
  return kindOf(field).blankItem(field, blankItem);
}

/** Values without an item of a list; without the list when it was the last item and the list has no default. */
export function removeItem(values: JsonObject, field: ListField, at: number): JsonObject {
  const items = shownItems(field, valueAt(values, field.pointer));
  const rest = items.toSpliced(at, 1);
  const next = rest.length === 0 && !comesBack(field) ? undefined : rest;
  const newIndexes = items.map((_item, index) => (index === at ? null : index < at ? index : index - 1));
  return withChoicesMoved(setAt(values, field.pointer, next), field.pointer, newIndexes);
}

/** Values with an item of a list at another index; unchanged where there is no such index. */
export function moveItem(values: JsonObject, field: ListField, from: number, to: number): JsonObject {
  const items = shownItems(field, valueAt(values, field.pointer));
  if (to < 0 || to >= items.length || from === to) return values;
  const order = items.map((_item, index) => index);
  const moved = order.toSpliced(from, 1).toSpliced(to, 0, from);
  const next = moved.map((index) => items[index]);
  const newIndexes = order.map((index) => moved.indexOf(index));
  return withChoicesMoved(setAt(values, field.pointer, next), field.pointer, newIndexes);
}

/** The choices inside items move with them. */
function withChoicesMoved(values: JsonObject, list: string, newIndexes: readonly (number | null)[]): JsonObject {
  const moved: AlternativeChoices = Object.fromEntries(
    Object.entries(readChoices(values)).flatMap(([pointer, choice]) => {
      if (!pointer.startsWith(`${list}/`)) return [[pointer, choice]];
      const [step = '', ...below] = pointerSteps(pointer.slice(list.length));
      const newIndex = newIndexes[Number(step)];
      if (newIndex === null || newIndex === undefined) return [];
      return [[below.reduce<string>((path, one) => joinPointer(path, one), joinPointer(list, newIndex)), choice]];
    }),
  );
  return writeChoices(values, moved);
}

/** A list with one entry moved to another index. */
export function moveEntry<T>(entries: readonly T[], from: number, to: number): T[] {
  const target = Math.min(Math.max(to, 0), entries.length - 1);
  const rest = entries.filter((_entry, index) => index !== from);
  const moved = entries.slice(from, from + 1);
  return [...rest.slice(0, target), ...moved, ...rest.slice(target)];
}
