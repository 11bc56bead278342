import type { ComfyApi } from './create-comfy-api.ts';

/**
 * Cancels a prompt, whatever its state. Older versions interrupt whatever runs, even when asked for a single prompt:
 * they are asked only while this prompt runs.
 *
 * @throws EngineError `away`
 */
export async function cancelPrompt(api: ComfyApi, promptId: string, signal: AbortSignal): Promise<void> {
  if (await api.cancelJob(promptId, signal)) return;
  await api.dequeue(promptId, signal);
  const { running } = await api.readQueue(signal);
  if (running.some((prompt) => prompt.promptId === promptId)) await api.interrupt(promptId, signal);
}
