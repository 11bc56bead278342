import { nodeIds, readLink, titleOfNode, type Workflow } from './workflow/plan.ts';

const longest = 80;
const textName = /^(?:text|prompt|positive|value|string)(?![a-z])|prompt$|^(?:clip_[lg]|t5xxl)$/i;
const mostNodes = 200;

/** The first text on the way to a node, by its links. */
function textBefore(workflow: Workflow, id: string): string | null {
  const waiting = [id];
  const seen = new Set(waiting);
  for (let next = waiting.shift(); next !== undefined && seen.size < mostNodes; next = waiting.shift()) {
    for (const [input, value] of Object.entries(workflow[next]?.inputs ?? {})) {
      if (typeof value === 'string' && textName.test(input) && value.trim() !== '') return value;
      const link = readLink(value);
      if (link === null || seen.has(link.node)) continue;
      seen.add(link.node);
      waiting.push(link.node);
    }
  }
  return null;
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line;
}

/** What a run is recognised by: its prompt, else the titles of its nodes. */
export function titleOfRun(workflow: Workflow): string {
  const ids = nodeIds(workflow);
  const prompts = ids.flatMap((id) => {
    const link = readLink(workflow[id]?.inputs['positive']);
    return link === null ? [] : (textBefore(workflow, link.node) ?? []);
  });
  const texts = ids.flatMap((id) =>
    Object.entries(workflow[id]?.inputs ?? {}).flatMap(([input, value]) =>
      typeof value === 'string' && textName.test(input) && value.trim() !== '' ? [value] : [],
    ),
  );
  const nodes = ids.flatMap((id) => {
    const node = workflow[id];
    return node === undefined ? [] : (titleOfNode(node) ?? node.class_type);
  });
  return shorten(prompts[0] ?? texts[0] ?? nodes.join(', '));
}
