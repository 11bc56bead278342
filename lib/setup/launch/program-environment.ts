import { engineVariables } from './engine-variables.ts';
import type { Keys } from './keys.ts';
import { localAddress } from '../../settings/local-address.ts';
import { defaultStorageUrl, type LaunchSettings, type ServiceSettings } from './launch-settings.ts';

/** The values that are known once the data directory is locked and the database runs. */
export interface LaunchContext {
  dataDirectory: string;
  databaseUrl: string;
  keys: Keys;
}

const ownName = 'studio';

function ownKey(settings: LaunchSettings, keys: Keys): string {
  const entry = settings.service?.apiKeys.find((candidate) => candidate.startsWith(`${ownName}:`));
  return settings.mediaApiKey ?? entry?.slice(ownName.length + 1) ?? keys.mediaApiKey;
}

function commonEnvironment(settings: LaunchSettings, context: LaunchContext): Record<string, string> {
  return {
    DATABASE_URL: context.databaseUrl,
    STORAGE_URL: settings.storageUrl ?? defaultStorageUrl(context.dataDirectory),
    EASEL_DATA_DIR: context.dataDirectory,
    NEXT_TELEMETRY_DISABLED: '1',
  };
}

/**
 * The service's environment variables. Keys of the settings are accepted in addition to the studio's, which may change
 * the engines unless the settings name other keys.
 */
export function serviceEnvironment(
  settings: LaunchSettings,
  service: ServiceSettings,
  context: LaunchContext,
): Record<string, string> {
  const key = ownKey(settings, context.keys);
  const entry = service.apiKeys.find((candidate) => candidate.endsWith(`:${key}`));
  const keyName = entry === undefined ? ownName : entry.slice(0, -key.length - 1);
  return {
    ...commonEnvironment(settings, context),
    SERVICE_HOST: service.host,
    SERVICE_PORT: String(service.port),
    SERVICE_URL: service.url,
    SERVICE_API_KEYS: [...service.apiKeys, ...(entry === undefined ? [`${ownName}:${key}`] : [])].join(','),
    SERVICE_ADMIN_KEYS: (service.adminKeys.length > 0 ? service.adminKeys : [keyName]).join(','),
    SERVICE_FETCH_ALLOW: service.fetchAllow.join(','),
    // The programs run in another folder than the launcher, which a relative path starts from.
    ENGINES: service.enginesPath,
    // The service gets only its own secrets.
    MEDIA_API_KEY: '',
    TEXT_API_KEY: '',
    STUDIO_PASSWORD: '',
    OIDC_CLIENT_SECRET: '',
  };
}

/** The studio's environment variables, with only the key that it uses. */
export function studioEnvironment(settings: LaunchSettings, context: LaunchContext): Record<string, string> {
  const { studio, service } = settings;
  const embeddedUrl = service === null ? '' : localAddress(service.host, service.port);
  const foreignSecrets = service === null ? [] : engineVariables(service.enginesPath);
  return {
    // First: a name of the studio's own keeps its value.
    ...Object.fromEntries(foreignSecrets.map((name) => [name, ''])),
    ...commonEnvironment(settings, context),
    HOST: studio.host,
    PORT: String(studio.port),
    STUDIO_URL: studio.urls.join(','),
    MEDIA_API_URL: settings.mediaApiUrl ?? embeddedUrl,
    MEDIA_API_KEY: ownKey(settings, context.keys),
    EASEL_EMBEDDED_SERVICE: service === null ? '0' : '1',
    // Result URLs begin with SERVICE_URL, which may differ from the address that the studio uses.
    STUDIO_FETCH_ALLOW: [...studio.fetchAllow, ...(service === null ? [] : [new URL(service.url).origin])].join(','),
    SERVICE_API_KEYS: '',
  };
}
