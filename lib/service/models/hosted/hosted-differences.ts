import { ie1 } from '../ie-1/definition.ts';
import { ie5 } from '../ie-5/definition.ts';
import { v3 } from '../v-3/definition.ts';
import { v8 } from '../v-8/definition.ts';
import type { HostedDifference } from './hosted-difference.ts';
import { joinNegativePrompt, negativePrompt, unusedWhenEditing } from './negative-prompt.ts';
import { qwenImage2 } from './qwen-image-2.ts';

const hasNoFrame = ({ task, input_image, last_frame_image }: Record<string, unknown>) =>
  task === 'image_to_video' && input_image === undefined && last_frame_image === undefined;

/** Its task is always `image_to_video`, with frames or without. */
const ltx23Pro: HostedDifference = {
  parameters: v8.parameters.shape,
  conflicts: v8.conflicts.filter(({ when }) => when['input_image'] !== 'absent'),
  unusedIn: (parameters) =>
    hasNoFrame(parameters) ? [{ name: 'task', reason: 'no frame given; generated from the prompt only' }] : [],
};

const qwenImage3: HostedDifference = {
  parameters: { ...ie1.parameters.shape, negative_prompt: negativePrompt },
  toModel: joinNegativePrompt,
  unusedIn: unusedWhenEditing,
};

/** Accepts a negative prompt, which has no effect when editing an image. */
const qwenImageEdit2511: HostedDifference = {
  parameters: { ...ie5.parameters.shape, negative_prompt: negativePrompt },
  unusedIn: unusedWhenEditing,
};

const wan22: HostedDifference = {
  parameters: { ...v3.parameters.shape, negative_prompt: negativePrompt },
  toModel: joinNegativePrompt,
};

/** The hosted models whose documented parameters differ from those of the models that serve them, by name. */
export const hostedDifferences: Readonly<Record<string, HostedDifference>> = {
  'ltx-2-3-pro': ltx23Pro,
  'qwen-image-2': qwenImage2,
  'qwen-image-3': qwenImage3,
  'qwen-image-edit-2511': qwenImageEdit2511,
  'wan-ai-wan2-2-ti2v-5b-diffusers': wan22,
};
