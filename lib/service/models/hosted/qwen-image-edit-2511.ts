import { ie5 } from '../ie-5.ts';
import { ig1 } from '../ig-1.ts';
import type { HostedModel } from './hosted-model.ts';

/** `qwen-image-edit-2511`: takes a negative prompt, which changes nothing in an image that is edited. */
export const qwenImageEdit2511: HostedModel = {
  parameters: { ...ie5.parameters.shape, negative_prompt: ig1.parameters.shape.negative_prompt },
  unusedIn: ({ negative_prompt }) =>
    negative_prompt === undefined
      ? []
      : [{ name: 'negative_prompt', reason: 'an image that is edited keeps what is in it' }],
};
