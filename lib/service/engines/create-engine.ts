import type { Logger } from '../../logging/create-logger.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import type { Engine } from './engine.ts';
import type { EngineKind, EngineSettings, ModelSettings } from './engine-settings.ts';

/** What an engine's client is created with. */
export interface EngineOptions {
  /** The name of its entry in the settings. */
  name: string;
  /** Its entry; variables are replaced by their values. */
  settings: EngineSettings;
  /** The models of the settings that name it, by their names in the catalogue. */
  models: Record<string, ModelSettings>;
  /** The folder that relative paths of the settings start from. */
  folder: string;
  /** Downloads results from other public addresses. */
  fetcher: Fetcher;
  logger: Logger;
}

/** Creates the client of an engine. It must not connect before it is used. */
export type CreateEngine = (options: EngineOptions) => Engine;

/** The clients by kind, loaded when first used. */
const loaders: { readonly [Kind in EngineKind]?: () => Promise<CreateEngine> } = {
  comfyui: async () => (await import('./comfyui/create-comfy-ui.ts')).createComfyUi,
};

/** Creates the client of an engine of any kind. */
export async function createEngine(options: EngineOptions): Promise<Engine> {
  const load = loaders[options.settings.kind];
  if (load === undefined) throw new Error(`no client for engines of kind ${options.settings.kind}`);
  return (await load())(options);
}
