import { ig1 } from '../ig-1.ts';
import { v3 } from '../v-3.ts';
import type { HostedModel } from './hosted-model.ts';
import { leaveOut } from './leave-out.ts';

/** `wan-ai-wan2-2-ti2v-5b-diffusers`: takes a negative prompt. */
export const wan22: HostedModel = {
  parameters: { ...v3.parameters.shape, negative_prompt: ig1.parameters.shape.negative_prompt },
  toProfile({ parameters: { negative_prompt, prompt, ...rest }, inputs }) {
    const words = typeof negative_prompt === 'string' ? leaveOut(String(prompt), negative_prompt) : prompt;
    return { parameters: { ...rest, prompt: words }, inputs };
  },
};
