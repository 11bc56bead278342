import type { Snippet } from '../../contract/studio/snippet.ts';
import type { StudioJob } from '../../contract/studio/studio-job.ts';

/** A prompt that was used before. */
export interface UsedPrompt {
  prompt: string;
  /** The model that it was last used with; empty for a pinned prompt whose jobs are not known. */
  model: string;
  /** Its name. */
  modelName: string;
  /** The first result of it, and a small image of that; null while there is none. */
  mediaId: string | null;
  thumbnailUrl: string | null;
  isPinned: boolean;
}

type Job = Pick<StudioJob, 'prompt' | 'model' | 'modelName'> & {
  results: readonly Pick<StudioJob['results'][number], 'id' | 'thumbnailUrl'>[];
};

/**
 * The prompts of jobs that contain every word of a search, each once, in the order of the jobs; pinned ones first, in
 * the order of the pins, even where no job is known.
 */
export function searchPrompts(
  jobs: readonly Job[],
  pins: readonly Pick<Snippet, 'text' | 'mediaId' | 'thumbnailUrl'>[],
  search: string,
): UsedPrompt[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = new Map<string, UsedPrompt>();
  for (const { text, mediaId, thumbnailUrl } of pins) {
    found.set(text, { prompt: text, model: '', modelName: '', mediaId, thumbnailUrl, isPinned: true });
  }
  for (const { prompt, model, modelName, results } of jobs) {
    if (prompt === null || prompt.trim() === '') continue;
    const known = found.get(prompt);
    const [result] = results;
    found.set(prompt, {
      prompt,
      model: known?.model === undefined || known.model === '' ? model : known.model,
      modelName: known?.modelName === undefined || known.modelName === '' ? (modelName ?? model) : known.modelName,
      mediaId: known?.mediaId ?? result?.id ?? null,
      thumbnailUrl: known?.thumbnailUrl ?? result?.thumbnailUrl ?? null,
      isPinned: known?.isPinned ?? false,
    });
  }
  return [...found.values()].filter(({ prompt }) => {
    const text = prompt.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
