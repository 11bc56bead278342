import { count, sum } from 'drizzle-orm';
import type { StudioStatus, UpstreamLink } from '../contract/studio/studio-status.ts';
import { media } from '../database/studio-tables.ts';
import type { StudioContext } from './context/studio-context.ts';

import packageJson from '../../package.json' with { type: 'json' };

/** The status that the Settings screen shows. */
export async function readStatus(context: StudioContext, link: UpstreamLink): Promise<StudioStatus> {
  const { settings, upstream, storage } = context;
  const [used] = await context.database.select({ files: count(), bytes: sum(media.bytes) }).from(media);
  return {
    upstream: {
      origin: upstream.origin,
      baseUrl: upstream.origin + new URL(settings.mediaApi.baseUrl).pathname.replace(/\/+$/, ''),
      isEmbedded: settings.mediaApi.isEmbedded,
      hasKey: upstream.hasKey,
    },
    link,
    storage: { kind: storage.kind, bytesUsed: Number(used?.bytes ?? 0), files: used?.files ?? 0 },
    limits: { uploadBytes: settings.uploadLimitBytes, inFlight: settings.maxInFlight, slots: settings.renderSlots },
    promptHelp:
      settings.textApi === null
        ? null
        : { origin: new URL(settings.textApi.baseUrl).origin, model: settings.textApi.model },
    hasLogin: settings.password !== null || settings.openId !== null || settings.proxyLogin !== null,
    version: packageJson.version,
  };
}
