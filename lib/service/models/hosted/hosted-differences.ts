import type { HostedDifference } from './hosted-difference.ts';
import { ltx23Pro } from './ltx-2-3-pro.ts';
import { qwenImage2 } from './qwen-image-2.ts';
import { qwenImage3 } from './qwen-image-3.ts';
import { qwenImageEdit2511 } from './qwen-image-edit-2511.ts';
import { wan22 } from './wan-2-2.ts';

/** The hosted models that document other parameters than the models behind their names, by name. */
export const hostedDifferences: Readonly<Record<string, HostedDifference>> = {
  'ltx-2-3-pro': ltx23Pro,
  'qwen-image-2': qwenImage2,
  'qwen-image-3': qwenImage3,
  'qwen-image-edit-2511': qwenImageEdit2511,
  'wan-ai-wan2-2-ti2v-5b-diffusers': wan22,
};
