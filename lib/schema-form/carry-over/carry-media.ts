import type { MediaField } from '../form-field.ts';
import { textsOf, textOf } from '../json.ts';
import { roleOf } from '../kinds/field-role.ts';
import type { CarriedField } from './switch-report.ts';

/** Media of one field of the previous model. */
export interface MediaSource {
  field: MediaField;
  items: string[];
}

/** Media that fit into the new model, and what happened to each field's. */
export interface CarriedMedia {
  /** By the pointer of the new model's field. */
  placed: Map<string, string | string[]>;
  carried: CarriedField[];
  /** How many items fit; those in a field of the same name count a little more. */
  score: number;
}

/** The addresses in a media field. */
export function mediaItems(raw: unknown): string[] {
  const single = textOf(raw);
  return single === null ? textsOf(raw) : [single];
}

/**
 * Finds fields of another model for the media of one: where all of them fit, by role and name. A single file becomes a
 * list and the other way round, and a list takes the media of several fields. Media beyond a limit are dropped, and the
 * report offers to choose among them.
 */
export function carryMedia(sources: readonly MediaSource[], targets: readonly MediaField[]): CarriedMedia {
  const placed = new Map<string, string[]>();
  let score = 0;
  const roomIn = (target: MediaField) =>
    (target.isMany ? (target.maxItems ?? Infinity) : 1) - (placed.get(target.pointer)?.length ?? 0);

  function rank(target: MediaField, { field, items }: MediaSource): number {
    const holdsAll = roomIn(target) >= items.length;
    const [role, wanted] = [roleOf(target), roleOf(field)];
    return Number(holdsAll) * 8 + Number(role === wanted) * 4 + Number(target.name === field.name) * 2;
  }

  const carried = sources.map((source): CarriedField => {
    const { field, items } = source;
    const from = field.isMany ? items : (items[0] ?? null);
    const facts = { label: field.label, source: field.pointer, from, choice: null };
    const [target] = targets
      .filter((candidate) => fits(field, candidate) && roomIn(candidate) > 0)
      .toSorted((one, other) => rank(other, source) - rank(one, source));
    if (target === undefined) return { ...facts, what: 'parked', to: null, targets: [] };
    const before = placed.get(target.pointer) ?? [];
    const most = roomIn(target);
    const taken = items.slice(0, most);
    placed.set(target.pointer, [...before, ...taken]);
    score += taken.length + (target.name === field.name ? 0.5 : 0);
    const isShortened = taken.length < items.length;
    return {
      ...facts,
      what: isShortened ? 'dropped' : field.isMany === target.isMany ? 'kept' : 'converted',
      to: target.isMany ? taken : (taken[0] ?? null),
      targets: [target.pointer],
      choice: isShortened && before.length === 0 ? { pointer: target.pointer, items, most } : null,
    };
  });
  const values = [...placed].map(([pointer, items]): [string, string | string[]] => {
    const isMany = targets.find((target) => target.pointer === pointer)?.isMany === true;
    return [pointer, isMany ? items : (items[0] ?? '')];
  });
  return { placed: new Map(values), carried, score };
}

/** A mask is never a reference image, and only an end frame goes into the field of the end frame. */
function fits(field: MediaField, target: MediaField): boolean {
  if (target.media !== null && target.media !== field.media) return false;
  const [from, to] = [roleOf(field), roleOf(target)];
  return from === to || (from === 'last-frame' && to === 'reference');
}
