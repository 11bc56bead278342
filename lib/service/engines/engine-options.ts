import type { Logger } from '../../logging/create-logger.ts';
import type { Fetcher } from '../storage/create-fetcher.ts';
import type { Engine } from './engine.ts';
import type { ModelSettings } from './engine-settings.ts';
import type { ResolvedEngineSettings } from './settings/resolve-variables.ts';

/** What an engine's client is created with. */
export interface EngineOptions {
  /** The name of its entry in the settings. */
  name: string;
  /** Its entry; variables are replaced by their values. */
  settings: ResolvedEngineSettings;
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
