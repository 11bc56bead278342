import type { StudioJob } from '../../contract/studio/studio-job.ts';

/** A prompt that was used before. */
export interface UsedPrompt {
  prompt: string;
  /** Name of the model that it was last used with. */
  model: string;
}

/** The prompts of jobs that contain every word of a search, each once, in the order of the jobs. */
export function searchPrompts(
  jobs: readonly Pick<StudioJob, 'prompt' | 'model' | 'modelName'>[],
  search: string,
): UsedPrompt[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, UsedPrompt>();
  for (const { prompt, model, modelName } of jobs) {
    if (prompt === null || prompt.trim() === '' || found.has(prompt)) continue;
    const text = prompt.toLowerCase();
    if (words.every((word) => text.includes(word))) found.set(prompt, { prompt, model: modelName ?? model });
  }
  return [...found.values()];
}
