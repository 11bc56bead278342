import type { JsonObject } from '../../contract/model.ts';
import type { FormModel } from '../model/form-model.ts';
import { isSameJson } from '../json.ts';
import { addressesOf, citableGroups, promptFields } from './citable-groups.ts';
import { findCitations } from './find-citations.ts';

/**
 * The new index of each reference after a change of the list. A replaced reference is cited as before; a removed one
 * gets an index beyond the end, where its citations are marked as missing a reference.
 */
function newIndexes(before: readonly string[], after: readonly string[]): number[] {
  const free = new Set(after.keys());
  const indexes = before.map((address) => {
    const next = [...free].find((index) => after[index] === address) ?? null;
    if (next !== null) free.delete(next);
    return next;
  });
  let beyond = after.length;
  return indexes.map((next, index) => {
    if (next !== null) return next;
    if (before.length === after.length && free.has(index)) return index;
    beyond += 1;
    return beyond - 1;
  });
}

/** Updates a prompt's citations to a new order of the references. */
function renumberCitations(
  prompt: string,
  group: { field: string; pattern: string },
  before: readonly string[],
  after: readonly string[],
): string {
  const indexes = newIndexes(before, after);
  if (indexes.every((next, index) => next === index)) return prompt;
  return findCitations(prompt, [group]).reduceRight((text, { index, digits }) => {
    const next = indexes[index] ?? Math.max(index, after.length);
    const old = String(index + 1);
    return `${text.slice(0, digits)}${next + 1}${text.slice(digits + old.length)}`;
  }, prompt);
}

/**
 * The values after a change, with citations updated in the prompts that the change did not edit. The same object when
 * nothing has to be updated.
 */
export function carryCitations(model: FormModel, before: JsonObject, after: JsonObject): JsonObject {
  const groups = citableGroups(model, after).filter(({ field }) => !isSameJson(before[field], after[field]));
  if (groups.length === 0) return after;
  const moved = promptFields(model).flatMap(({ name }) => {
    const prompt = after[name];
    if (typeof prompt !== 'string' || prompt !== before[name]) return [];
    const kept = groups.reduce(
      (text, group) =>
        renumberCitations(text, group, addressesOf(before[group.field]), addressesOf(after[group.field])),
      prompt,
    );
    return kept === prompt ? [] : [[name, kept] as const];
  });
  return moved.length === 0 ? after : { ...after, ...Object.fromEntries(moved) };
}
