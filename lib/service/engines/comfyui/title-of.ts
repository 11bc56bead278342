import type { ComfyPlan } from './workflow/plan.ts';

const mostCharacters = 80;

/** A node in quotes, by the title that its author gave it, or by its class. */
export function titleOf(workflow: ComfyPlan['workflow'], nodeId: string, classType = ''): string {
  const node = workflow[nodeId];
  const title = [node?._meta?.title, node?.class_type, classType].find((text) => text !== undefined && text !== '');
  return title === undefined ? 'a node' : `“${title.slice(0, mostCharacters)}”`;
}
