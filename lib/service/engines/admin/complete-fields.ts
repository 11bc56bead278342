import type { WorkflowField } from '../../../contract/engines.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import type { InputAddress } from '../comfyui/workflow/file/editor-workflow.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import type { FoundInput } from '../comfyui/workflow/literal-input.ts';
import type { FieldSettings } from '../engine-settings.ts';

const addressOfInput = ({ node, input }: FoundInput) => addressOf(node, input);

/** The settings of a field, without what is absent. */
function settingsOf({ show = true, ...field }: WorkflowField): FieldSettings {
  return { show, ...field };
}

/**
 * Writes down every field of a form. In a request, what is absent stays as suggested; in the settings file, an input
 * that is not named is not shown.
 *
 * @param given what the request says of inputs, by address
 * @returns undefined when nothing differs from what the workflow itself gives
 */
export function completeFields(
  found: readonly FoundInput[],
  appInputs: readonly InputAddress[] | null,
  given: Record<string, WorkflowField>,
): Record<string, FieldSettings> | undefined {
  if (Object.keys(given).length === 0 && appInputs === null) return undefined;
  const isShownByItself = (one: FoundInput) => {
    const field = given[addressOfInput(one)];
    return field?.show === true || (field?.show === undefined && field?.name !== undefined);
  };
  const complete = new Map<string, FieldSettings>();
  for (const { inputs } of chooseFields(found, appInputs, null).fields) {
    const [lead, ...others] = inputs.filter((one) => given[addressOfInput(one)]?.show !== false);
    if (lead === undefined) continue;
    // Inputs that share a name are one field, which is named by the first of them.
    for (const one of [lead, ...others.filter(isShownByItself)]) {
      complete.set(addressOfInput(one), settingsOf(given[addressOfInput(one)] ?? {}));
    }
  }
  for (const [address, field] of Object.entries(given)) {
    if (complete.has(address)) continue;
    if (field.show === true) complete.set(address, settingsOf(field));
    else if (field.show === false || field.default !== undefined) {
      complete.set(address, { show: false, ...(field.default === undefined ? {} : { default: field.default }) });
    }
  }
  return Object.fromEntries(complete);
}

/**
 * The reverse of `completeFields`: what a request says of inputs so that the form is the one of the settings.
 *
 * @param settings the fields of the settings file
 */
export function givenFields(
  found: readonly FoundInput[],
  appInputs: readonly InputAddress[] | null,
  settings: Record<string, FieldSettings> | undefined,
): Record<string, WorkflowField> {
  if (settings === undefined) return {};
  const shown = new Set(chooseFields(found, appInputs, settings).fields.flatMap(({ inputs }) => inputs));
  const suggested = chooseFields(found, appInputs, null).fields.flatMap(({ inputs }) => inputs);
  // A seed without a field is drawn for every generation, as it is when the field is left empty.
  const hidden = suggested.filter((one) => !shown.has(one) && one.kind !== 'seed');
  return {
    ...Object.fromEntries(hidden.map((one) => [addressOfInput(one), { show: false }])),
    ...settings,
  };
}
