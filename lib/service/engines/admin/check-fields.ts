import type { WorkflowField } from '../../../contract/engines.ts';
import type { FieldIssue } from '../../../contract/error.ts';
import { chooseFields } from '../comfyui/workflow/choose-fields.ts';
import { isPossibleDefault } from '../comfyui/workflow/find-problems.ts';
import { addressOf } from '../comfyui/workflow/find-roles.ts';
import type { FoundInput } from '../comfyui/workflow/literal-input.ts';
import type { FieldSettings } from '../engine-settings.ts';

function pointerOf(...path: string[]): string {
  return ['fields', ...path].map((part) => `/${part.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
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
    const [{ node, input, kind }] = field.inputs;
    const address = addressOf(node, input);
    const asked = given[address];
    const namesake = taken.get(field.name);
    if (namesake !== undefined) {
      issues.push({ pointer: pointerOf(address, 'name'), message: `is the name of ${namesake}, too` });
    }
    taken.set(field.name, address);
    const { minimum, maximum } = field;
    if (minimum !== null && maximum !== null && minimum > maximum) {
      const bound = asked?.minimum === undefined ? 'maximum' : 'minimum';
      issues.push({ pointer: pointerOf(address, bound), message: `leaves no value: ${minimum} to ${maximum}` });
    } else if (asked?.default !== undefined && kind !== 'media' && !isPossibleDefault(field)) {
      issues.push({ pointer: pointerOf(address, 'default'), message: 'is not a value that this input can have' });
    }
  }
  return issues;
}
