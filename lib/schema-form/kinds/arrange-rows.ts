import type { FormField, FormRow } from '../form-field.ts';
import { textOf } from '../json.ts';
import { sizePair } from '../sizes/size-pair.ts';
import { kindOf } from './kinds.ts';

/**
 * The rows of a group of fields, in their order: width and height share one, wherever they stand, a field that `x-next-to` puts beside
 * another shares its row when both are narrow enough, every other field has its own.
 */
export function arrangeRows(fields: readonly FormField[]): FormRow[] {
  const shown = fields.filter((field) => !field.isHidden && field.kind !== 'constant');
  const taken = new Set<string>();
  const rows: FormRow[] = [];
  for (const [index, field] of shown.entries()) {
    if (taken.has(field.name)) continue;
    const others = shown.slice(index + 1).filter(({ name }) => !taken.has(name));
    const pair = others.map((other) => sizePair(field, other)).find((found) => found !== null);
    const neighbour = shown.find((other) => !taken.has(other.name) && textOf(other.schema['x-next-to']) === field.name);
    if (pair !== undefined) {
      const names = [pair.width.name, pair.height.name];
      rows.push({ shape: 'size', names });
      for (const name of names) taken.add(name);
    } else if (neighbour !== undefined && !kindOf(field).isWide(field) && !kindOf(neighbour).isWide(neighbour)) {
      rows.push({ shape: 'beside', names: [field.name, neighbour.name] });
      taken.add(neighbour.name);
    } else rows.push({ shape: 'single', names: [field.name] });
    taken.add(field.name);
  }
  return rows;
}
