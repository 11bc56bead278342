import type { JsonObject } from '../../contract/model.ts';
import type { FormField, NumberField } from '../form-field.ts';
import { withUnit } from '../format.ts';
import { formatNumber } from '../../intl/formats.ts';
import { isJsonObject, numberOf, textOf } from '../json.ts';
import { messages } from '../messages.ts';
import { kindOf } from '../kinds/kinds.ts';
import { characterCount } from '../kinds/text.ts';
import type { SchemaIssue } from './find-issues.ts';
import { presenceMessage } from './presence-message.ts';
import { spelledWord } from '../spelled-words.ts';
import { wantedForm } from './wanted-form.ts';

/** The subject of an issue: its field if the form has one, the violated schema, and the value. */
export interface IssueSubject {
  issue: SchemaIssue;
  field: FormField | null;
  /** The schema that holds the keyword. */
  schema: JsonObject;
  value: unknown;
}

function outOfRange({ field, schema, issue }: IssueSubject): string {
  const number = field?.kind === 'number' && field.pointer === issue.pointer ? field : null;
  const unit = number?.unit ?? null;
  if (number !== null && number.minimum !== null && number.maximum !== null) {
    return messages.between({ low: formatNumber(number.minimum), high: withUnit(number.maximum, unit) });
  }
  const bound = numberOf(schema[issue.keyword]) ?? 0;
  const sentences: Record<string, (values: { value: string }) => string> = {
    minimum: messages.atLeast,
    maximum: messages.atMost,
    exclusiveMinimum: messages.moreThan,
    exclusiveMaximum: messages.lessThan,
  };
  return sentences[issue.keyword]?.({ value: withUnit(bound, unit) }) ?? messages.wrongHere;
}

/** The message for a number that is neither in its field's range nor the value that leaves it to the model. */
function outsideRange({ minimum, maximum, unit, isInteger }: NumberField, value: number): string {
  if (isInteger && !Number.isInteger(value)) return messages.enterWhole;
  if (minimum !== null && maximum !== null)
    return messages.between({ low: formatNumber(minimum), high: withUnit(maximum, unit) });
  if (minimum !== null && value < minimum) return messages.atLeast({ value: withUnit(minimum, unit) });
  return maximum !== null && value > maximum ? messages.atMost({ value: withUnit(maximum, unit) }) : messages.wrongHere;
}

function wrongType({ field, schema, value, issue }: IssueSubject): string {
  if (field?.kind === 'number' && field.pointer === issue.pointer) {
    return field.isInteger ? messages.enterWhole : messages.enterNumber;
  }
  const types = [schema['type']].flat().filter((type) => typeof type === 'string');
  const isWholeWanted = types[0] === 'integer' && typeof value === 'number';
  if (isWholeWanted) return messages.enterWhole;
  const typeNames: Readonly<Record<string, string>> = messages.types;
  const names = types.map((type) => typeNames[type] ?? type);
  return messages.wrongType({ type: names.reduce((all, name) => messages.eitherType({ types: all, last: name })) });
}

/** An issue as a message: what is wrong and what to do, without terms of JSON Schema. */
export function issueMessage(subject: IssueSubject): string {
  const { issue, field, schema, value } = subject;
  const limit = numberOf(schema[issue.keyword]) ?? 0;
  switch (issue.keyword) {
    case 'required':
    case 'dependentRequired':
    case 'dependencies':
      return field === null ? messages.fillIn : kindOf(field).missingMessage(field);
    case 'type':
      return wrongType(subject);
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return outOfRange(subject);
    case 'multipleOf':
      return messages.inStepsOf({ value: formatNumber(limit) });
    case 'minLength':
      return messages.tooShort({ least: limit });
    case 'maxLength':
      return messages.tooLong({ most: limit, length: typeof value === 'string' ? characterCount(value) : 0 });
    case 'minItems':
      return messages.tooFewItems({ least: limit });
    case 'maxItems':
      return messages.tooManyItems({ most: limit, extra: (Array.isArray(value) ? value.length : 0) - limit });
    case 'uniqueItems':
      return messages.itemsRepeat;
    case 'enum':
    case 'const':
      return messages.chooseListed;
    case 'pattern':
      return withWanted(messages.wrongPattern, subject);
    case 'format':
      return formatMessage(textOf(schema['format']) ?? '', subject);
    case 'false':
      return messages.unknownName;
    case 'minProperties':
      return messages.tooFewItems({ least: limit });
    case 'maxProperties':
      return messages.tooManyItems({ most: limit, extra: Object.keys(Object(value)).length - limit });
    case 'anyOf':
    case 'oneOf':
    case 'not':
      if (field?.kind === 'number' && field.auto !== null && typeof value === 'number')
        return outsideRange(field, value);
      return presenceMessage({ keyword: issue.keyword, schema, field, value }) ?? otherwiseWrong(subject);
    default:
      return otherwiseWrong(subject);
  }
}

function otherwiseWrong(subject: IssueSubject): string {
  const { issue, value } = subject;
  if (issue.pointer === '' || isJsonObject(value)) return messages.wrongCombination;
  return withWanted(messages.wrongHere, subject);
}

/** A message with what the field wants instead. */
function withWanted(message: string, { field, schema, value }: IssueSubject): string {
  const wanted = wantedForm(field, schema, value);
  return wanted === null ? message : messages.withWanted({ message, wanted });
}

function formatMessage(format: string, subject: IssueSubject): string {
  if (/^(uri|url|iri)/.test(format)) return messages.wrongAddress;
  return withWanted(messages.wrongFormat({ format: spelledWord(format) ?? format }), subject);
}
