import { ie1 } from '../ie-1/definition.ts';
import type { HostedDifference } from './hosted-difference.ts';
import { joinNegativePrompt, negativePrompt, unusedWhenEditing } from './negative-prompt.ts';

/** `qwen-image-3`: takes a negative prompt. */
export const qwenImage3: HostedDifference = {
  parameters: { ...ie1.parameters.shape, negative_prompt: negativePrompt },
  toModel: joinNegativePrompt,
  unusedIn: unusedWhenEditing,
};
