import type { Fetcher } from '../../storage/create-fetcher.ts';
import { createEngineClient, type EngineClient } from '../engine-client.ts';
import type { EngineSettings } from '../engine-settings.ts';
import { createComfyApi, type ComfyApi } from './create-comfy-api.ts';

/** The requests to one ComfyUI server. */
export interface ComfyConnection {
  /** Its name for users, which messages begin with. */
  name: string;
  client: EngineClient;
  api: ComfyApi;
}

/** Shorter values, such as `1` or `true`, are no secrets, and redacting them would garble answers. */
const shortestSecret = 8;

/**
 * Creates the client of a ComfyUI server, with the headers of its settings. Connects when it is used.
 *
 * @param id the name of its entry in the settings
 */
export function connectComfyUi(id: string, settings: EngineSettings, fetcher: Fetcher): ComfyConnection {
  const { url, headers, title: name = id } = settings;
  if (url === undefined) throw new Error(`the engine ${id} needs a url`);
  const secrets = Object.values(headers).filter((value) => value.length >= shortestSecret);
  const client = createEngineClient({ name, url, headers, secrets, fetcher });
  return { name, client, api: createComfyApi(client, name) };
}
