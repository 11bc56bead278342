import type { JsonObject } from '../../contract/model.ts';
import type { FormField, ListField } from '../form-field.ts';
import { joinPointer, pointerSteps, valueAt } from '../json-pointer.ts';
import { type AlternativeChoices, readChoices, writeChoices } from '../reserved-values.ts';
import { setAt } from '../set-at.ts';

const mostToBegin = 8;

/** The items that a list shows: its values, else those of its default. */
export function shownItems(field: ListField, raw: unknown): readonly unknown[] {
  if (Array.isArray(raw)) return raw;
  return Array.isArray(field.defaultValue) ? field.defaultValue : [];
}

/** Values with another item at the end of a list. */
export function addItem(values: JsonObject, field: ListField): JsonObject {
  const items = shownItems(field, valueAt(values, field.pointer));
  const item = field.itemAt(items.length);
  return setAt(values, field.pointer, [...items, startOf(item)]);
}

/** The value of a new item: empty, but with the required number of inner items. */
function startOf(item: FormField): unknown {
  if (item.kind === 'group' || item.kind === 'map' || item.kind === 'branch') return {};
  if (item.kind !== 'list') return null;
  return Array.from({ length: Math.min(item.minItems, mostToBegin) }, (_none, at) => startOf(item.itemAt(at)));
}

/** Values without an item of a list; without the list when it was the last item and the list has no default. */
export function removeItem(values: JsonObject, field: ListField, at: number): JsonObject {
  const items = shownItems(field, valueAt(values, field.pointer));
  const rest = items.toSpliced(at, 1);
  const comesBack = Array.isArray(field.defaultValue) && field.defaultValue.length > 0;
  const next = rest.length === 0 && !comesBack ? undefined : rest;
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
