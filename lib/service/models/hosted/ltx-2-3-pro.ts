import { v8 } from '../v-8/v-8.ts';
import type { HostedModel } from './hosted-model.ts';

const isFrameless = ({ task, input_image, last_frame_image }: Record<string, unknown>) =>
  task === 'image_to_video' && input_image === undefined && last_frame_image === undefined;

/** `ltx-2-3-pro`: its task is always `image_to_video`, with frames or without. */
export const ltx23Pro: HostedModel = {
  parameters: v8.parameters.shape,
  conflicts: v8.conflicts.filter(({ when }) => when['input_image'] !== 'absent'),
  unusedIn: (parameters) =>
    isFrameless(parameters) ? [{ name: 'task', reason: 'no frame given; generated from the prompt alone' }] : [],
};
