import { v3 } from '../v-3/v-3.ts';
import type { HostedModel } from './hosted-model.ts';
import { joinNegativePrompt, negativePrompt } from './negative-prompt.ts';

/** `wan-ai-wan2-2-ti2v-5b-diffusers`: takes a negative prompt. */
export const wan22: HostedModel = {
  parameters: { ...v3.parameters.shape, negative_prompt: negativePrompt },
  toProfile: joinNegativePrompt,
};
