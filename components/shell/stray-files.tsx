'use client';

import { useEffect, useState } from 'react';
import { strayFilesMessage } from './messages-late';

/** Milliseconds without another sign of a drag, after which it is over. Browsers repeat the sign every 350 ms at most. */
const silentMs = 600;

/**
 * Keeps the browser from leaving the studio for a file that is dropped where nothing takes it, and says where files can be
 * dropped while one is dragged there.
 */
export function StrayFiles() {
  const [isStray, setIsStray] = useState(false);
  useEffect(() => {
    const stopped = new AbortController();
    const { signal } = stopped;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => setIsStray(false);
    const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') === true;
    function onDragOver(event: DragEvent) {
      if (!hasFiles(event)) return;
      clearTimeout(timer);
      timer = setTimeout(end, silentMs);
      // What takes the file has said so by now: this is the last to hear of it.
      const isTaken = event.defaultPrevented;
      setIsStray(!isTaken);
      if (isTaken) return;
      event.preventDefault();
      if (event.dataTransfer !== null) event.dataTransfer.dropEffect = 'none';
    }
    function onDrop(event: DragEvent) {
      end();
      if (hasFiles(event)) event.preventDefault();
    }
    window.addEventListener('dragover', onDragOver, { signal });
    window.addEventListener('drop', onDrop, { signal });
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, []);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4 max-desk:bottom-20"
    >
      {isStray && (
        <p className="animate-appear rounded-full bg-text px-4 py-2 text-center font-medium text-bg shadow-floating">
          {strayFilesMessage}
        </p>
      )}
    </div>
  );
}
