import type { Workflow } from '../../comfyui/workflow/plan.ts';

/** A text-to-image workflow in API format. */
export function textToImage(): Workflow {
  return {
    '1': {
      class_type: 'CheckpointLoaderSimple',
      inputs: { ckpt_name: 'coast.safetensors' },
      _meta: { title: 'Checkpoint' },
    },
    '2': { class_type: 'EmptyLatentImage', inputs: { width: 96, height: 64, batch_size: 1 } },
    '3': { class_type: 'CLIPTextEncode', inputs: { text: 'a kite', clip: ['1', 1] }, _meta: { title: 'Positive' } },
    '4': { class_type: 'CLIPTextEncode', inputs: { text: 'rain', clip: ['1', 1] }, _meta: { title: 'Negative' } },
    '5': {
      class_type: 'KSampler',
      inputs: {
        model: ['1', 0],
        seed: 3,
        steps: 4,
        cfg: 5,
        sampler_name: 'euler',
        scheduler: 'normal',
        positive: ['3', 0],
        negative: ['4', 0],
        latent_image: ['2', 0],
        denoise: 1,
      },
      _meta: { title: 'Sampler' },
    },
    '6': { class_type: 'VAEDecode', inputs: { samples: ['5', 0], vae: ['1', 2] } },
    '7': { class_type: 'SaveImage', inputs: { images: ['6', 0], filename_prefix: 'kites/kite' } },
  };
}

/** Scales an uploaded image. */
export function scaleImage(): Workflow {
  const scale = { image: ['1', 0], upscale_method: 'lanczos', width: 40, height: 30, crop: 'disabled' };
  return {
    '1': { class_type: 'LoadImage', inputs: { image: 'example.png' } },
    '2': { class_type: 'ImageScale', inputs: scale },
    '3': { class_type: 'SaveImage', inputs: { images: ['2', 0], filename_prefix: 'scaled' } },
  };
}

/** A plain image, saved. */
export function plainImage(): Workflow {
  return {
    '1': { class_type: 'EmptyImage', inputs: { width: 32, height: 24, batch_size: 2, color: 0xff_80_00 } },
    '2': { class_type: 'SaveImage', inputs: { images: ['1', 0], filename_prefix: 'plain' } },
  };
}

/** A video of one second. */
export function plainVideo(): Workflow {
  return {
    '1': { class_type: 'EmptyImage', inputs: { width: 64, height: 48, batch_size: 12, color: 255 } },
    '2': { class_type: 'CreateVideo', inputs: { images: ['1', 0], fps: 12 } },
    '3': {
      class_type: 'SaveVideo',
      inputs: { video: ['2', 0], filename_prefix: 'video/plain', format: 'mp4', codec: 'h264' },
    },
  };
}
