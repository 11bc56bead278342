import type { WorkflowField, WorkflowInput } from '@/lib/contract/engines';
import { writeNumber } from '@/lib/intl/formats';
import { readTypedNumber } from '@/lib/schema-form/kinds/number/typed-number';
import { addMessages } from '../messages';

type Scalar = string | number | boolean;

/** What a person has changed about an input, as typed. What is absent stays as suggested. */
export interface FieldDraft {
  show?: boolean;
  basic?: boolean;
  title?: string;
  /** Typed text, also of numbers; a choice or a switch is its value. */
  initial?: Scalar;
  minimum?: string;
  maximum?: string;
}

/** Changes by the address of the input. */
export type FieldDrafts = Readonly<Record<string, FieldDraft>>;

/** The parts of a field that can have an issue. */
export type FieldPart = 'title' | 'initial' | 'minimum' | 'maximum';

/** An issue of a part of a field. */
export interface DraftIssue {
  address: string;
  part: FieldPart;
  message: string;
}

/** A field as the list of inputs shows it. */
export interface DraftedField {
  show: boolean;
  basic: boolean;
  title: string;
  initial: Scalar | null;
  minimum: string;
  maximum: string;
  /** Whether its range can be narrowed. A seed has none: it is random or any number. */
  hasRange: boolean;
}

const textOf = (number: number | null) => (number === null ? '' : writeNumber(number));

/** A default as a person types it. */
export function typedText(value: Scalar | null): string {
  return typeof value === 'number' ? writeNumber(value) : String(value ?? '');
}

/** An input with the changes applied. */
export function draftedField(input: WorkflowInput, draft: FieldDraft | undefined): DraftedField {
  const { suggestion, kind, role } = input;
  return {
    show: draft?.show ?? suggestion.show,
    basic: draft?.basic ?? suggestion.basic,
    title: draft?.title ?? suggestion.title,
    initial: draft?.initial ?? input.value,
    minimum: draft?.minimum ?? textOf(input.minimum),
    maximum: draft?.maximum ?? textOf(input.maximum),
    hasRange: (kind === 'number' || kind === 'integer') && role !== 'seed' && input.choices === null,
  };
}

/** Changes that give the fields a model was saved with. */
export function draftsOfFields(fields: Readonly<Record<string, WorkflowField>>): FieldDrafts {
  return Object.fromEntries(
    Object.entries(fields).map(([address, { show, basic, title, minimum, maximum, default: initial }]) => [
      address,
      {
        ...(show === undefined ? {} : { show }),
        ...(basic === undefined ? {} : { basic }),
        ...(title === undefined ? {} : { title }),
        ...(initial === undefined ? {} : { initial }),
        ...(minimum === undefined ? {} : { minimum: writeNumber(minimum) }),
        ...(maximum === undefined ? {} : { maximum: writeNumber(maximum) }),
      },
    ]),
  );
}

/**
 * The fields of a model, and what is wrong with them. Every input is named with `show` and `basic`, in the order of the
 * form; the rest only where it differs from the workflow.
 *
 * @param saved the fields that the model had before: what the list does not edit is kept
 */
export function readDrafts(
  inputs: readonly WorkflowInput[],
  drafts: FieldDrafts,
  saved: Readonly<Record<string, WorkflowField>> = {},
): { fields: Record<string, WorkflowField>; issues: DraftIssue[] } {
  const issues: DraftIssue[] = [];
  const fields: Record<string, WorkflowField> = {};
  for (const input of inputs) {
    const { address } = input;
    const field = draftedField(input, drafts[address]);
    const report = (part: FieldPart, message: string) => void issues.push({ address, part, message });
    const title = field.title.trim();
    if (field.show && title === '') report('title', addMessages.titleNeeded);
    const { name, description } = saved[address] ?? {};
    fields[address] = {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(title === input.suggestion.title || title === '' ? {} : { title }),
      show: field.show,
      // What is not shown is neither basic nor behind “More settings”.
      basic: field.show && field.basic,
      ...readValues(input, field, report),
    };
  }
  return { fields, issues };
}

function readValues(
  input: WorkflowInput,
  field: DraftedField,
  report: (part: FieldPart, message: string) => void,
): Pick<WorkflowField, 'minimum' | 'maximum' | 'default'> {
  const isNumber = (input.kind === 'number' || input.kind === 'integer') && input.choices === null;
  const read = (part: FieldPart, typed: string, least: number | null, most: number | null): number | null => {
    const text = typed.trim();
    if (text === '') return null;
    const number = readTypedNumber(text, { isInteger: input.kind === 'integer' });
    const message =
      number === null
        ? addMessages.notNumber
        : input.kind === 'integer' && !Number.isInteger(number)
          ? addMessages.notInteger
          : least !== null && number < least
            ? addMessages.below({ limit: least })
            : most !== null && number > most
              ? addMessages.above({ limit: most })
              : null;
    if (message !== null) report(part, message);
    return message === null ? number : null;
  };
  if (!isNumber) {
    const isChanged = field.initial !== null && field.initial !== input.value;
    return isChanged && input.kind !== 'media' ? { default: field.initial as Scalar } : {};
  }
  const isRanged = field.hasRange && field.show;
  const minimum = isRanged ? read('minimum', field.minimum, input.minimum, input.maximum) : null;
  const maximum = isRanged ? read('maximum', field.maximum, input.minimum, input.maximum) : null;
  const isCrossed = minimum !== null && maximum !== null && minimum > maximum;
  if (isCrossed) report('maximum', addMessages.crossed);
  const [least, most] = [minimum ?? input.minimum, maximum ?? input.maximum];
  // A seed is random unless a person types one.
  const initial = input.role === 'seed' ? null : read('initial', typedText(field.initial), null, null);
  if (initial !== null && !isCrossed && ((least !== null && initial < least) || (most !== null && initial > most)))
    report('initial', addMessages.outside);
  return {
    ...(minimum === null || minimum === input.minimum ? {} : { minimum }),
    ...(maximum === null || maximum === input.maximum ? {} : { maximum }),
    ...(initial === null || initial === input.value ? {} : { default: initial }),
  };
}
