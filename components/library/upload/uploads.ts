import { requestJson } from '@/lib/client/request';
import { changeItems } from '@/lib/client/library/library';
import { loadedItems } from '@/lib/client/library/loaded-items';
import { sendFile, uploadMedia } from '@/lib/client/studio-media/uploads';
import type { LibraryImport } from '@/lib/contract/studio/library-import';
import { mediaChanges } from '@/lib/client/events/media-changes';
import { createUploadQueue } from './create-upload-queue';

const path = '/api/studio/library/imports';

/** The uploads of this tab. */
export const uploads = createUploadQueue({
  send: async (file, options) => {
    const { id } = await uploadMedia(file, options);
    return id;
  },
  sendZip: (file, options) => sendFile<LibraryImport>(path, file, options),
  readImport: (id) => requestJson(`${path}/${encodeURIComponent(id)}`),
  addToBoard: (ids, board) => changeItems({ ids }, { do: 'add_to_board', board }),
  onChanged: () => {
    loadedItems.renew();
    mediaChanges.publish({ gone: [] });
  },
});
