import { prepareZip } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { startDownload } from '@/lib/client/start-download';
import { toasts } from '@/lib/client/toasts';
import { formatBytes } from '@/lib/contract/format-bytes';
import type { LibrarySelection } from '@/lib/contract/studio/library';
import type { MediaExport } from '@/lib/contract/studio/media-export';
import { exportParameters } from '@/lib/contract/studio/media-export-parameters';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { downloadOptions } from './download-options';
import { downloadMessages as messages } from './messages';

/**
 * Downloads a file, or several as a zip, as asked.
 *
 * @param items empty where they have not all loaded: a zip
 * @param selection the same files as the studio reads them
 */
export async function startExport(
  items: readonly Pick<StudioMedia, 'id'>[],
  selection: LibrarySelection,
  options: MediaExport,
): Promise<void> {
  const [first] = items;
  if (first !== undefined && items.length === 1) {
    startDownload(exportAddress(`/api/studio/media/${encodeURIComponent(first.id)}/export`, options));
    return;
  }
  const { url, count, bytes } = await prepareZip(selection);
  toasts.show(messages.zipReady({ number: count, size: formatBytes(bytes) }));
  startDownload(exportAddress(url, options));
}

/** Downloads files as it was last done. */
export async function downloadAgain(
  items: readonly Pick<StudioMedia, 'id'>[],
  selection: LibrarySelection,
): Promise<void> {
  try {
    await startExport(items, selection, downloadOptions.current());
  } catch (error) {
    reportActionError(error);
  }
}

/** The address of a file or a zip, with the format and the names that it is downloaded in. */
export function exportAddress(address: string, options: MediaExport): string {
  const query = exportParameters(options).toString();
  return query === '' ? address : `${address}?${query}`;
}
