import { readLink, type Workflow } from './plan.ts';

const valueName = /^(?:value|int|float|string|number|boolean)$/i;

/** Whether an input is that of a node that only holds a value, as ComfyUI's primitives do. */
export function isHeldValue(input: string): boolean {
  return valueName.test(input);
}

/**
 * Where a literal arrives: at its own input; that of a node that only holds a value, at all inputs that are linked to
 * the node.
 */
export function arrivalsOf(workflow: Workflow, node: string, input: string): { node: string; input: string }[] {
  const inputs = workflow[node]?.inputs ?? {};
  const holdsValue = isHeldValue(input) && Object.values(inputs).every((value) => readLink(value) === null);
  if (!holdsValue) return [{ node, input }];
  return Object.entries(workflow).flatMap(([id, user]) =>
    Object.entries(user.inputs).flatMap(([name, value]) =>
      readLink(value)?.node === node ? [{ node: id, input: name }] : [],
    ),
  );
}
