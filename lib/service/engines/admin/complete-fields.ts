import { isDeepStrictEqual } from 'node:util';
import type { WorkflowField } from '../../../contract/engines.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import type { InputAddress } from '../comfyui/workflow/file/editor-workflow.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import type { FoundInput } from '../comfyui/workflow/literal-input.ts';
import type { FieldSettings } from '../engine-settings.ts';

const addressOfInput = ({ node, input }: FoundInput) => addressOf(node, input);

/** The settings of a shown field, without what is as suggested. */
function settingsOf(one: FoundInput, { show: _show, basic, ...field }: WorkflowField = {}): FieldSettings {
  return { show: true, ...field, ...(basic === undefined || basic === one.suggestion.basic ? {} : { basic }) };
}

/** The fields of the settings file, by address; inputs that share a name are one field, named by the first of them. */
function entriesOf(
  found: readonly FoundInput[],
  appInputs: readonly InputAddress[] | null,
  given: Record<string, WorkflowField>,
): Map<string, FieldSettings> {
  const suggested = chooseFields(found, appInputs, null).fields;
  const entries = new Map<string, FieldSettings>();
  for (const { inputs } of suggested) {
    const [lead, ...others] = inputs.filter((one) => given[addressOfInput(one)]?.show !== false);
    const named = others.filter((one) => given[addressOfInput(one)]?.name !== undefined);
    for (const one of lead === undefined ? [] : [lead, ...named]) {
      entries.set(addressOfInput(one), settingsOf(one, given[addressOfInput(one)]));
    }
  }
  const members = new Set(suggested.flatMap(({ inputs }) => inputs));
  for (const one of found) {
    const address = addressOfInput(one);
    const field = given[address];
    if (field === undefined || entries.has(address)) continue;
    const { show, default: value } = field;
    if (show === true && !members.has(one)) entries.set(address, settingsOf(one, field));
    // An input that no form would show needs no entry to be hidden.
    else if (value !== undefined) entries.set(address, { show: false, default: value });
    else if (show === false && members.has(one)) entries.set(address, { show: false });
  }
  return entries;
}

/**
 * The fields of the settings file for the fields of a request. In a request, what is absent stays as suggested; in the
 * file, an input that is not named is not shown.
 *
 * @param given what the request says of inputs, by address
 * @returns undefined when it is what the workflow itself gives
 */
export function completeFields(
  found: readonly FoundInput[],
  appInputs: readonly InputAddress[] | null,
  given: Record<string, WorkflowField>,
): Record<string, FieldSettings> | undefined {
  const entries = entriesOf(found, appInputs, given);
  const isAsSuggested = isDeepStrictEqual(entries, entriesOf(found, null, {}));
  return appInputs === null && isAsSuggested ? undefined : Object.fromEntries(entries);
}

/**
 * The reverse of `completeFields`: the fields of a request that give the form of the settings.
 *
 * @param settings the fields of the settings file
 */
export function givenFields(
  found: readonly FoundInput[],
  appInputs: readonly InputAddress[] | null,
  settings: Record<string, FieldSettings> | undefined,
): Record<string, WorkflowField> {
  if (settings === undefined) return {};
  const present = chooseFields(found, appInputs, settings).fields;
  const shown = new Set(present.flatMap(({ inputs }) => inputs));
  const suggested = chooseFields(found, appInputs, null).fields.flatMap(({ inputs }) => inputs);
  // A seed without a field is drawn for every generation, as it is when the field is left empty.
  const hidden = suggested.filter((one) => !shown.has(one) && one.kind !== 'seed');
  // Fields of their own that would else be one.
  const namesakes = Map.groupBy(present, ({ inputs: [first] }) => first.suggestion.name);
  const apart = [...namesakes.values()].filter((fields) => fields.length > 1).flat();
  const names = new Map(apart.map(({ name, inputs: [first] }) => [addressOfInput(first), name]));
  const entries = Object.entries(settings).map(([address, field]): [string, WorkflowField] => {
    const name = names.get(address);
    return [address, name === undefined ? field : { ...field, name }];
  });
  return Object.fromEntries([...hidden.map((one) => [addressOfInput(one), { show: false }] as const), ...entries]);
}
