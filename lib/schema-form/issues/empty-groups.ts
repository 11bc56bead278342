import type { FieldIssue } from '../../contract/error.ts';
import type { JsonObject } from '../../contract/model.ts';
import { formatAlternatives } from '../../intl/format-list.ts';
import type { FormField } from '../form-field.ts';
import { isJsonObject, ownOf } from '../json.ts';
import { messages } from '../messages.ts';
import { fieldInUse } from '../kinds/alternatives.ts';
import { isShown } from '../model/find-field.ts';
import { readChoices } from '../reserved-values.ts';

const mostNames = 3;

/**
 * The issues of required groups that were left empty and have no defaults: `{}` is what they would send, which says
 * nothing even where the schema accepts it. An optional group that is empty is not sent.
 *
 * @param fields of the form, or of one alternative of it
 * @param body the request that the values make
 */
export function emptyGroupIssues(fields: readonly FormField[], body: JsonObject, values: JsonObject): FieldIssue[] {
  const choices = readChoices(values);
  const below = (field: FormField, sent: unknown, typed: unknown): FieldIssue[] => {
    if (!isShown(field) || !isJsonObject(sent)) return [];
    if (field.kind === 'alternatives') return below(fieldInUse(field, typed, choices), sent, typed);
    if (field.kind !== 'group') return [];
    if (Object.keys(sent).length > 0) {
      return field.fields.flatMap((one) =>
        below(one, ownOf(sent, one.name), isJsonObject(typed) ? ownOf(typed, one.name) : undefined),
      );
    }
    const shown = field.fields.filter(isShown);
    const isSaying = !field.isRequired || shown.length === 0 || shown.some(({ defaultValue }) => defaultValue !== null);
    // The checks report what the schema itself requires.
    return isSaying || shown.some(({ isRequired }) => isRequired)
      ? []
      : [{ pointer: field.pointer, message: messageOf(shown) }];
  };
  return fields.flatMap((field) => below(field, ownOf(body, field.name), ownOf(values, field.name)));
}

function messageOf(fields: readonly FormField[]): string {
  const names = formatAlternatives(fields.map(({ label }) => label));
  return fields.length <= mostNames ? messages.fillInOneOf({ names }) : messages.fillInSome;
}
