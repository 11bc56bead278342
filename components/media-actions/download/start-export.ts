import { prepareZip } from '@/lib/client/library/library';
import { startDownload } from '@/lib/client/start-download';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import { exportParameters } from '@/lib/contract/studio/media-export-parameters';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';

/** Downloads a file, or several as a zip, as asked. */
export async function startExport(items: readonly Pick<StudioMedia, 'id'>[], options: MediaExport): Promise<void> {
  const [first] = items;
  if (first === undefined) return;
  const address =
    items.length === 1
      ? `/api/studio/media/${encodeURIComponent(first.id)}/export`
      : (await prepareZip({ ids: items.map(({ id }) => id) })).url;
  startDownload(exportAddress(address, options));
}

/** The address of a file or a zip, with the format and the names that it is downloaded in. */
export function exportAddress(address: string, options: MediaExport): string {
  const query = exportParameters(options).toString();
  return query === '' ? address : `${address}?${query}`;
}
