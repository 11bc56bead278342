import { ie5 } from '../ie-5/definition.ts';
import type { HostedDifference } from './hosted-difference.ts';
import { negativePrompt, unusedWhenEditing } from './negative-prompt.ts';

/** `qwen-image-edit-2511`: takes a negative prompt, which changes nothing in an image that is edited. */
export const qwenImageEdit2511: HostedDifference = {
  parameters: { ...ie5.parameters.shape, negative_prompt: negativePrompt },
  unusedIn: unusedWhenEditing,
};
