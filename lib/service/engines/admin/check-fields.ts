import type { WorkflowField } from '../../../contract/engines.ts';
import type { FieldIssue } from '../../../contract/error.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import { isPossibleDefault } from '../comfyui/workflow/find-problems.ts';
import { joinPointer } from '../../../schema-form/json-pointer.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import { reservedNames } from '../comfyui/workflow/name-inputs.ts';
import type { FoundInput } from '../comfyui/workflow/literal-input.ts';
import type { FieldSettings } from '../engine-settings.ts';

function pointerOf(...path: string[]): string {
  return ['fields', ...path].reduce(joinPointer, '');
}

/**
 * What is wrong with the fields of a request for this workflow.
 *
 * @param given as the request says it
 * @param complete as `completeFields` writes it down
 */
export function checkFields(
  found: readonly FoundInput[],
  given: Record<string, WorkflowField>,
  complete: Record<string, FieldSettings> | undefined,
): FieldIssue[] {
  const known = new Set(found.map(({ node, input }) => addressOf(node, input)));
  const issues = Object.keys(given)
    .filter((address) => !known.has(address))
    .map((address) => ({ pointer: pointerOf(address), message: 'is not an input of this workflow' }));

  const taken = new Map<string, string>();
  for (const field of chooseFields(found, null, complete ?? null).fields) {
    const [{ node, input }] = field.inputs;
    const address = addressOf(node, input);
    const namesake = taken.get(field.name);
    if (namesake !== undefined) {
      issues.push({ pointer: pointerOf(address, 'name'), message: `is the name of ${namesake}, too` });
    } else if (reservedNames.includes(field.name)) {
      issues.push({ pointer: pointerOf(address, 'name'), message: 'means something else in a request' });
    }
    taken.set(field.name, address);
    const { minimum, maximum } = field;
    if (minimum !== null && maximum !== null && minimum > maximum) {
      const bound = given[address]?.minimum === undefined ? 'maximum' : 'minimum';
      issues.push({ pointer: pointerOf(address, bound), message: `leaves no value: ${minimum} to ${maximum}` });
    }
  }

  for (const one of found) {
    const address = addressOf(one.node, one.input);
    const { default: value, minimum = null, maximum = null, show } = given[address] ?? {};
    if (value === undefined || one.kind === 'media') continue;
    // A fixed input has the engine's bounds only.
    const bounds =
      show === false
        ? one
        : {
            minimum: Math.max(one.minimum ?? Number.NEGATIVE_INFINITY, minimum ?? Number.NEGATIVE_INFINITY),
            maximum: Math.min(one.maximum ?? Number.POSITIVE_INFINITY, maximum ?? Number.POSITIVE_INFINITY),
          };
    if (!isPossibleDefault({ ...bounds, default: value, inputs: [one] })) {
      issues.push({ pointer: pointerOf(address, 'default'), message: 'is not a value that this input can have' });
    }
  }
  return issues;
}
