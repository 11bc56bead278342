import type { AspectRatio } from '@/lib/schema-form/sizes/aspect-ratio';
import { withRatio } from '@/lib/schema-form/sizes/common-ratio';
import { commonRatios } from '@/lib/schema-form/sizes/size-for-ratio';
import { parkedNames } from '@/lib/schema-form/model/exclusive-modes';
import { isShown, shownFields } from '@/lib/schema-form/model/find-field';
import { activeModel, createFormModel } from '@/lib/schema-form/model/form-model';
import { mainSeed } from '@/lib/schema-form/values/seeds';
import { ownCountName } from '@/lib/client/models/own-count';
import type { JsonObject } from '@/lib/contract/model';
import type { ColourField, NumberField, TextField } from '@/lib/schema-form/form-field';
import { sweepMessages } from '../messages';

/** A value that can be ticked; its key stands for it in a draft. */
export interface AxisOption {
  key: string;
  label: string;
  value: unknown;
}

/** What an axis can vary. */
export type AxisSubject = { id: string; label: string } & (
  | { kind: 'number' | 'seed'; field: NumberField }
  | { kind: 'options'; pointer: string; options: readonly AxisOption[] }
  /** The proportion of the result, by whichever fields decide it. */
  | { kind: 'ratio'; options: readonly (AxisOption & { value: AspectRatio })[] }
  /** One value a line. */
  | { kind: 'text'; field: TextField | ColourField }
  /** Replaces a part of a text. */
  | { kind: 'replace'; field: TextField }
  | { kind: 'model' }
);

/** The pointer of the field that a subject writes; null where it is no single field. */
export function pointerOf(subject: AxisSubject): string | null {
  if (subject.kind === 'model' || subject.kind === 'ratio') return null;
  return subject.kind === 'options' ? subject.pointer : subject.field.pointer;
}

/**
 * What a form can vary, in its order: prompts first, then its settings, its seed and the model. Media, lists and other
 * structures are not among them, nor the number of results: each cell has one.
 */
export function axisSubjects(schema: JsonObject, values: JsonObject): AxisSubject[] {
  const model = activeModel(createFormModel(schema), values);
  const parked = parkedNames(model, values);
  const count = ownCountName(schema);
  const own = model.shape === 'whole' ? [] : model.fields.filter(({ name }) => !parked.has(name) && name !== count);
  const seed = mainSeed(schema, values);
  const settings = shownFields(own)
    .filter((field) => isShown(field) && field.pointer !== seed?.pointer)
    .flatMap((field): AxisSubject[] => {
      const { pointer: id, label } = field;
      switch (field.kind) {
        case 'number':
          return [{ id, label, kind: 'number', field }];
        case 'switch': {
          const options = [true, false].map((value) => ({
            key: String(value),
            label: value ? sweepMessages.on : sweepMessages.off,
            value,
          }));
          return [{ id, label, kind: 'options', pointer: id, options }];
        }
        case 'choice': {
          const options = field.options.map((option) => ({ ...option, key: JSON.stringify(option.value) }));
          return [{ id, label, kind: 'options', pointer: id, options }];
        }
        case 'colour':
          return field.notation.shape === 'text' ? [{ id, label, kind: 'text', field }] : [];
        case 'text': {
          if (field.isSecret) return [];
          const replace: AxisSubject = {
            id: `replace ${id}`,
            label: sweepMessages.replaceIn({ field: label }),
            kind: 'replace',
            field,
          };
          return [{ id, label, kind: 'text', field }, ...(field.shape === 'prompt' ? [replace] : [])];
        }
        default:
          return [];
      }
    });
  const isPrompt = (subject: AxisSubject) =>
    (subject.kind === 'text' || subject.kind === 'replace') &&
    subject.field.kind === 'text' &&
    subject.field.shape === 'prompt';
  return [
    ...settings.filter(isPrompt),
    ...ratioSubject(schema, values, settings),
    ...settings.filter((subject) => !isPrompt(subject)),
    ...(seed === null ? [] : [{ id: seed.pointer, label: seed.label, kind: 'seed' as const, field: seed }]),
    { id: 'model', label: sweepMessages.model, kind: 'model' },
  ];
}

/** The proportions that a form has besides a choice of them. */
function ratioSubject(schema: JsonObject, values: JsonObject, settings: readonly AxisSubject[]): AxisSubject[] {
  const fields = shownFields(activeModel(createFormModel(schema), values).fields);
  if (fields.some((field) => field.kind === 'choice' && field.shape === 'ratios')) return [];
  const options = commonRatios
    .filter((ratio) => withRatio(schema, values, ratio) !== null)
    .map((value) => {
      const name = `${value.width}:${value.height}`;
      return { key: name, label: name, value };
    });
  return options.length < 2 || settings.length === 0
    ? []
    : [{ id: 'ratio', label: sweepMessages.ratio, kind: 'ratio', options }];
}
