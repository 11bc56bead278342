import type { EngineOptions } from './engine-options.ts';
import { createEngineClient, type EngineClient } from './engine-client.ts';
import { secretsOf } from './secrets-of.ts';

/** The name of an engine in messages: its title, else the name of its entry. */
export function titleOf(options: EngineOptions): string {
  return options.settings.title ?? options.name;
}

/**
 * Creates the client of an engine that takes its key in the header `Authorization`.
 *
 * @param url the address to use; the key is sent to its origin only
 * @param scheme the word before the key, such as `Bearer`; null sends no key
 */
export function connectEngine(options: EngineOptions, url: string, scheme: string | null): EngineClient {
  const { key, headers } = options.settings;
  return createEngineClient({
    name: titleOf(options),
    url,
    headers: { ...(key === undefined || scheme === null ? {} : { authorization: `${scheme} ${key}` }), ...headers },
    secrets: secretsOf(options.settings),
    fetcher: options.fetcher,
  });
}
