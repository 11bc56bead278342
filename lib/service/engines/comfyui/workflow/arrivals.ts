import { readLink, type Workflow } from './plan.ts';

/** An input of a node. */
export interface InputPlace {
  node: string;
  input: string;
}

/** The inputs that are linked to a node, by the node's id. */
export type Uses = ReadonlyMap<string, readonly InputPlace[]>;

/** Reads which inputs are linked to which nodes. */
export function readUses(workflow: Workflow): Uses {
  const uses = new Map<string, InputPlace[]>();
  for (const [node, { inputs }] of Object.entries(workflow)) {
    for (const [input, value] of Object.entries(inputs)) {
      const source = readLink(value)?.node;
      if (source === undefined) continue;
      const places = uses.get(source) ?? [];
      places.push({ node, input });
      uses.set(source, places);
    }
  }
  return uses;
}

/** Whether an input is that of a node that only holds a value, as ComfyUI's primitives do. */
export function isHeldValue(input: string): boolean {
  return /^(?:value|int|float|string|number|boolean)$/i.test(input);
}

/**
 * Where a literal arrives: at its own input; that of a node that only holds a value, at all inputs that are linked to
 * the node.
 */
export function arrivalsOf(workflow: Workflow, uses: Uses, { node, input }: InputPlace): readonly InputPlace[] {
  const inputs = workflow[node]?.inputs ?? {};
  const holdsValue = isHeldValue(input) && Object.values(inputs).every((value) => readLink(value) === null);
  return holdsValue ? (uses.get(node) ?? []) : [{ node, input }];
}
