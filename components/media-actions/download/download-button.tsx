'use client';

import { Download } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { LatePopover } from '@/components/ui/use-late-popover';
import { prepareZip } from '@/lib/client/library/library';
import { reportActionError } from '@/lib/client/report-error';
import { startDownload } from '@/lib/client/start-download';
import type { StudioMedia } from '@/lib/contract/studio/studio-media';
import { actionMessages } from '../messages';

/** Downloads one file, or several as a zip. */
export function DownloadButton({ items }: { items: readonly StudioMedia[]; late: LatePopover }) {
  return (
    <IconButton
      label={actionMessages.download}
      className="max-desk:size-11"
      onClick={() => void download(items).catch(reportActionError)}
    >
      <Download aria-hidden />
    </IconButton>
  );
}

async function download(items: readonly StudioMedia[]): Promise<void> {
  const [first] = items;
  if (items.length === 1 && first !== undefined) startDownload(`${first.url}?download`);
  else startDownload((await prepareZip({ ids: items.map(({ id }) => id) })).url);
}
