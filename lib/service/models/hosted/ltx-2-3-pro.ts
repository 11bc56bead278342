import { v8 } from '../v-8/definition.ts';
import type { HostedDifference } from './hosted-difference.ts';

const isFrameless = ({ task, input_image, last_frame_image }: Record<string, unknown>) =>
  task === 'image_to_video' && input_image === undefined && last_frame_image === undefined;

/** `ltx-2-3-pro`: its task is always `image_to_video`, with frames or without. */
export const ltx23Pro: HostedDifference = {
  parameters: v8.parameters.shape,
  conflicts: v8.conflicts.filter(({ when }) => when['input_image'] !== 'absent'),
  unusedIn: (parameters) =>
    isFrameless(parameters) ? [{ name: 'task', reason: 'no frame given; generated from the prompt alone' }] : [],
};
