import type { FormField, FormRow } from '../form-field.ts';
import { textOf } from '../json.ts';
import { kindOf } from './kinds.ts';

function isSizePair(first: FormField, second: FormField | undefined): boolean {
  if (second === undefined || first.kind !== 'number' || second.kind !== 'number') return false;
  return first.name === 'width' ? second.name === 'height' : first.name === 'height' && second.name === 'width';
}

/**
 * The rows of a group of fields, in their order: width and height share one, a field that `x-next-to` puts beside
 * another shares its row when both are narrow enough, every other field has its own.
 */
export function arrangeRows(fields: readonly FormField[]): FormRow[] {
  const shown = fields.filter((field) => !field.isHidden && field.kind !== 'constant');
  const taken = new Set<string>();
  const rows: FormRow[] = [];
  for (const [index, field] of shown.entries()) {
    if (taken.has(field.name)) continue;
    const next = shown[index + 1];
    const neighbour = shown.find((other) => !taken.has(other.name) && textOf(other.schema['x-next-to']) === field.name);
    if (isSizePair(field, next) && next !== undefined) {
      rows.push({ shape: 'size', names: ['width', 'height'] });
      taken.add(next.name);
    } else if (neighbour !== undefined && !kindOf(field).isWide(field) && !kindOf(neighbour).isWide(neighbour)) {
      rows.push({ shape: 'beside', names: [field.name, neighbour.name] });
      taken.add(neighbour.name);
    } else rows.push({ shape: 'single', names: [field.name] });
    taken.add(field.name);
  }
  return rows;
}
