'use client';

import { carriesFiles } from '@/components/ui/dropped-files';
import { usePageDrag } from '@/components/ui/use-page-drag';
import { strayFilesMessages } from './messages-late';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer !== null && carriesFiles(dataTransfer);

/**
 * Keeps the browser from leaving the studio for a file that is dropped where nothing takes it, and says where files can be
 * dropped while one is dragged there.
 */
export function StrayFiles() {
  const stray = usePageDrag(
    {
      over(event) {
        if (!hasFiles(event) || event.defaultPrevented) return null;
        event.preventDefault();
        if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
        return 'stray';
      },
      drop: (event) => {
        if (hasFiles(event)) event.preventDefault();
      },
    },
    'window',
  );
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4 max-desk:bottom-20"
    >
      {stray !== null && (
        <p className="animate-appear rounded-full bg-text px-4 py-2 text-center font-medium text-bg shadow-floating">
          {strayFilesMessages.hint}
        </p>
      )}
    </div>
  );
}
