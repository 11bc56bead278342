'use client';

import { Upload } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { chosenFiles, droppedFiles } from '@/components/ui/dropped-files';
import { useFileDrop } from '@/components/ui/use-file-drop';
import { reportActionError } from '@/lib/client/report-error';
import { type LibraryFiles, libraryFiles } from './library-files';
import { uploadMessages } from './messages';

/** Takes files that are dropped anywhere on it, or pasted while it is there; `onFiles` gets none of what can’t be added. */
export function DropZone({
  board,
  onFiles,
  className,
  children,
}: {
  /** The name of the open board, which the files are added to; null without one. */
  board: string | null;
  onFiles: (files: LibraryFiles) => void;
  className: string;
  children: ReactNode;
}) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]') !== null;
    const files = chosenFiles(event.clipboardData?.files ?? null);
    if (isTyping || event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    onFiles(libraryFiles(files));
  });
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event);
    window.addEventListener('paste', onPaste);
    return () => window.removeEventListener('paste', onPaste);
  }, []);

  async function take(data: DataTransfer) {
    try {
      onFiles(libraryFiles(await droppedFiles(data)));
    } catch (error) {
      // A folder that the browser may not read.
      reportActionError(error);
    }
  }
  const { isOver, handlers } = useFileDrop({ onDrop: (data) => void take(data) });

  return (
    <div className={className} {...handlers}>
      {children}
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-30 flex flex-col items-center justify-center gap-1 rounded-lg border-2 border-dashed border-accent bg-bg/90 text-center">
          <Upload aria-hidden className="size-7 text-accent" />
          <p className="text-lg font-semibold">
            {board === null ? uploadMessages.drop : uploadMessages.dropOn({ board })}
          </p>
          <p className="text-muted">{uploadMessages.dropHint}</p>
        </div>
      )}
    </div>
  );
}
