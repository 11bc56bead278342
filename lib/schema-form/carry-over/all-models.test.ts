import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../contract/model.ts';
import { requestSchemaOf } from '../../service/models/request-schema.ts';
import { models } from '../../service/models/registry.ts';
import { checkValues } from '../issues/check-values.ts';
import { parkedNames } from '../model/exclusive-modes.ts';
import { shownFields } from '../model/find-field.ts';
import type { FormField } from '../form-field.ts';
import { createFormModel } from '../model/form-model.ts';
import { initialValues } from '../values/initial-values.ts';
import { valueAt } from '../json-pointer.ts';
import { requestBody } from '../values/request-body.ts';
import { setAt } from '../set-at.ts';
import { carryOver } from './carry-over.ts';

const schemas = models.map((model) => ({ id: model.id, schema: requestSchemaOf(model) }));
const pairs = schemas.flatMap((from) => schemas.filter((to) => to !== from).map((to) => ({ from, to })));

/** A value for a field that is not its default: the largest that it takes, or the smallest. */
function filled(field: FormField, isMost: boolean): unknown {
  switch (field.kind) {
    case 'text':
      return field.shape === 'prompt' ? 'a boat on a lake' : 'fog';
    case 'number':
      if (field.shape === 'seed') return 7;
      return (isMost ? field.maximum : field.minimum) ?? 50;
    case 'choice':
      return field.options.at(isMost ? -1 : 0)?.value;
    case 'switch':
      return isMost;
    case 'media': {
      const count = field.isMany ? (isMost ? (field.maxItems ?? 12) : Math.max(1, field.minItems)) : 1;
      const items = Array.from({ length: count }, (_, index) => `https://a.example/${field.media}-${index}`);
      return field.isMany ? items : items[0];
    }
    default:
      return undefined;
  }
}

/** A form with every field filled, of the first exclusive mode only. */
function fill(schema: JsonObject, isMost: boolean): JsonObject {
  const model = createFormModel(schema);
  const aside = parkedNames(model, {});
  return shownFields(model.fields)
    .filter(({ name }) => !aside.has(name))
    .reduce<JsonObject>((values, field) => setAt(values, field.pointer, filled(field, isMost)), {});
}

/** Issues that the switch caused, without those of required fields that only the user can fill. */
function issuesBut(schema: JsonObject, values: JsonObject) {
  return checkValues(schema, values).filter(({ pointer }) => valueAt(values, pointer) !== undefined);
}

describe('carryOver between all models', () => {
  it.each([true, false])('gives only values that the other model accepts', (isMost) => {
    for (const { from, to } of pairs) {
      const before = fill(from.schema, isMost);
      if (issuesBut(from.schema, before).length > 0) continue;
      const { values } = carryOver(
        { schema: from.schema, values: before },
        { schema: to.schema, values: initialValues(to.schema) },
      );
      expect.soft(issuesBut(to.schema, values), `${from.id} → ${to.id} ${JSON.stringify(values)}`).toEqual([]);
    }
  });

  it('reports every value that was set, once', () => {
    for (const { from, to } of pairs) {
      const values = fill(from.schema, true);
      const { report } = carryOver({ schema: from.schema, values }, { schema: to.schema, values: {} });
      const labels = new Set(shownFields(createFormModel(from.schema).fields).map(({ label }) => label));
      expect(report.every(({ label }) => labels.has(label))).toBe(true);
      expect(new Set(report.map(({ label }) => label)).size).toBe(report.length);
    }
  });

  it('loses nothing on a switch there and back', () => {
    for (const { from, to } of pairs) {
      const before = fill(from.schema, true);
      const there = carryOver({ schema: from.schema, values: before }, { schema: to.schema, values: {} });
      const back = carryOver({ schema: to.schema, values: there.values }, { schema: from.schema, values: before });
      expect
        .soft(requestBody(from.schema, back.values), `${from.id} → ${to.id} ${JSON.stringify(there.values)}`)
        .toEqual(requestBody(from.schema, before));
    }
  });
});
