import { v3 } from '../v-3/definition.ts';
import type { HostedDifference } from './hosted-difference.ts';
import { joinNegativePrompt, negativePrompt } from './negative-prompt.ts';

/** `wan-ai-wan2-2-ti2v-5b-diffusers`: takes a negative prompt. */
export const wan22: HostedDifference = {
  parameters: { ...v3.parameters.shape, negative_prompt: negativePrompt },
  toModel: joinNegativePrompt,
};
