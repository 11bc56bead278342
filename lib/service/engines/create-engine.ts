import type { Engine } from './engine.ts';
import type { CreateEngine, EngineOptions } from './engine-options.ts';
import type { EngineKind } from './engine-settings.ts';

/** The clients by kind, loaded when first used. */
const loaders: { readonly [Kind in EngineKind]?: () => Promise<CreateEngine> } = {
  comfyui: async () => (await import('./comfyui/create-comfy-ui.ts')).createComfyUi,
  'media-api': async () => (await import('./media-api/create-media-api.ts')).createMediaApi,
  openai: async () => (await import('./openai/create-openai.ts')).createOpenAi,
  fal: async () => (await import('./fal/create-fal.ts')).createFal,
  replicate: async () => (await import('./replicate/create-replicate.ts')).createReplicate,
};

/** Creates the client of an engine of any kind. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const load = loaders[options.settings.kind];
  if (load === undefined) throw new Error(`no client for engines of kind ${options.settings.kind}`);
  return (await load())(options);
}
