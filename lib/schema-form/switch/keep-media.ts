import type { MediaField } from '../form-field.ts';
import { textsOf, textOf } from '../json.ts';
import { roleOf } from './field-role.ts';
import type { SwitchedField } from './switch-report.ts';

/** Media that found a place in the new model, and what became of each field's. */
export interface KeptMedia {
  /** By the pointer of the new model's field. */
  placed: Map<string, string | string[]>;
  report: SwitchedField[];
}

interface Source {
  field: MediaField;
  items: string[];
}

/** The addresses a media field holds. */
export function mediaItems(raw: unknown): string[] {
  const single = textOf(raw);
  return single === null ? textsOf(raw) : [single];
}

/**
 * Finds a place for the media of one model among the fields of another: by role and medium first, then wherever the medium
 * is taken. Single fields and lists turn into each other; what is beyond a limit is dropped, and can be chosen.
 */
export function keepMedia(sources: readonly Source[], targets: readonly MediaField[]): KeptMedia {
  const placed = new Map<string, string | string[]>();
  const report = sources.map((source) => {
    const target = targetOf(source.field, targets, placed);
    const { label } = source.field;
    const from = source.field.isMany ? source.items : (source.items[0] ?? null);
    if (target === null) return { label, what: 'parked' as const, from, to: null, choice: null };
    const most = target.isMany ? (target.maxItems ?? Infinity) : 1;
    const taken = source.items.slice(0, most);
    const to = target.isMany ? taken : (taken[0] ?? '');
    placed.set(target.pointer, to);
    const isShortened = taken.length < source.items.length;
    const what = isShortened ? 'dropped' : source.field.isMany === target.isMany ? 'kept' : 'converted';
    const choice = isShortened ? { pointer: target.pointer, items: source.items, most } : null;
    return { label, what, from, to, choice } satisfies SwitchedField;
  });
  return { placed, report };
}

function targetOf(
  field: MediaField,
  targets: readonly MediaField[],
  placed: ReadonlyMap<string, unknown>,
): MediaField | null {
  const free = targets.filter(
    (target) => !placed.has(target.pointer) && (target.media === field.media || target.media === null),
  );
  const byName = free.find(({ name }) => name === field.name);
  const byRole = free.find((target) => roleOf(target) === roleOf(field));
  const isPlain = roleOf(field) !== 'mask';
  return byName ?? byRole ?? (isPlain ? (free.find((target) => roleOf(target) === 'reference') ?? null) : null);
}
