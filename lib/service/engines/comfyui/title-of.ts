import { titleOfNode, type Workflow } from './workflow/plan.ts';

const mostCharacters = 120;

/** A node in quotes, by the title that its author gave it, or by its class. */
export function titleOf(workflow: Workflow, nodeId: string, classType = ''): string {
  const node = Object.hasOwn(workflow, nodeId) ? workflow[nodeId] : undefined;
  const title = node === undefined ? classType : (titleOfNode(node) ?? node.class_type);
  return title === '' ? 'a node' : `“${title.slice(0, mostCharacters)}”`;
}
