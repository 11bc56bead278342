import { requestJson } from '@/lib/client/request';
import { changeItems } from '@/lib/client/library/library';
import { loadedItems } from '@/lib/client/library/loaded-items';
import { sendFile, uploadMedia } from '@/lib/client/studio-media/uploads';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import { mediaChanges } from '@/lib/client/events/media-changes';
import { toasts } from '@/lib/client/toasts';
import { createUploadQueue } from './create-upload-queue';
import { uploadMessages } from './messages';
import { watchUploads } from './watch-uploads';

const path = '/api/studio/library/imports';

/** The uploads of this tab. */
export const uploads = createUploadQueue({
  send: uploadMedia,
  sendZip: (file, options) => sendFile<LibraryImport>(path, file, options),
  readImport: (id) => requestJson(`${path}/${encodeURIComponent(id)}`),
  addToBoard: (ids, board) => changeItems({ ids }, { do: 'add_to_board', board }),
  onChanged: () => {
    loadedItems.renew();
    mediaChanges.publish({ gone: [] });
  },
});

/** Guards the uploads, and says how they ended when no panel does. */
export const uploadWatch = watchUploads(uploads, {
  page: () => window,
  onUnseenEnd: (sums) => {
    if (sums.failed === 0) toasts.show(uploadMessages.finishedElsewhere(sums));
    else toasts.show(uploadMessages.failedElsewhere(sums), { tone: 'bad', stays: true });
  },
});
