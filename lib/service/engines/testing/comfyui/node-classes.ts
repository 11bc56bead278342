/** An input of a node class as `object_info` writes it: a type or a list of choices, then options. */
export type InputConfig = [string | readonly string[]] | [string | readonly string[], Record<string, unknown>];

/** A node class of the fake server. */
export interface NodeClass {
  displayName: string;
  category: string;
  inputs: Record<string, InputConfig>;
  outputs: readonly string[];
  isOutput?: boolean;
}

const size = (most: number, step: number): InputConfig => ['INT', { default: 512, min: 16, max: most, step }];
const strength: InputConfig = ['FLOAT', { default: 1, min: -100, max: 100, step: 0.01 }];

/** The checkpoints and LoRAs that the fake server has. */
export const checkpoints: readonly string[] = ['harbour.safetensors', 'meadow.safetensors'];
export const loras: readonly string[] = ['ink.safetensors', 'film/grain.safetensors'];

/** The node classes of the fake server, with the inputs and bounds of ComfyUI's own. */
export const nodeClasses: Readonly<Record<string, NodeClass>> = {
  CheckpointLoaderSimple: {
    displayName: 'Load Checkpoint',
    category: 'model/loaders',
    inputs: { ckpt_name: [checkpoints, { tooltip: 'Which checkpoint is loaded.' }] },
    outputs: ['MODEL', 'CLIP', 'VAE'],
  },
  LoraLoader: {
    displayName: 'Load LoRA',
    category: 'model/loaders',
    inputs: {
      model: ['MODEL'],
      clip: ['CLIP'],
      lora_name: [loras, { tooltip: 'Which LoRA is applied.' }],
      strength_model: strength,
      strength_clip: strength,
    },
    outputs: ['MODEL', 'CLIP'],
  },
  CLIPTextEncode: {
    displayName: 'CLIP Text Encode (Prompt)',
    category: 'model/conditioning',
    inputs: {
      text: ['STRING', { multiline: true, dynamicPrompts: true, tooltip: 'What is encoded.' }],
      clip: ['CLIP'],
    },
    outputs: ['CONDITIONING'],
  },
  EmptyLatentImage: {
    displayName: 'Empty Latent Image',
    category: 'model/latent',
    inputs: { width: size(16_384, 8), height: size(16_384, 8), batch_size: ['INT', { default: 1, min: 1, max: 4096 }] },
    outputs: ['LATENT'],
  },
  KSampler: {
    displayName: 'KSampler',
    category: 'model/sampling',
    inputs: {
      model: ['MODEL'],
      seed: ['INT', { default: 0, min: 0, max: 2 ** 64, control_after_generate: true, tooltip: 'Starts the noise.' }],
      steps: ['INT', { default: 20, min: 1, max: 10_000, tooltip: 'How often noise is removed.' }],
      cfg: ['FLOAT', { default: 8, min: 0, max: 100, step: 0.1, round: 0.01 }],
      sampler_name: [['euler', 'heun', 'dpmpp_2m']],
      scheduler: [['normal', 'karras', 'simple']],
      positive: ['CONDITIONING'],
      negative: ['CONDITIONING'],
      latent_image: ['LATENT'],
      denoise: ['FLOAT', { default: 1, min: 0, max: 1, step: 0.01 }],
    },
    outputs: ['LATENT'],
  },
  VAEDecode: {
    displayName: 'VAE Decode',
    category: 'model/latent',
    inputs: { samples: ['LATENT'], vae: ['VAE'] },
    outputs: ['IMAGE'],
  },
  EmptyImage: {
    displayName: 'Empty Image',
    category: 'image',
    inputs: {
      width: ['INT', { default: 512, min: 1, max: 16_384, step: 1 }],
      height: ['INT', { default: 512, min: 1, max: 16_384, step: 1 }],
      batch_size: ['INT', { default: 1, min: 1, max: 4096 }],
      color: ['INT', { default: 0, min: 0, max: 0xff_ff_ff, step: 1, display: 'color' }],
    },
    outputs: ['IMAGE'],
  },
  LoadImage: {
    displayName: 'Load Image',
    category: 'image',
    inputs: { image: [[], { image_upload: true }] },
    outputs: ['IMAGE', 'MASK'],
  },
  ImageScale: {
    displayName: 'Upscale Image',
    category: 'image/upscaling',
    inputs: {
      image: ['IMAGE'],
      upscale_method: [['nearest-exact', 'bilinear', 'lanczos']],
      width: ['INT', { default: 512, min: 0, max: 16_384, step: 1 }],
      height: ['INT', { default: 512, min: 0, max: 16_384, step: 1 }],
      crop: [['disabled', 'center']],
    },
    outputs: ['IMAGE'],
  },
  SaveImage: {
    displayName: 'Save Image',
    category: 'image',
    inputs: { images: ['IMAGE'], filename_prefix: ['STRING', { default: 'ComfyUI' }] },
    outputs: [],
    isOutput: true,
  },
  PreviewImage: {
    displayName: 'Preview Image',
    category: 'image',
    inputs: { images: ['IMAGE'] },
    outputs: [],
    isOutput: true,
  },
  CreateVideo: {
    displayName: 'Create Video',
    category: 'video',
    inputs: { images: ['IMAGE'], fps: ['FLOAT', { default: 30, min: 1, max: 120, step: 1 }] },
    outputs: ['VIDEO'],
  },
  SaveVideo: {
    displayName: 'Save Video',
    category: 'video',
    inputs: {
      video: ['VIDEO'],
      filename_prefix: ['STRING', { default: 'video/ComfyUI', multiline: false }],
      format: ['COMBO', { default: 'auto', multiselect: false, options: ['auto', 'mp4'] }],
      codec: ['COMBO', { default: 'auto', multiselect: false, options: ['auto', 'h264'] }],
    },
    outputs: [],
    isOutput: true,
  },
};

/** The answer of `GET /object_info/{class}`; empty for a class that the server lacks. */
export function objectInfo(name: string): Record<string, unknown> {
  const node = nodeClasses[name];
  if (node === undefined) return {};
  const entry = {
    input: { required: node.inputs },
    input_order: { required: Object.keys(node.inputs) },
    output: node.outputs,
    output_name: node.outputs,
    name,
    display_name: node.displayName,
    description: '',
    category: node.category,
    output_node: node.isOutput === true,
  };
  return { [name]: entry };
}
