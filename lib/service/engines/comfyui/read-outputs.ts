import { z } from 'zod';
import type { EndedPrompt } from './create-comfy-api.ts';

/** A file that a prompt saved, as `GET /view` names it. */
export interface OutputFile {
  filename: string;
  subfolder: string;
  type: string;
}

const fileSchema = z.looseObject({
  filename: z.string().min(1).max(1000),
  subfolder: z.string().max(1000).catch(''),
  type: z.string().max(40).catch('output'),
});

/** More than any sensible workflow saves. */
const mostFiles = 200;

/**
 * The result files of a prompt, in the order of its output nodes. Nodes list them under names of their own (`images`,
 * `gifs`, `audio`…): every list of files counts. Files of type `temp` are previews, and count only when nothing was
 * saved.
 *
 * @param nodes the ids of the output nodes; all nodes when empty
 */
export function readOutputs(outputs: EndedPrompt['outputs'], nodes: readonly string[]): OutputFile[] {
  const ids = nodes.length > 0 ? nodes : Object.keys(outputs);
  const listed = ids
    .flatMap((id) => Object.values(outputs[id] ?? {}))
    .flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []))
    .flatMap((entry) => {
      const file = fileSchema.safeParse(entry);
      if (!file.success) return [];
      const { filename, subfolder, type } = file.data;
      return [{ filename, subfolder, type }];
    });
  const files = [...new Map(listed.map((file) => [JSON.stringify(file), file])).values()];
  const saved = files.filter((file) => file.type === 'output');
  return (saved.length > 0 ? saved : files.filter((file) => file.type === 'temp')).slice(0, mostFiles);
}
