import { useRouter } from 'next/navigation';
import { handedToCreate } from '@/lib/client/handed-to-create';
import { toasts } from '@/lib/client/toasts';
import type { LibraryFiles } from './library-files';
import { uploadMessages } from './messages';
import { uploads } from './uploads';

/** Adds files to the library and to an open board, and offers a batch of Create for a list of prompts. */
export function useAddFiles(board: string | null): (found: LibraryFiles) => void {
  const router = useRouter();
  return ({ files, list, leftOut }) => {
    if (files.length > 0) uploads.add(files, board);
    if (list !== null) {
      const run = () => {
        handedToCreate.set({ kind: 'files', files: [list, ...files] });
        router.push('/');
      };
      const action = { label: uploadMessages.makeBatch, run };
      toasts.show(uploadMessages.listFound({ file: list.name }), { topic: 'library list', stays: true, action });
    } else if (leftOut > 0) toasts.show(uploadMessages.leftOut({ number: leftOut }));
    else if (files.length === 0) toasts.show(uploadMessages.nothingToAdd);
  };
}
