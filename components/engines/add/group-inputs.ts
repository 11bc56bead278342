import type { WorkflowInput } from '@/lib/contract/engines';

/** The inputs of one node. */
export interface NodeInputs {
  /** The node's id in the workflow. */
  id: string;
  /** Its title and class. */
  name: string;
  inputs: WorkflowInput[];
}

/** Groups inputs by their node: the nodes in the order of their first input. */
export function groupInputs(inputs: readonly WorkflowInput[]): NodeInputs[] {
  const nodes = Map.groupBy(inputs, ({ address }) => address.slice(0, address.indexOf('.')));
  return [...nodes].map(([id, own]) => ({ id, name: own[0]?.node ?? id, inputs: own }));
}
