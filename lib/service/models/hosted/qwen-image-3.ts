import { ie1 } from '../ie-1/ie-1.ts';
import type { HostedModel } from './hosted-model.ts';
import { joinNegativePrompt, negativePrompt, unusedWhenEditing } from './negative-prompt.ts';

/** `qwen-image-3`: takes a negative prompt. */
export const qwenImage3: HostedModel = {
  parameters: { ...ie1.parameters.shape, negative_prompt: negativePrompt },
  toProfile: joinNegativePrompt,
  unusedIn: unusedWhenEditing,
};
