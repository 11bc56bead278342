import { createPersistedStore } from '@/lib/client/create-persisted-store';
import type { Store } from '@/lib/client/create-store';
import { exportFormats } from '@/lib/contract/studio/export-formats';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import { plainExport } from '@/lib/contract/studio/media-export-parameters';

/** Stores how files were last downloaded, for all tabs of this browser. */
export function createDownloadOptions(storage?: () => Pick<Storage, 'getItem' | 'setItem'>): Store<MediaExport> {
  return createPersistedStore<MediaExport>({
    key: 'easel:download',
    initial: plainExport,
    read: readOptions,
    write: (options) => JSON.stringify(options),
    ...(storage === undefined ? {} : { storage }),
  });
}

function readOptions(text: string): MediaExport {
  const stored = JSON.parse(text) as Partial<Record<keyof MediaExport, unknown>>;
  const { quality, edge, name } = stored;
  return {
    format: exportFormats.find((format) => format === stored.format) ?? plainExport.format,
    quality: typeof quality === 'number' && quality >= 1 && quality <= 100 ? Math.round(quality) : plainExport.quality,
    edge: typeof edge === 'number' && edge >= 16 && edge <= 16_384 ? Math.round(edge) : null,
    settings: stored.settings === 'remove' ? 'remove' : 'keep',
    version: stored.version === 'preview' ? 'preview' : 'original',
    name: typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : null,
  };
}

/** How files were last downloaded in this browser. */
export const downloadOptions = createDownloadOptions();
