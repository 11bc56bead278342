import { ie5 } from '../ie-5/ie-5.ts';
import type { HostedModel } from './hosted-model.ts';
import { negativePrompt, unusedWhenEditing } from './negative-prompt.ts';

/** `qwen-image-edit-2511`: takes a negative prompt, which changes nothing in an image that is edited. */
export const qwenImageEdit2511: HostedModel = {
  parameters: { ...ie5.parameters.shape, negative_prompt: negativePrompt },
  unusedIn: unusedWhenEditing,
};
