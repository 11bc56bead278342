import type { JsonObject } from '../../../contract/model.ts';
import {
  clip,
  conditioning,
  type Declaration,
  fraction,
  image,
  latent,
  mask,
  model,
  newList,
  oldList,
  prefix,
  samplers,
  sampling,
  schedulers,
  seed,
  side,
  text,
  vae,
  whole,
} from './comfyui/declarations.ts';

interface NodeClass {
  title: string;
  category?: string;
  required?: Record<string, Declaration>;
  optional?: Record<string, Declaration>;
  outputs?: readonly string[];
  isOutput?: boolean;
}

const classes: Record<string, NodeClass> = {
  CheckpointLoaderSimple: {
    title: 'Load Checkpoint',
    required: { ckpt_name: oldList(['coast.safetensors', 'forest.safetensors'], { tooltip: 'The file to load.' }) },
    outputs: ['MODEL', 'CLIP', 'VAE'],
  },
  UNETLoader: {
    title: 'Load Diffusion Model',
    required: {
      unet_name: oldList(['river.safetensors']),
      weight_dtype: oldList(['default', 'fp8'], { advanced: true }),
    },
    outputs: ['MODEL'],
  },
  DualCLIPLoader: {
    title: 'Load Two Text Encoders',
    required: {
      clip_name1: oldList(['small.safetensors', 'large.safetensors']),
      clip_name2: oldList(['small.safetensors', 'large.safetensors']),
      type: oldList(['sdxl', 'flux']),
    },
    optional: { device: oldList(['default', 'cpu'], { advanced: true }) },
    outputs: ['CLIP'],
  },
  VAELoader: { title: 'Load VAE', required: { vae_name: oldList(['vae.safetensors']) }, outputs: ['VAE'] },
  LoraLoader: {
    title: 'Load LoRA',
    required: {
      model,
      clip,
      lora_name: oldList(['ink.safetensors', 'neon.safetensors'], { tooltip: 'The LoRA to apply.' }),
      strength_model: fraction(1, -100, 100, 0.01),
      strength_clip: fraction(1, -100, 100, 0.01),
    },
    outputs: ['MODEL', 'CLIP'],
  },
  CLIPTextEncode: {
    title: 'Encode Text',
    required: { text: text({ tooltip: 'The text that is encoded.' }), clip },
    outputs: ['CONDITIONING'],
  },
  CLIPTextEncodeFlux: {
    title: 'Encode Text for Flux',
    required: { clip, clip_l: text(), t5xxl: text(), guidance: fraction(3.5, 0, 100, 0.1) },
    outputs: ['CONDITIONING'],
  },
  FluxGuidance: {
    title: 'Flux Guidance',
    required: { conditioning, guidance: fraction(3.5, 0, 100, 0.1) },
    outputs: ['CONDITIONING'],
  },
  ConditioningZeroOut: { title: 'Zero Conditioning', required: { conditioning }, outputs: ['CONDITIONING'] },
  ControlNetLoader: {
    title: 'Load ControlNet',
    required: { control_net_name: oldList(['depth.safetensors']) },
    outputs: ['CONTROL_NET'],
  },
  ControlNetApplyAdvanced: {
    title: 'Apply ControlNet',
    required: {
      positive: conditioning,
      negative: conditioning,
      control_net: ['CONTROL_NET'],
      image,
      strength: fraction(1, 0, 10, 0.01),
      start_percent: fraction(0, 0, 1, 0.001),
      end_percent: fraction(1, 0, 1, 0.001),
    },
    outputs: ['CONDITIONING', 'CONDITIONING'],
  },
  EmptyLatentImage: {
    title: 'Empty Latent',
    required: {
      width: side('Pixels from left to right.'),
      height: side('Pixels from top to bottom.'),
      batch_size: whole(1, 1, 4096, { tooltip: 'How many images at once.' }),
    },
    outputs: ['LATENT'],
  },
  EmptySD3LatentImage: {
    title: 'Empty Latent (16 Channels)',
    required: { width: side('Width.'), height: side('Height.'), batch_size: whole(1, 1, 4096) },
    outputs: ['LATENT'],
  },
  KSampler: {
    title: 'Sampler',
    required: {
      model,
      seed,
      ...sampling,
      positive: conditioning,
      negative: conditioning,
      latent_image: latent,
      denoise: fraction(1, 0, 1, 0.01),
    },
    outputs: ['LATENT'],
  },
  RandomNoise: { title: 'Noise', required: { noise_seed: seed }, outputs: ['NOISE'] },
  BasicGuider: { title: 'Guider', required: { model, conditioning }, outputs: ['GUIDER'] },
  KSamplerSelect: { title: 'Select Sampler', required: { sampler_name: newList(samplers) }, outputs: ['SAMPLER'] },
  BasicScheduler: {
    title: 'Scheduler',
    required: { model, scheduler: newList(schedulers), steps: whole(20, 1, 10_000), denoise: fraction(1, 0, 1, 0.01) },
    outputs: ['SIGMAS'],
  },
  SamplerCustomAdvanced: {
    title: 'Custom Sampler',
    required: {
      noise: ['NOISE'],
      guider: ['GUIDER'],
      sampler: ['SAMPLER'],
      sigmas: ['SIGMAS'],
      latent_image: latent,
    },
    outputs: ['LATENT', 'LATENT'],
  },
  VAEDecode: { title: 'Decode', required: { samples: latent, vae }, outputs: ['IMAGE'] },
  VAEEncode: { title: 'Encode', required: { pixels: image, vae }, outputs: ['LATENT'] },
  SetLatentNoiseMask: { title: 'Set Mask', required: { samples: latent, mask }, outputs: ['LATENT'] },
  EmptyImage: {
    title: 'Plain Image',
    required: {
      width: whole(512, 1, 16_384),
      height: whole(512, 1, 16_384),
      batch_size: whole(1, 1, 4096),
      color: whole(0, 0, 0xff_ff_ff, { display: 'color' }),
    },
    outputs: ['IMAGE'],
  },
  LoadImage: {
    title: 'Load Image',
    required: { image: oldList(['a.png', 'b.png'], { image_upload: true }) },
    outputs: ['IMAGE', 'MASK'],
  },
  LoadImageMask: {
    title: 'Load Mask',
    required: {
      image: oldList(['a.png'], { image_upload: true }),
      channel: oldList(['alpha', 'red', 'green', 'blue']),
    },
    outputs: ['MASK'],
  },
  LoadVideo: { title: 'Load Video', required: { file: newList([], { video_upload: true }) }, outputs: ['VIDEO'] },
  LoadAudio: { title: 'Load Audio', required: { audio: newList([], { audio_upload: true }) }, outputs: ['AUDIO'] },
  GetVideoComponents: {
    title: 'Take Video Apart',
    required: { video: ['VIDEO'] },
    outputs: ['IMAGE', 'AUDIO', 'FLOAT'],
  },
  ImageScale: {
    title: 'Scale Image',
    required: {
      image,
      upscale_method: oldList(['area', 'bicubic', 'lanczos']),
      width: whole(512, 0, 16_384, { step: 1 }),
      height: whole(512, 0, 16_384, { step: 1 }),
      crop: oldList(['disabled', 'center']),
    },
    outputs: ['IMAGE'],
  },
  WanImageToVideo: {
    title: 'Image to Video',
    required: {
      positive: conditioning,
      negative: conditioning,
      vae,
      width: whole(832, 16, 16_384, { step: 16 }),
      height: whole(480, 16, 16_384, { step: 16 }),
      length: whole(81, 1, 16_384, { step: 4 }),
      batch_size: whole(1, 1, 4096),
    },
    optional: { start_image: image },
    outputs: ['CONDITIONING', 'CONDITIONING', 'LATENT'],
  },
  CreateVideo: {
    title: 'Make Video',
    required: { images: image, fps: fraction(30, 1, 120, 1) },
    optional: { audio: ['AUDIO'] },
    outputs: ['VIDEO'],
  },
  PrimitiveInt: {
    title: 'Whole Number',
    required: {
      value: whole(0, -(2 ** 63), 2 ** 63, { control_after_generate: 'fixed' }),
    },
    outputs: ['INT'],
  },
  PrimitiveStringMultiline: { title: 'Long Text', required: { value: text() }, outputs: ['STRING'] },
  SaveImage: {
    title: 'Save Image',
    required: { images: image, filename_prefix: prefix },
    outputs: ['IMAGE'],
    isOutput: true,
  },
  PreviewImage: { title: 'Preview Image', required: { images: image }, isOutput: true },
  SaveAudio: { title: 'Save Audio', required: { audio: ['AUDIO', {}], filename_prefix: prefix }, isOutput: true },
  SaveVideo: {
    title: 'Save Video',
    category: 'video',
    required: {
      video: ['VIDEO'],
      filename_prefix: prefix,
      // A list whose choices bring further inputs.
      format: [
        'COMFY_DYNAMICCOMBO_V3',
        {
          options: [
            { key: 'auto', inputs: { required: {} } },
            { key: 'mp4', inputs: { required: { codec: newList(['auto', 'h264']), crf: fraction(23, 0, 51, 1) } } },
          ],
        },
      ],
    },
    isOutput: true,
  },
  VHS_VideoCombine: {
    title: 'Video Combine',
    category: 'Video Helper Suite',
    required: {
      images: ['IMAGE,LATENT'],
      frame_rate: ['FLOAT,INT', { default: 8, min: 1, step: 1 }],
      loop_count: whole(0, 0, 100),
      filename_prefix: prefix,
      format: oldList(['image/gif', 'video/h264-mp4']),
      save_output: ['BOOLEAN', { default: true }],
    },
    optional: { audio: ['AUDIO'] },
    outputs: ['VHS_FILENAMES'],
    isOutput: true,
  },
};

function entryOf(name: string, node: NodeClass): JsonObject {
  const { required = {}, optional = {}, outputs = [] } = node;
  return {
    name,
    display_name: node.title,
    description: '',
    category: node.category ?? 'testing',
    python_module: 'nodes',
    input: {
      required,
      ...(Object.keys(optional).length === 0 ? {} : { optional }),
      ...(node.isOutput === true ? { hidden: { prompt: 'PROMPT', extra_pnginfo: 'EXTRA_PNGINFO' } } : {}),
    },
    input_order: { required: Object.keys(required), optional: Object.keys(optional) },
    is_input_list: false,
    output: outputs,
    output_is_list: outputs.map(() => false),
    output_name: outputs,
    output_node: node.isOutput ?? false,
  };
}

/** What a ComfyUI with a few node classes answers to `GET /object_info`, with lists in the older and the newer style. */
export const objectInfo: Readonly<Record<string, JsonObject>> = Object.fromEntries(
  Object.entries(classes).map(([name, node]) => [name, entryOf(name, node)]),
);
