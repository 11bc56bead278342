import type { Workflow } from '../comfyui/workflow/plan.ts';

const prompt = 'a lighthouse at dusk';
const negative = 'fog';

const node = (class_type: string, inputs: Record<string, unknown>, title?: string) => ({
  class_type,
  inputs,
  ...(title === undefined ? {} : { _meta: { title } }),
});

const checkpoint = node('CheckpointLoaderSimple', { ckpt_name: 'coast.safetensors' });

function sampler(inputs: Record<string, unknown>, title?: string) {
  const usual = { seed: 7, steps: 20, cfg: 7.5, sampler_name: 'euler', scheduler: 'karras', denoise: 1 };
  return node('KSampler', { ...usual, ...inputs }, title);
}

/** Text to image with a LoRA. The negative prompt has the lower number, so that numbers do not tell. */
export const textToImage: Workflow = {
  '1': checkpoint,
  '2': node('LoraLoader', {
    lora_name: 'ink.safetensors',
    strength_model: 0.8,
    strength_clip: 1,
    model: ['1', 0],
    clip: ['1', 1],
  }),
  '3': node('CLIPTextEncode', { text: negative, clip: ['2', 1] }),
  '4': node('CLIPTextEncode', { text: prompt, clip: ['2', 1] }),
  '5': node('EmptyLatentImage', { width: 1024, height: 768, batch_size: 1 }),
  '6': sampler({ model: ['2', 0], positive: ['4', 0], negative: ['3', 0], latent_image: ['5', 0] }),
  '7': node('VAEDecode', { samples: ['6', 0], vae: ['1', 2] }),
  '10': node('SaveImage', { images: ['7', 0], filename_prefix: 'easel/result' }),
};

/** A guider instead of a sampler's `positive`, and one text for two text encoders. */
export const guided: Workflow = {
  '1': node('UNETLoader', { unet_name: 'river.safetensors', weight_dtype: 'default' }),
  '2': node('DualCLIPLoader', {
    clip_name1: 'small.safetensors',
    clip_name2: 'large.safetensors',
    type: 'flux',
    device: 'default',
  }),
  '3': node('VAELoader', { vae_name: 'vae.safetensors' }),
  '4': node('CLIPTextEncodeFlux', { clip_l: prompt, t5xxl: prompt, guidance: 3.5, clip: ['2', 0] }),
  '5': node('FluxGuidance', { guidance: 3, conditioning: ['4', 0] }),
  '6': node('BasicGuider', { model: ['1', 0], conditioning: ['5', 0] }),
  '7': node('RandomNoise', { noise_seed: 42 }),
  '8': node('KSamplerSelect', { sampler_name: 'heun' }),
  '9': node('BasicScheduler', { model: ['1', 0], scheduler: 'beta', steps: 24, denoise: 1 }),
  '10': node('EmptySD3LatentImage', { width: 1024, height: 1024, batch_size: 1 }),
  '11': node('SamplerCustomAdvanced', {
    noise: ['7', 0],
    guider: ['6', 0],
    sampler: ['8', 0],
    sigmas: ['9', 0],
    latent_image: ['10', 0],
  }),
  '12': node('VAEDecode', { samples: ['11', 0], vae: ['3', 0] }),
  '13': node('SaveImage', { images: ['12', 0], filename_prefix: 'easel' }),
};

/** Paints within a mask, in two passes with a ControlNet, and previews before it saves. */
export const inpaint: Workflow = {
  '1': checkpoint,
  '2': node('CLIPTextEncode', { text: prompt, clip: ['1', 1] }),
  '3': node('ConditioningZeroOut', { conditioning: ['2', 0] }),
  '4': node('LoadImage', { image: 'a.png' }),
  '5': node('LoadImageMask', { image: 'a.png', channel: 'red' }),
  '6': node('VAEEncode', { pixels: ['4', 0], vae: ['1', 2] }),
  '7': node('SetLatentNoiseMask', { samples: ['6', 0], mask: ['5', 0] }),
  '8': node('ControlNetLoader', { control_net_name: 'depth.safetensors' }),
  '9': node('LoadImage', { image: 'b.png' }, 'Depth map'),
  '10': node('ControlNetApplyAdvanced', {
    positive: ['2', 0],
    negative: ['3', 0],
    control_net: ['8', 0],
    image: ['9', 0],
    strength: 0.6,
    start_percent: 0,
    end_percent: 1,
  }),
  '11': sampler(
    { model: ['1', 0], positive: ['10', 0], negative: ['10', 1], latent_image: ['7', 0], denoise: 0.7 },
    'First pass',
  ),
  '12': sampler(
    { model: ['1', 0], positive: ['10', 0], negative: ['10', 1], latent_image: ['11', 0], seed: 8, denoise: 0.3 },
    'Second pass',
  ),
  '13': node('VAEDecode', { samples: ['11', 0], vae: ['1', 2] }),
  '14': node('PreviewImage', { images: ['13', 0] }),
  '15': node('VAEDecode', { samples: ['12', 0], vae: ['1', 2] }),
  '16': node('SaveImage', { images: ['15', 0], filename_prefix: 'inpaint' }),
};

/** A video from an image, whose prompt and width stand in nodes of their own. */
export const imageToVideo: Workflow = {
  '1': node('UNETLoader', { unet_name: 'river.safetensors', weight_dtype: 'fp8' }),
  '2': checkpoint,
  '3': node('PrimitiveStringMultiline', { value: prompt }, 'What happens'),
  '4': node('CLIPTextEncode', { text: ['3', 0], clip: ['2', 1] }),
  '5': node('CLIPTextEncode', { text: 'blur', clip: ['2', 1] }),
  '6': node('LoadImage', { image: 'a.png' }),
  '7': node('PrimitiveInt', { value: 832 }, 'Breadth'),
  '8': node('WanImageToVideo', {
    positive: ['4', 0],
    negative: ['5', 0],
    vae: ['2', 2],
    start_image: ['6', 0],
    width: ['7', 0],
    height: 480,
    length: 81,
    batch_size: 1,
  }),
  '9': sampler({ model: ['1', 0], positive: ['8', 0], negative: ['8', 1], latent_image: ['8', 2] }),
  '10': node('VAEDecode', { samples: ['9', 0], vae: ['2', 2] }),
  '11': node('CreateVideo', { images: ['10', 0], fps: 16 }),
  '12': node('SaveVideo', {
    video: ['11', 0],
    filename_prefix: 'video/easel',
    format: 'mp4',
    'format.codec': 'h264',
    'format.crf': 23,
  }),
};
